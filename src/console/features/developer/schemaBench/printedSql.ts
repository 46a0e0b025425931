/** A statement as a person reads it: a column of a new table a line. */
export function printedSql(statement: string): string {
  const [, head, columns] = /^(create table "\w+") \((.*)\)$/s.exec(statement) ?? [];
  if (head === undefined || columns === undefined) return `${statement};`;
  return `${head} (\n${outerParts(columns)
    .map((part) => `  ${part}`)
    .join(',\n')}\n);`;
}

/** Parts between commas that stand in no bracket. */
function outerParts(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let begun = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(begun, index).trim());
      begun = index + 1;
    }
  }
  return [...parts, text.slice(begun).trim()];
}
