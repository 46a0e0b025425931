import type { Act, Reading } from '../../../domain/matricula/model.ts';
import type { Box } from '../../../domain/matricula/words.ts';
import type { Fact } from './facts.ts';

/** Words of a page that prove a value. */
export interface Mark {
  readonly fact: Fact;
  /** One box a line of print, in reading order. */
  readonly boxes: readonly Box[];
}

/** The stretch of a page that an act takes, drawn in the left margin. */
export interface Bracket {
  /** Id of the act. */
  readonly act: string;
  readonly code: string;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly lien: boolean;
  readonly cancelled: boolean;
}

/** Marks of one page, in reading order, so that Tab walks the page as the eye does. */
export function marksOfPage(facts: readonly Fact[], page: number): Mark[] {
  return facts
    .flatMap((fact) => {
      const boxes = linesOf(
        (fact.evidence?.spans ?? []).filter((span) => span.page === page).flatMap((span) => span.boxes),
      );
      return boxes.length > 0 ? [{ fact, boxes }] : [];
    })
    .filter((mark, index, all) => all.findIndex((other) => hasSameBoxes(mark, other)) === index)
    .sort((a, b) => byReadingOrder(a.boxes[0], b.boxes[0]));
}

/** One bracket an act on this page, from the first to the last of its words that are known. */
export function bracketsOfPage(
  truth: Reading,
  page: number,
  state: { readonly inForce: ReadonlySet<string>; readonly valid: Readonly<Record<string, boolean>> },
): Bracket[] {
  const extents = truth.acts
    .map((act) => ({ act, boxes: boxesOfAct(act, page) }))
    .filter(({ boxes }) => boxes.length > 0);
  const left = Math.min(...extents.flatMap(({ boxes }) => boxes.map((box) => box.left)));
  return extents.map(({ act, boxes }) => ({
    act: act.id,
    code: act.code,
    left,
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
    lien: state.inForce.has(act.id),
    cancelled: state.valid[act.id] === false,
  }));
}

/** First page a fact or an act stands on; null when nothing proves it. */
export const pageOf = (fact: Pick<Fact, 'evidence'>): number | null => fact.evidence?.spans[0]?.page ?? null;

export function pageOfAct(act: Act): number | null {
  const pages = Object.values(act.evidence).flatMap(({ spans }) => spans.map(({ page }) => page));
  return pages.length > 0 ? Math.min(...pages) : null;
}

const boxesOfAct = (act: Act, page: number): Box[] =>
  Object.values(act.evidence).flatMap(({ spans }) =>
    spans.filter((span) => span.page === page).flatMap(({ boxes }) => boxes),
  );

/** Joins boxes that stand side by side on one line. */
function linesOf(boxes: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    if (last && isSameLine(last, box)) lines[lines.length - 1] = union(last, box);
    else lines.push(box);
  }
  return lines;
}

const isSameLine = (a: Box, b: Box): boolean => {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
};

export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const hasSameBoxes = (a: Mark, b: Mark): boolean => JSON.stringify(a.boxes) === JSON.stringify(b.boxes);

const byReadingOrder = (a: Box | undefined, b: Box | undefined): number =>
  a && b ? (isSameLine(a, b) ? a.left - b.left : a.top - b.top) : 0;
