import { type RawBuilder, sql } from 'kysely';
import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { type Expression, equality, ordered, type Where } from '../../server/kit/sql/operators.ts';

/** The exact text `n/d` is what is kept; its quotient is computed for order and comparison only. */
export const serverHalf: FieldTypeServer<string> = {
  column: 'text',
  toColumn: (value) => value,
  fromColumn: (value) => String(value),
  where: { ...equality, maior: byQuotient(ordered.maior), menor: byQuotient(ordered.menor) },
  order: quotient,
};

function quotient(share: Expression): RawBuilder<string> {
  return sql`split_part(${share}, '/', 1)::numeric / split_part(${share}, '/', 2)::numeric`;
}

function byQuotient(where: Where | undefined): Where {
  if (!where) throw new Error('Operator missing');
  return (column, value) => where(quotient(column), quotient(sql`${value}::text`));
}
