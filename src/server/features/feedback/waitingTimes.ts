import { sql } from 'kysely';
import type { EntityRules } from '../../engine/crud/rules.ts';
import type { Tx } from '../../kit/database/database.ts';

/** Hours between two instants (ISO 8601) in which the company works, to the hundredth. @see dashboards, section 0 */
export async function businessHoursBetween(
  tx: Tx,
  from: string,
  to: string,
  companyId: number | null,
): Promise<number> {
  const { rows } = await sql<{ hours: string | number }>`
    select folio_horas_uteis(${from}::timestamptz, ${to}::timestamptz, ${companyId}::bigint) as hours`.execute(
    tx,
  );
  return Number(rows[0]?.hours ?? 0);
}

/**
 * How long a feedback waits, from its registration or reopening until now, and how long it waited for its first reply.
 * Worked out in every query, so that lists sort and filter by it. @see dashboards, section 4
 */
export const waitingTimes: NonNullable<EntityRules['expressions']> = {
  TempoPendente: (alias) => `case when ${alias}."Situacao" = 'pendente' then
    folio_horas_uteis(${alias}."PendenteDesde", now(), ${alias}."IdentificadorEmpresa") end`,
  TempoPendenteCorrido: (alias) => `case when ${alias}."Situacao" = 'pendente' then
    ${calendarHours(`${alias}."PendenteDesde"`, 'now()')} end`,
  TempoRespostaCorrido: (alias) =>
    calendarHours(`${alias}."DataRegistro"`, `${alias}."DataPrimeiraResposta"`),
};

/** None where the clocks of two machines disagree. */
const calendarHours = (from: string, to: string) =>
  `round(greatest(extract(epoch from ${to} - ${from}), 0) / 3600, 2)`;
