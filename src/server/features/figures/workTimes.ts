import { sql } from 'kysely';
import { businessMs, type WorkingCalendar } from '../../../domain/businessHours.ts';
import type { Period } from '../../../domain/figures/period.ts';
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
  const { places, received, concluded, branches, stayOf, stayFrom, stayTo } = await concludedIn(
    figuring,
    period,
  );
  const calendarOf = branches.map((branch) => calendars.of(branch === 0 ? null : branch));
  const cycle = places.map((_id, index) => secondsOf(received[index], concluded[index]));
  const businessCycle = places.map((_id, index) =>
    businessSecondsOf(received[index], concluded[index], calendarOf[index] ?? calendars.own),
  );
  const indexOf = new Map(places.map((id, index) => [id, index]));
  const analysis = new Sums(places.length);
  const businessAnalysis = new Sums(places.length);
  for (const [stay, id] of stayOf.entries()) {
    const index = indexOf.get(id) ?? 0;
    const [from, to] = [stayFrom[stay], stayTo[stay]];
    analysis.add(index, secondsOf(from, to));
    businessAnalysis.add(index, businessSecondsOf(from, to, calendarOf[index] ?? calendars.own));
  }
  return { cycle, businessCycle, analysis: analysis.all(), businessAnalysis: businessAnalysis.all() };
}

/** Seconds added up for each of some records; one that has none, or went backwards once, says so. */
class Sums {
  readonly #sums: (number | null)[];

  constructor(count: number) {
    this.#sums = Array.from({ length: count }, () => null);
  }

  add(index: number, seconds: number): void {
    const sum = this.#sums[index] ?? 0;
    this.#sums[index] = seconds < 0 || sum < 0 ? -1 : sum + seconds;
  }

  all(): readonly number[] {
    return this.#sums.filter((sum) => sum !== null);
  }
}

const secondsOf = (from = 0, to = 0) => (to - from) / 1000;

/** Negative where the calendar's time is, so that both clocks leave out the same samples. */
const businessSecondsOf = (from = 0, to = 0, calendar: WorkingCalendar): number =>
  to < from ? secondsOf(from, to) : businessMs(new Date(from), new Date(to), calendar) / 1000;

/** Side by side, one place a record; instants in milliseconds, 0 for no branch. */
interface Concluded {
  readonly places: readonly number[];
  readonly received: readonly number[];
  readonly concluded: readonly number[];
  readonly branches: readonly number[];
  /** One place a stay in analysis: of which record, from when to when. */
  readonly stayOf: readonly number[];
  readonly stayFrom: readonly number[];
  readonly stayTo: readonly number[];
}

/** Each column as one text: tens of thousands of rows are read in the time of hundreds. */
async function concludedIn(figuring: Figuring, period: Period): Promise<Concluded> {
  const { tx, actor } = figuring.work;
  const { rows } = await sql<Readonly<Record<keyof Concluded, string | null>>>`
    with fim as materialized (
      select t."Identificador" as id, t."IdentificadorOperacao" as operacao, max(s."Saida") as saida
      from permanencia s join registro_matricula t on t."Identificador" = s."IdentificadorRegistroMatricula"
      where ${visible(figuring, 'registro-matricula')} and s."IdentificadorEmpresa" = ${actor.companyId}
        and s."Trecho" = 'estoque' and s."Destino" = 'concluida' and ${isWithin('s."Saida"', spanOf(figuring, period))}
      group by 1, 2),
    ciclos as (
      select string_agg(f.id::text, ',') as places, string_agg(${ms('e."Entrada"')}, ',') as received,
        string_agg(${ms('f.saida')}, ',') as concluded,
        string_agg(coalesce(o."IdentificadorFilial", 0)::text, ',') as branches
      from fim f
      join permanencia e on e."IdentificadorRegistroMatricula" = f.id and e."IdentificadorEmpresa" = ${actor.companyId}
        and e."Trecho" = 'estoque' and e."Origem" is null
      left join operacao o on o."Identificador" = f.operacao),
    analises as (
      select string_agg(f.id::text, ',') as "stayOf", string_agg(${ms('a."Entrada"')}, ',') as "stayFrom",
        string_agg(${ms('a."Saida"')}, ',') as "stayTo"
      from fim f join permanencia a on a."IdentificadorRegistroMatricula" = f.id
        and a."IdentificadorEmpresa" = ${actor.companyId} and a."Trecho" = 'analise' and a."Saida" <= f.saida)
    select * from ciclos, analises`.execute(tx);
  const numbers = (name: keyof Concluded): readonly number[] => {
    const column = rows[0]?.[name] ?? '';
    return column === '' ? [] : column.split(',').map(Number);
  };
  return {
    places: numbers('places'),
    received: numbers('received'),
    concluded: numbers('concluded'),
    branches: numbers('branches'),
    stayOf: numbers('stayOf'),
    stayFrom: numbers('stayFrom'),
    stayTo: numbers('stayTo'),
  };
}

const ms = (instant: string) => sql.raw(`(date_part('epoch', ${instant}) * 1000)::bigint::text`);
