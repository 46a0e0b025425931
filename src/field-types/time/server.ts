import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { ordered } from '../../server/kit/sql/operators.ts';

/** A text that sorts as it follows. */
export const serverHalf: FieldTypeServer<string> = {
  column: 'text',
  toColumn: (value) => value,
  fromColumn: (value) => String(value),
  where: ordered,
};
