/** How a page is looked at. */

/** Width of the page in parts of the pane's width; 1 fits. */
export const zooms: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** The zoom some steps up or down; ends at the ends. */
export function zoomStep(now: number, by: 1 | -1): number {
  const near = zooms.findIndex((zoom) => zoom >= now);
  const place = near < 0 ? zooms.length - 1 : near;
  return zooms[Math.min(zooms.length - 1, Math.max(0, place + by))] ?? 1;
}

/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

export const turned = (turn: Turn): Turn => ((turn + 1) % 4) as Turn;

/** Turns by record and page, as they are kept for the person: only pages that are not as the server shows them. */
export type KeptTurns = Readonly<Record<string, Readonly<Record<string, Turn>>>>;

/** How many records' turns are kept; those turned longest ago go first. */
const mostRecords = 200;

/** Whatever was kept, made into turns: what is none is forgotten. */
export function readTurns(kept: unknown): KeptTurns {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([record, pages]) => {
      if (typeof pages !== 'object' || pages === null) return [];
      const turns = Object.entries(pages).filter(([, turn]) => turn === 1 || turn === 2 || turn === 3);
      return turns.length > 0 ? [[record, Object.fromEntries(turns) as Record<string, Turn>]] : [];
    }),
  );
}

export const turnOf = (turns: KeptTurns, record: number, page: number): Turn =>
  turns[`r${record}`]?.[page] ?? 0;

/** The turns with one page turned once more. */
export function withTurn(turns: KeptTurns, record: number, page: number): KeptTurns {
  const key = `r${record}`;
  const { [key]: own = {}, ...others } = turns;
  const { [page]: before = 0, ...pages } = own;
  const turn = turned(before);
  const next = turn === 0 ? pages : { ...pages, [page]: turn };
  const rest = Object.entries(others).slice(-(mostRecords - 1));
  return Object.fromEntries(Object.keys(next).length > 0 ? [...rest, [key, next]] : rest);
}

/**
 * How a page of a given shape lies in its frame after some quarter turns: the frame's shape, and the leaf's
 * width in parts of the frame's and what turns it, corner to corner.
 * @param ratio width by height of the page as the server shows it
 */
export function layOf(
  turn: Turn,
  ratio: number,
): {
  readonly frame: number;
  readonly width: number;
  readonly transform: string;
} {
  const isAcross = turn % 2 === 1;
  return {
    frame: isAcross ? 1 / ratio : ratio,
    width: isAcross ? ratio : 1,
    transform:
      [
        'none',
        'rotate(90deg) translateY(-100%)',
        'rotate(180deg) translate(-100%, -100%)',
        'rotate(270deg) translateX(-100%)',
      ][turn] ?? 'none',
  };
}
