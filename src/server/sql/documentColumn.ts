import type { FieldTypeServer } from './fieldTypeServer.ts';
import { textColumn } from './textColumn.ts';

/** Numbers of documents: kept without punctuation, asked for with or without. */
export const documentColumn: FieldTypeServer<string> = {
  ...textColumn,
  asked: (value) => value.replace(/[.\-/\s]/g, '').toUpperCase(),
};
