import { type Chain, type ChainLink, foldName } from '../../../../domain/matricula/model/index.ts';
import type { Share } from '../../../../domain/units.ts';

/** The chain laid out: one lane a holder, one column an act, after a first column for the opening. */
export interface ChainLayout {
  readonly columns: number;
  readonly lanes: number;
  readonly spans: readonly HoldingSpan[];
  readonly passages: readonly Passage[];
}

/** As long as somebody holds the same share. Columns: `to` is exclusive. */
export interface HoldingSpan {
  readonly name: string;
  readonly share: Share;
  readonly spouse: string | null;
  readonly lane: number;
  readonly from: number;
  readonly to: number;
  /** The same person held another share just before. */
  readonly goesOn: boolean;
}

/** What an act does between lanes. */
export interface Passage {
  readonly link: ChainLink;
  readonly column: number;
  readonly givers: readonly Stop[];
  readonly takers: readonly Stop[];
  /** Who gave without having: a lane of their own, for this column alone. */
  readonly strangers: readonly Stop[];
  readonly isBroken: boolean;
}

export interface Stop {
  readonly name: string;
  /** Null for what a stranger cannot have passed. */
  readonly share: Share | null;
  readonly lane: number;
}

export function chainLayout({ start, links }: Chain): ChainLayout {
  const lanes = new Lanes();
  const open = new Map<string, HoldingSpan>();
  const spans: HoldingSpan[] = [];
  const passages: Passage[] = [];
  const columns = links.length + 1;
  const show = (holdings: ChainLink['holdings'], column: number) => {
    const now = new Set(holdings.map(({ name }) => foldName(name)));
    for (const [key, span] of open) {
      if (now.has(key)) continue;
      spans.push({ ...span, to: column });
      open.delete(key);
      lanes.free(key, column);
    }
    for (const { name, share, spouse } of holdings) {
      const key = foldName(name);
      const before = open.get(key);
      if (before?.share === share) continue;
      if (before) spans.push({ ...before, to: column });
      const lane = lanes.of(key, column);
      open.set(key, { name, share, spouse, lane, from: column, to: columns, goesOn: before !== undefined });
    }
  };
  show(start, 0);
  links.forEach((link, index) => {
    const column = index + 1;
    const laneBefore = (name: string) => lanes.of(foldName(name), column);
    const givers = link.given.map(({ name, share }) => ({ name, share, lane: laneBefore(name) }));
    const strangers = link.strangers.map((name) => ({ name, share: null, lane: lanes.guest(column) }));
    show(link.holdings, column);
    const takers = link.received.map(({ name, share }) => ({ name, share, lane: laneBefore(name) }));
    passages.push({
      link,
      column,
      givers,
      takers,
      strangers,
      isBroken: strangers.length > 0 || link.exceeds,
    });
  });
  return { columns, lanes: lanes.count, spans: [...spans, ...open.values()].sort(byPlace), passages };
}

/** Widths of the columns, px. The last, where today's owners stand, may be wider than the others. */
export interface ColumnWidths {
  readonly count: number;
  readonly usual: number;
  readonly last: number;
}

/**
 * The columns fill the pane: the last, today's owners', gives way before anything scrolls. Where there are too many of
 * them it scrolls, and today's owners are written in full.
 */
export function columnsFor({ columns: count, spans }: ChainLayout, pane: number): ColumnWidths {
  const newest = spans.filter(({ from, to }) => from === count - 1 && to === count);
  const longest = Math.max(0, ...newest.map(({ name, share }) => name.length + share.length));
  const wanted = Math.min(mostWidth, Math.max(leastWidth, longest * letterWidth + aroundName));
  const others = Math.max(1, count - 1);
  const left = pane - leastWidth * others;
  const last = left < leastWidth ? wanted : Math.min(wanted, left);
  const usual = Math.max(leastWidth, Math.floor((pane - last) / others));
  return { count, usual, last: Math.max(last, pane - usual * others) };
}

/** Where a column begins; past the last one, where the drawing ends. */
export const leftOf = ({ count, usual, last }: ColumnWidths, at: number): number =>
  at < count ? at * usual : (count - 1) * usual + last;

/** Of a column, px; of a letter on average; of what stands around a name. */
const [leastWidth, mostWidth, letterWidth, aroundName] = [116, 360, 6.4, 62] as const;

const byPlace = (a: HoldingSpan, b: HoldingSpan): number => a.from - b.from || a.lane - b.lane;

/** Which lane is whose: the first that is free, and not left in the same column. */
class Lanes {
  #of = new Map<string, number>();
  /** By lane: the first column it may be taken in; infinite while somebody is in it. */
  #freeFrom: number[] = [];

  get count(): number {
    return this.#freeFrom.length;
  }

  of(key: string, column: number): number {
    const known = this.#of.get(key);
    if (known !== undefined) return known;
    const lane = this.#take(column, Number.POSITIVE_INFINITY);
    this.#of.set(key, lane);
    return lane;
  }

  /** A lane for one column. */
  guest(column: number): number {
    return this.#take(column, column + 1);
  }

  free(key: string, column: number): void {
    const lane = this.#of.get(key);
    this.#of.delete(key);
    // The arrow out of the lane is drawn in this column.
    if (lane !== undefined) this.#freeFrom[lane] = column + 1;
  }

  #take(column: number, until: number): number {
    const free = this.#freeFrom.findIndex((from) => from <= column);
    const lane = free < 0 ? this.#freeFrom.length : free;
    this.#freeFrom[lane] = until;
    return lane;
  }
}
