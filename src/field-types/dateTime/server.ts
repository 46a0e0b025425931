import { type SqlBool, sql } from 'kysely';
import { instantOf } from '../../domain/localInstant.ts';
import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { ordered } from '../../server/kit/sql/operators.ts';

/** In: local time of the company. Out: UTC with `Z`. */
export const serverHalf: FieldTypeServer<string> = {
  column: 'timestamp with time zone',
  toColumn: (value, _field, { timeZone }) => instantOf(value, timeZone),
  // An instant on its way into the database, compared with what is there, is still a Date.
  fromColumn: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  where: {
    ...ordered,
    // The wire knows milliseconds and a column microseconds: a millisecond is the whole of it.
    maior: (column, value) => sql<SqlBool>`${column} >= ${after(value)}`,
    menorIgual: (column, value) => sql<SqlBool>`${column} < ${after(value)}`,
    entre: (column, value) => {
      const [from, to] = value as readonly [Date | null, Date | null];
      if (from === null) return sql<SqlBool>`${column} < ${after(to)}`;
      if (to === null) return sql<SqlBool>`${column} >= ${from}`;
      return sql<SqlBool>`(${column} >= ${from} and ${column} < ${after(to)})`;
    },
  },
};

const after = (value: unknown) => new Date((value as Date).getTime() + 1);
