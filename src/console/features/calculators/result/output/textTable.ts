/** A table of a result as it is taken along: plain cells under their heads. */
export interface TextTable {
  readonly title: string;
  readonly heads: readonly TextHead[];
  readonly rows: readonly (readonly string[])[];
  /** The sum below them. */
  readonly total?: readonly string[];
}

export interface TextHead {
  readonly label: string;
  readonly isNumber: boolean;
}

/** What is taken along, in order: lines of text, and tables between them. */
export type Block = string | TextTable;

/**
 * Blocks as plain text. Cells have a tab between them, for a spreadsheet to part them by, and the width of their column,
 * for a letter set in one width to keep them below each other.
 */
export const toPlainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (typeof block === 'string' ? [block] : [block.title, ...rowsAsText(block)]))
    .join('\n');

function rowsAsText({ heads, rows, total }: TextTable): string[] {
  const all = [heads.map(({ label }) => label), ...rows, ...(total ? [total] : [])];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) =>
    heads
      .map(({ isNumber }, column) => {
        const [cell, width] = [row[column] ?? '', widths[column] ?? 0];
        if (isNumber) return cell.padStart(width);
        return column === heads.length - 1 ? cell : cell.padEnd(width);
      })
      .join('\t')
      .trimEnd(),
  );
}

/**
 * The same as HTML, which letters and spreadsheets take for the table it is. By attributes alone: what goes through the
 * clipboard is held to the page's rule against styles written in place.
 */
export const toHtml = (blocks: readonly Block[]): string =>
  blocks.map((block) => (typeof block === 'string' ? lineAsHtml(block) : tableAsHtml(block))).join('');

const lineAsHtml = (line: string): string => {
  const text = line.trimStart();
  return `<div>${'&nbsp;'.repeat(line.length - text.length)}${escaped(text) || '<br>'}</div>`;
};

function tableAsHtml({ title, heads, rows, total }: TextTable): string {
  const row = (tag: 'th' | 'td', cells: readonly string[]) => {
    const shown = heads.map(
      ({ isNumber }, column) =>
        `<${tag} align="${isNumber ? 'right' : 'left'}">${escaped(cells[column] ?? '')}</${tag}>`,
    );
    return `<tr>${shown.join('')}</tr>`;
  };
  return [
    `<div><b>${escaped(title)}</b></div>`,
    '<table border="1" cellspacing="0" cellpadding="4">',
    `<thead>${row(
      'th',
      heads.map(({ label }) => label),
    )}</thead>`,
    `<tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody>`,
    total ? `<tfoot>${row('th', total)}</tfoot>` : '',
    '</table>',
  ].join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
