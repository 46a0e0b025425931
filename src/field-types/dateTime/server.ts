import { instantOf } from '../../domain/localInstant.ts';
import type { FieldTypeServer } from '../../server/sql/fieldTypeServer.ts';
import { ordered } from '../../server/sql/operators.ts';

/** In: local time of the company. Out: UTC with `Z`. */
export const serverHalf: FieldTypeServer<string> = {
  column: 'timestamp with time zone',
  toColumn: (value, _field, { timeZone }) => instantOf(value, timeZone),
  // An instant on its way into the database, compared with what is there, is still a Date.
  fromColumn: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  where: ordered,
};
