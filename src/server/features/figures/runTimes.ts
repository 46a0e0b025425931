import { type RawBuilder, sql } from 'kysely';
import { timeClasses } from '../../../domain/figures/classes.ts';
import type { Period } from '../../../domain/figures/period.ts';
import { fewest, type Statistics } from '../../../domain/figures/statistics.ts';
import { type Figuring, isWithin, spanOf, visible } from './figuring.ts';

/** Statistics of one time, in seconds, and how many samples a clock set back made useless. */
export interface MachineTimes extends Statistics {
  readonly discarded: number;
}

/** What is told of the runs of reading a file that ended in a period. */
export interface RunTimes {
  readonly queue: MachineTimes;
  readonly ocr: MachineTimes;
  readonly extraction: MachineTimes;
  /** Of each record its last successful run. */
  readonly total: MachineTimes;
  readonly failure: MachineTimes;
  /** Of OCR alone. */
  readonly seconds: number;
  readonly pages: number;
  /** Last successful runs by class of total time. */
  readonly classes: readonly number[];
  /** Successful runs by OCR quality. */
  readonly levels: Readonly<Record<string, number>>;
}

/**
 * Worked out in the database: a year of a large company holds tens of thousands of runs. `percentile_cont` interpolates as
 * `percentile` does, and both are held to each other by a test.
 */
export async function runsEndedIn(figuring: Figuring, period: Period): Promise<RunTimes> {
  const { tx, actor } = figuring.work;
  const bounds = timeClasses.slice(1).map(({ from }) => from);
  const { rows } = await sql<{ told: RunTimes }>`
    with ultimas as (
      select max(q."Identificador") as id from processamento q
      where q."IdentificadorEmpresa" = ${actor.companyId} and q."Resultado" = 'lida'
      group by q."IdentificadorRegistroMatricula"),
    feitos as materialized (
      select p."Resultado" = 'erro' as failed, u.id is not null as last, p."NivelOcr" as level, p."Paginas" as pages,
        ${seconds(`p."IniciadoEm" - p."CriadoEm"`)} as queue, ${seconds(`p."TerminadoEm" - p."CriadoEm"`)} as total,
        p."TempoOcr" / 1000.0::float8 as ocr, p."TempoIa" / 1000.0::float8 as extraction
      from processamento p
      join registro_matricula t on t."Identificador" = p."IdentificadorRegistroMatricula"
      left join ultimas u on u.id = p."Identificador"
      where ${visible(figuring, 'registro-matricula')} and p."IdentificadorEmpresa" = ${actor.companyId}
        and p."Resultado" in ('lida', 'erro') and ${isWithin('p."TerminadoEm"', spanOf(figuring, period))})
    select json_build_object(
      'queue', ${statistics('queue', 'not failed')},
      'ocr', ${statistics('ocr', 'not failed and ocr > 0')},
      'extraction', ${statistics('extraction', 'not failed')},
      'total', ${statistics('total', 'last')},
      'failure', ${statistics('total', 'failed')},
      'seconds', coalesce(sum(ocr) filter (where not failed), 0),
      'pages', coalesce(sum(pages) filter (where not failed and ocr > 0), 0),
      'levels', (select coalesce(json_object_agg(level, n), '{}') from (
        select level, count(*) as n from feitos where not failed and level is not null group by 1) l),
      'classes', (select array_agg(coalesce(n, 0) order by place) from generate_series(0, ${sql.lit(bounds.length)}) place
        left join (select width_bucket(total, ${sql.lit(`{${bounds.join(',')}}`)}::float8[]) as place, count(*) as n
          from feitos where last and total >= 0 group by 1) c using (place))) as told
    from feitos`.execute(tx);
  const told = rows[0]?.told;
  if (!told) throw new Error('no row of figures');
  return told;
}

/** To the millisecond. */
const seconds = (interval: string) => sql.raw(`round(date_part('epoch', ${interval}) * 1000) / 1000`);

function statistics(of: string, which: string): RawBuilder<unknown> {
  const kept = `filter (where ${which} and ${of} >= 0)`;
  const at = (place: number) => `percentile_cont(${place}) within group (order by ${of}) ${kept}`;
  return sql.raw(`json_build_object('n', count(${of}) ${kept}, 'mean', avg(${of}) ${kept}, 'median', ${at(0.5)},
    'p90', case when count(${of}) ${kept} >= ${fewest} then ${at(0.9)} end, 'min', min(${of}) ${kept},
    'max', max(${of}) ${kept}, 'discarded', count(*) filter (where ${which} and ${of} < 0))`);
}
