import type { LocalDate } from '../../../../domain/dates.ts';
import type {
  Act,
  Area,
  EventCode,
  Opening,
  Owner,
  Situation,
} from '../../../../domain/matricula/model/index.ts';
import type { Share } from '../../../../domain/units.ts';

/** The record drawn over its acts: step 0 is the opening, step n the n-th act. Ends are exclusive. */
export interface Replay {
  readonly steps: readonly ReplayStep[];
  readonly owners: readonly OwnerBand[];
  readonly ownerLanes: number;
  readonly liens: readonly LienBar[];
  readonly lienLanes: number;
  readonly areas: readonly AreaSpan[];
}

export interface ReplayStep {
  /** Null for the opening. */
  readonly act: string | null;
  readonly code: string | null;
  readonly date: LocalDate | null;
}

export interface OwnerBand extends Span {
  /** Null where there are too many owners to draw each one. */
  readonly name: string | null;
  readonly share: Share | null;
  readonly count: number;
  readonly lane: number;
}

export interface LienBar extends Span {
  readonly act: string;
  readonly code: string;
  readonly event: EventCode;
  readonly inForce: boolean;
  readonly lane: number;
}

export interface AreaSpan extends Span {
  readonly area: Area;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** More owners at once than this are drawn as one band with their number. */
export const maxOwnerLanes = 4;

/**
 * @param situations the situation after the opening and after each act: one more than there are acts
 */
export function replayOf(opening: Opening, acts: readonly Act[], situations: readonly Situation[]): Replay {
  const owners = inLanes(
    situations.some(({ owners: all }) => all.length > maxOwnerLanes) ? crowd(situations) : bands(situations),
  );
  const liens = inLanes(lienSpans(situations));
  return {
    steps: [
      { act: null, code: null, date: opening.openedOn },
      ...acts.map(({ id, code, date }) => ({ act: id, code, date })),
    ],
    owners,
    ownerLanes: lanesOf(owners),
    liens,
    lienLanes: lanesOf(liens),
    areas: areaSpans(situations),
  };
}

/** One band for as long as an owner holds the same share. */
function bands(situations: readonly Situation[]): Omit<OwnerBand, 'lane'>[] {
  const keyOf = (owner: Owner) => `${owner.name}|${owner.share}`;
  return spans(situations.map(({ owners }) => new Map(owners.map((owner) => [keyOf(owner), owner])))).map(
    ({ value, from, to }) => ({ name: value.name, share: value.share, count: 1, from, to }),
  );
}

/** One band for as long as the number of owners stays; a single owner keeps the name. */
function crowd(situations: readonly Situation[]): Omit<OwnerBand, 'lane'>[] {
  const keyed = situations.map(({ owners }) => new Map([[owners.map(({ name }) => name).join('|'), owners]]));
  return spans(keyed).map(({ value, from, to }) => ({
    name: value.length === 1 ? (value[0]?.name ?? null) : null,
    share: value.length === 1 ? (value[0]?.share ?? null) : null,
    count: value.length,
    from,
    to,
  }));
}

function lienSpans(situations: readonly Situation[]): Omit<LienBar, 'lane'>[] {
  const keyed = situations.map(({ encumbrances }) => new Map(encumbrances.map((lien) => [lien.act, lien])));
  return spans(keyed).map(({ value, from, to }) => ({
    act: value.act,
    code: value.code,
    event: value.event,
    inForce: to === situations.length,
    from,
    to,
  }));
}

function areaSpans(situations: readonly Situation[]): AreaSpan[] {
  const keyed = situations.map(
    ({ property: { area } }) => new Map(area ? [[`${area.value}${area.unit}`, area]] : []),
  );
  return spans(keyed).map(({ value, from, to }) => ({ area: value, from, to }));
}

/** Runs of neighbouring steps at which a key is present. */
function spans<T>(steps: readonly ReadonlyMap<string, T>[]): { value: T; from: number; to: number }[] {
  const done: { value: T; from: number; to: number }[] = [];
  const open = new Map<string, { value: T; from: number; to: number }>();
  steps.forEach((step, index) => {
    for (const [key, value] of step) {
      const run = open.get(key);
      if (run) run.to = index + 1;
      else {
        const fresh = { value, from: index, to: index + 1 };
        open.set(key, fresh);
        done.push(fresh);
      }
    }
    for (const key of [...open.keys()]) if (!step.has(key)) open.delete(key);
  });
  return done;
}

/** Puts spans in as few lanes as they fit in, each in the first one that is free. */
function inLanes<T extends Span>(items: readonly T[]): (T & { lane: number })[] {
  const ends: number[] = [];
  return items.map((item) => {
    const free = ends.findIndex((end) => end <= item.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = item.to;
    return { ...item, lane };
  });
}

const lanesOf = (items: readonly { lane: number }[]): number =>
  Math.max(1, ...items.map(({ lane }) => lane + 1));
