/** Rows to come, with the margin already ruled; nothing shimmers. */
export function Skeleton({ rows, columns, label }: { rows: number; columns: number; label: string }) {
  const shown = Math.min(Math.max(columns, 2), 6);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that is still empty has no element of its own
    <div role="region" aria-busy="true" aria-label={label} className="skeleton">
      {Array.from({ length: rows }, (_row, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div className="skeleton-row" key={row}>
          <span className="k">
            <i className="sk" />
          </span>
          {Array.from({ length: shown }, (_column, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <i
              className="sk"
              key={column}
              style={{ width: `${widths[(row * 3 + column * 5) % widths.length]}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const widths = [70, 52, 86, 60, 46, 63, 55];
