import type { FieldTypeServer } from '../../server/sql/fieldTypeServer.ts';
import { equality } from '../../server/sql/operators.ts';

export const serverHalf: FieldTypeServer<string> = {
  column: 'text',
  toColumn: (value) => value,
  fromColumn: (value) => String(value),
  where: equality,
};
