import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { onlyEmpty } from '../../server/kit/sql/operators.ts';

/** Handed over as text: the drivers disagree on what to do with lists and plain texts. */
export const serverHalf: FieldTypeServer<unknown> = {
  column: 'jsonb',
  toColumn: (value) => JSON.stringify(value),
  fromColumn: (value) => value,
  where: onlyEmpty,
  order: null,
};
