import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { serverHalf } from '../../../field-types/dateTime/server.ts';
import { currentCompany } from '../../engine/database/policies.ts';
import type { Expression, Operators } from '../../kit/sql/operators.ts';

/** Rows with a moment each, of the record under an alias. */
export interface Moments {
  /** `from ... where ...`, naming the rows of one record. */
  readonly of: string;
  /** The moment of a row. */
  readonly at: string;
}

/** A field of several moments shows the last of them. */
export const lastOf = ({ of, at }: Moments): string => `select max(${at}) ${of}`;

/** And is asked for any of them: one and the same fulfils the whole condition. */
export function anyOf({ of, at }: Moments): Operators {
  const isThere = (condition: RawBuilder<SqlBool>) =>
    sql<SqlBool>`exists (select 1 ${sql.raw(of)} and ${condition})`;
  const asked = (['maior', 'maiorIgual', 'menor', 'menorIgual', 'entre'] as const).map((operator) => [
    operator,
    (_shown: Expression, value: unknown) =>
      isThere(serverHalf.where[operator]?.(sql.raw(at), value) ?? sql<SqlBool>`false`),
  ]);
  const any = isThere(sql<SqlBool>`${sql.raw(at)} is not null`);
  return {
    ...Object.fromEntries(asked),
    vazio: (_shown, value) => (value === false ? any : sql<SqlBool>`not ${any}`),
  };
}

/** The first instant after a day, where the company's clock stands. */
export const endOf = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((${day}::date + 1)::timestamp at time zone (select "FusoHorario" from empresa
    where "Identificador" = ${sql.raw(currentCompany)}))`;

/** Whether a stay, under its alias, lasted at an instant: what leaves at that instant is gone. */
export const lastsAt = (alias: string, instant: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const stay = sql.raw(alias);
  return sql<SqlBool>`(${stay}."Entrada" < ${instant} and (${stay}."Saida" is null or ${stay}."Saida" >= ${instant}))`;
};
