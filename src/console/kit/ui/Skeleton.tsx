/** Rows to come, with the margin already ruled; nothing shimmers. */
export function Skeleton({ rows, columns, label }: { rows: number; columns: number; label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="skeleton">
      {linesOf(rows, Math.min(Math.max(columns, 2), 6)).map(({ id, cells }) => (
        <div className="skeleton-row" key={id}>
          <span className="k">
            <i className="sk" />
          </span>
          {cells.map((cell) => (
            <i className="sk" key={cell.id} style={{ width: cell.width }} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Words of uneven length, always the same ones. */
const linesOf = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_row, row) => ({
    id: `row-${row}`,
    cells: Array.from({ length: columns }, (_column, column) => ({
      id: `cell-${column}`,
      width: `${widths[(row * 3 + column * 5) % widths.length]}%`,
    })),
  }));

const widths = [70, 52, 86, 60, 46, 63, 55];
