import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { membership } from '../../server/kit/sql/operators.ts';

/** One array column: the list is short, read with its record and replaced whole. */
export const serverHalf: FieldTypeServer<readonly number[]> = {
  column: 'bigint[]',
  toColumn: (value) => value,
  fromColumn: (value) => (value as readonly unknown[]).map(Number),
  where: membership,
  order: null,
};
