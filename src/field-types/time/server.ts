import type { FieldTypeServer } from '../../server/sql/fieldTypeServer.ts';
import { ordered } from '../../server/sql/operators.ts';

/** A text that sorts as it follows. */
export const serverHalf: FieldTypeServer<string> = {
  column: 'text',
  toColumn: (value) => value,
  fromColumn: (value) => String(value),
  where: ordered,
};
