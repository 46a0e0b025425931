import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { currentCompany } from '../../engine/database/policies.ts';

/** Business hours a record may be in stock where the workflow of its operation says nothing. @see dashboards, section 1 */
export const usualTerm = 16;

/**
 * SQL of whether something received at `received`, of the operation under alias `o`, was late at an instant: received
 * before the one the database works out, once a statement, for its branch and term.
 */
export const isLate = (received: string, instant: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const [before, after] = around(received);
  return sql<SqlBool>`${sql.raw(before)}${instant}${sql.raw(after)}`;
};

/** The same of this moment, as text. */
export const isLateNow = (received: string): string => around(received).join('now()');

/** What stands before and after the instant. */
const around = (received: string): readonly [string, string] => [
  `coalesce(${received} < (select c.inicio from folio_inicios_prazo(${currentCompany}, `,
  `) as c where (c.filial = o."IdentificadorFilial" or c.filial is null)
    and c.horas = coalesce((select w."PrazoAnaliseHoras" from workflow w
      where w."Identificador" = o."IdentificadorWorkflow"), ${usualTerm})
    order by c.filial nulls last limit 1), false)`,
];
