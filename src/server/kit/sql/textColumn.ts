import type { FieldTypeServer } from './fieldTypeServer.ts';
import { folded } from './foldFunction.ts';
import { textual } from './operators.ts';

/** Types whose value is a text and lies in the column as it is. */
export const textColumn: FieldTypeServer<string> = {
  column: 'text',
  toColumn: (value) => value,
  fromColumn: (value) => String(value),
  where: textual,
  order: folded,
};
