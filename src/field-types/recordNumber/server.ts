import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { textColumn } from '../../server/kit/sql/textColumn.ts';

/** A text, asked for with or without the point of its thousands. */
export const serverHalf: FieldTypeServer<string> = {
  ...textColumn,
  asked: (value) => (/^[\d.\s]+$/.test(value) ? value.replace(/[.\s]/g, '') : value),
};
