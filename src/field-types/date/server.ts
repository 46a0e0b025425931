import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { ordered } from '../../server/kit/sql/operators.ts';

/** Text all the way: both drivers are told not to make a `Date` of a day. */
export const serverHalf: FieldTypeServer<string> = {
  column: 'date',
  toColumn: (value) => value,
  fromColumn: (value) => String(value),
  where: ordered,
};
