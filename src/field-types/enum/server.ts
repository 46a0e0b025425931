import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { equality } from '../../server/kit/sql/operators.ts';

export const serverHalf: FieldTypeServer<string> = {
  column: 'text',
  toColumn: (value) => value,
  fromColumn: (value) => String(value),
  where: equality,
};
