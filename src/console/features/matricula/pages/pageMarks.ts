import type { Act, Reading } from '../../../../domain/matricula/model/index.ts';
import type { Box } from '../../../../domain/pages/words.ts';
import type { Fact } from '../facts/facts.ts';

/** Words of a page that prove a value. */
export interface ProofMark {
  readonly fact: Fact;
  /** One box a line of print, in reading order. */
  readonly boxes: readonly Box[];
}

/** The stretch of a column of print that an act takes, drawn in the margin beside it. */
export interface Bracket {
  /** Id of the act. */
  readonly act: string;
  readonly code: string;
  /** Where the column's print ends towards that margin. */
  readonly edge: number;
  /** A second column has its brackets at the right. */
  readonly side: 'left' | 'right';
  readonly top: number;
  readonly bottom: number;
  readonly lien: boolean;
  readonly cancelled: boolean;
}

/** Marks of one page, in reading order, so that Tab walks the page as the eye does. */
export function marksOfPage(facts: readonly Fact[], page: number): ProofMark[] {
  return facts
    .flatMap((fact) => {
      const boxes = linesOfPrint(
        (fact.evidence?.spans ?? []).filter((span) => span.page === page).flatMap((span) => span.boxes),
      );
      return boxes.length > 0 ? [{ fact, boxes }] : [];
    })
    .filter((mark, index, all) => all.findIndex((other) => hasSameBoxes(mark, other)) === index)
    .sort((a, b) => byReadingOrder(a.boxes[0], b.boxes[0]));
}

/** One bracket for each act in each column of this page, from the first to the last of its words that are known. */
export function bracketsOfPage(
  truth: Reading,
  page: number,
  state: { readonly inForce: ReadonlySet<string>; readonly valid: Readonly<Record<string, boolean>> },
): Bracket[] {
  const stretches = truth.acts.flatMap((act) =>
    columnsOf(boxesOfAct(act, page)).map((column) => ({ act, box: column.reduce(union) })),
  );
  const sideOf = (box: Box) => (box.left > 0.45 ? 'right' : 'left');
  const edges = {
    left: Math.min(...stretches.map(({ box }) => box.left)),
    right: Math.max(...stretches.map(({ box }) => box.right)),
  };
  return stretches.map(({ act, box }) => ({
    act: act.id,
    code: act.code,
    side: sideOf(box),
    edge: edges[sideOf(box)],
    top: box.top,
    bottom: box.bottom,
    lien: state.inForce.has(act.id),
    cancelled: state.valid[act.id] === false,
  }));
}

/** The lines of an act by column: print that starts beyond the middle and does not cross it is a second one. */
function columnsOf(boxes: readonly Box[]): Box[][] {
  const second = boxes.filter(({ left }) => left > 0.45);
  const first = boxes.filter(({ left }) => left <= 0.45);
  // A short last word at the right of a whole line is no column.
  const isColumn = second.length > 1 && first.every(({ right }) => right < 0.6);
  if (!isColumn) return boxes.length > 0 ? [[...boxes]] : [];
  return [first, second].filter((column) => column.length > 0);
}

/** First page a fact or an act stands on; null when nothing proves it. */
export const pageOf = (fact: Pick<Fact, 'evidence'>): number | null => fact.evidence?.spans[0]?.page ?? null;

export function pageOfAct(act: Act): number | null {
  const pages = Object.values(act.evidence).flatMap(({ spans }) => spans.map(({ page }) => page));
  return pages.length > 0 ? Math.min(...pages) : null;
}

/** The act's own words where the reader gives them, else those of its values. */
function boxesOfAct({ evidence }: Act, page: number): Box[] {
  const proofs = evidence.text ? [evidence.text] : Object.values(evidence);
  return proofs.flatMap(({ spans }) =>
    spans.filter((span) => span.page === page).flatMap(({ boxes }) => boxes),
  );
}

/** Joins boxes that stand side by side on one line. */
export function linesOfPrint(boxes: readonly Box[]): Box[] {
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

const hasSameBoxes = (a: ProofMark, b: ProofMark): boolean =>
  JSON.stringify(a.boxes) === JSON.stringify(b.boxes);

const byReadingOrder = (a: Box | undefined, b: Box | undefined): number =>
  a && b ? (isSameLine(a, b) ? a.left - b.left : a.top - b.top) : 0;
