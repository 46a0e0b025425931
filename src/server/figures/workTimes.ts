import { sql } from 'kysely';
import { businessMs } from '../../domain/businessHours.ts';
import type { Period } from '../../domain/figures/period.ts';
import { workingCalendars } from '../organisation/workingCalendar.ts';
import { type Figuring, isWithin, spanOf, visible } from './figuring.ts';

/** How long the records concluded in a period took, in seconds, one sample a record. */
export interface WorkTimes {
  /** From receipt to its last conclusion in the period. */
  readonly cycle: readonly number[];
  readonly businessCycle: readonly number[];
  /** In analysis until then, without pauses. */
  readonly analysis: readonly number[];
  readonly businessAnalysis: readonly number[];
}

/**
 * Analysis is the sum of the stays in em_analise that are over; what is paused, or idle for so long that it was paused,
 * is none. @see dashboards, section 3
 */
export async function workTimesOf(figuring: Figuring, period: Period): Promise<WorkTimes> {
  const { tx, actor } = figuring.work;
  const calendars = await workingCalendars(tx, actor.companyId);
  const { rows } = await sql<{ records: readonly Cells[] }>`
    with fim as materialized (
      select t."Identificador" as id, t."IdentificadorOperacao" as operacao, max(s."Saida") as saida
      from permanencia s join registro_matricula t on t."Identificador" = s."IdentificadorRegistroMatricula"
      where ${visible(figuring, 'registro-matricula')} and s."IdentificadorEmpresa" = ${actor.companyId}
        and s."Trecho" = 'estoque' and s."Destino" = 'concluida' and ${isWithin('s."Saida"', spanOf(figuring, period))}
      group by 1, 2),
    analises as (
      select f.id, json_agg(json_build_array(${ms('a."Entrada"')}, ${ms('a."Saida"')})) as stays
      from fim f join permanencia a on a."IdentificadorRegistroMatricula" = f.id
        and a."IdentificadorEmpresa" = ${actor.companyId} and a."Trecho" = 'analise' and a."Saida" <= f.saida
      group by 1)
    select coalesce(json_agg(json_build_array(${ms('e."Entrada"')}, ${ms('f.saida')}, o."IdentificadorFilial", a.stays)), '[]')
      as records
    from fim f
    join permanencia e on e."IdentificadorRegistroMatricula" = f.id
      and e."IdentificadorEmpresa" = ${actor.companyId} and e."Trecho" = 'estoque' and e."Origem" is null
    left join operacao o on o."Identificador" = f.operacao
    left join analises a on a.id = f.id`.execute(tx);
  const records = (rows[0]?.records ?? []).map(([received, concluded, branch, stays]) => ({
    cycle: [received, concluded] as const,
    calendar: calendars.of(branch),
    stays: stays ?? [],
  }));
  const analysed = records.filter(({ stays }) => stays.length > 0);
  return {
    cycle: records.map(({ cycle }) => calendarSeconds(cycle)),
    businessCycle: records.map(({ cycle, calendar }) => businessSeconds(cycle, calendar)),
    analysis: analysed.map(({ stays }) => sumOf(stays, calendarSeconds)),
    businessAnalysis: analysed.map(({ stays, calendar }) =>
      sumOf(stays, (stay) => businessSeconds(stay, calendar)),
    ),
  };
}

/** From one instant to another, in milliseconds. */
type Stay = readonly [number, number];
type Cells = readonly [number, number, number | null, readonly Stay[] | null];

const ms = (instant: string) => sql.raw(`round(extract(epoch from ${instant}) * 1000)`);

const calendarSeconds = ([from, to]: Stay) => (to - from) / 1000;

/** Negative where the calendar's time is, so that both clocks leave out the same samples. */
const businessSeconds = (stay: Stay, calendar: Parameters<typeof businessMs>[2]) =>
  stay[1] < stay[0]
    ? calendarSeconds(stay)
    : businessMs(new Date(stay[0]), new Date(stay[1]), calendar) / 1000;

/** One stay that went backwards spoils its record's sample. */
const sumOf = (stays: readonly Stay[], secondsOf: (stay: Stay) => number): number => {
  const seconds = stays.map(secondsOf);
  return seconds.find((one) => one < 0) ?? seconds.reduce((sum, one) => sum + one, 0);
};
