import type { FieldTypeServer } from './fieldTypeServer.ts';
import { textColumn } from './textColumn.ts';

/**
 * Numbers of documents: kept without punctuation, asked for with or without. Having no accents they sort as
 * they are, so that one index serves order and equality.
 */
export const documentColumn: FieldTypeServer<string> = {
  column: textColumn.column,
  toColumn: textColumn.toColumn,
  fromColumn: textColumn.fromColumn,
  where: textColumn.where,
  asked: (value) => value.replace(/[.\-/\s]/g, '').toUpperCase(),
};
