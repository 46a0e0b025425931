import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { ordered } from '../../server/kit/sql/operators.ts';

export const serverHalf: FieldTypeServer<number> = {
  column: 'bigint',
  toColumn: (value) => value,
  fromColumn: (value) => Number(value),
  where: ordered,
};
