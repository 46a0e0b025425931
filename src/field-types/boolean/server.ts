import type { FieldTypeServer } from '../../server/sql/fieldTypeServer.ts';
import { equality } from '../../server/sql/operators.ts';

export const serverHalf: FieldTypeServer<boolean> = {
  column: 'boolean',
  toColumn: (value) => value,
  fromColumn: (value) => value === true,
  where: equality,
};
