import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { equality } from '../../server/kit/sql/operators.ts';

export const serverHalf: FieldTypeServer<boolean> = {
  column: 'boolean',
  toColumn: (value) => value,
  fromColumn: (value) => value === true,
  where: equality,
};
