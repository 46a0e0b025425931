import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { textColumn } from '../../server/kit/sql/textColumn.ts';

/** Addresses are asked for in any case and kept in lower case. */
export const serverHalf: FieldTypeServer<string> = {
  ...textColumn,
  toColumn: (value) => value.toLowerCase(),
};
