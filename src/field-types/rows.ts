import { definitions } from './generated/definitions.ts';
import { sameWord } from './sameWord.ts';
import type { Field, TextContext } from './types.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows as a block of cells, the way spreadsheets put one on the clipboard: tabs between cells, a line a row. */
export const writeRows = (rows: readonly Row[], { fields }: Field, context: TextContext): string =>
  rows
    .map((row) => fields.map((field) => quoted(writeCell(row[field.name], field, context))).join('\t'))
    .join('\n');

/** A block of cells as whole rows, cell by cell as each field reads it. */
export const readRows = (text: string, field: Field, context: TextContext): Row[] =>
  readBlock(text, field, context, 0).map((row) => ({
    ...Object.fromEntries(field.fields.map((inner) => [inner.name, inner.default ?? null])),
    ...row,
  }));

/**
 * The cells of a block by field, the first of each row being that of field number `from`. A first row that repeats
 * the fields' labels is a heading and left out, and so are cells beyond the last field.
 */
export function readBlock(block: string, { fields }: Field, context: TextContext, from: number): Row[] {
  const [first = [], ...rest] = cellsOf(block);
  const isHeading = first.every((cell, index) =>
    sameWord(cell, fields[from + index]?.label[context.locale] ?? ''),
  );
  return (isHeading ? rest : [first, ...rest]).map((cells) =>
    Object.fromEntries(
      cells.flatMap((cell, index) => {
        const field = fields[from + index];
        return field ? [[field.name, readCell(cell, field, context)]] : [];
      }),
    ),
  );
}

/** The cells of a block, quotes of spreadsheets taken away; the last line end ends a row and begins none. */
export function cellsOf(block: string): string[][] {
  const rows: string[][] = [[]];
  const text = block.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\n') rows.push([]);
    if (match[3] === '') break;
  }
  return rows;
}

function readCell(text: string, field: Field, context: TextContext): unknown {
  if (text.trim() === '') return null;
  return definitions[field.type]?.read(text, field, context) ?? text;
}

function writeCell(value: unknown, field: Field, context: TextContext): string {
  const definition = definitions[field.type];
  if (!definition || value === null || value === undefined) return '';
  return (definition.write ?? definition.text).call(definition, value, field, context);
}

const quoted = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
