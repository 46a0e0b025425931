/** Steps of rows and columns of the keys that go from cell to cell. */
const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Gives the focus to the cell beside, or to the link or box in it.
 * @returns whether the key is one that goes from cell to cell; at the edge nothing moves
 */
export function nextCell(from: Element, key: string): boolean {
  const step = steps[key];
  const cell = from.closest<HTMLTableCellElement>('tbody td, tbody th');
  const row = cell?.parentElement as HTMLTableRowElement | null | undefined;
  const body = row?.parentElement as HTMLTableSectionElement | null | undefined;
  if (!step || !cell || !row || !body) return false;
  const next = body.rows[row.sectionRowIndex + step[0]]?.cells[cell.cellIndex + step[1]];
  if (!next) return true;
  const inner = next.querySelector<HTMLElement>('a[data-record], input');
  if (!inner) next.tabIndex = -1;
  (inner ?? next).focus();
  return true;
}
