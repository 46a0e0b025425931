import { sql } from 'kysely';
import type { Period } from '../../domain/figures/period.ts';
import { type Figuring, isWithin, spanOf, visible } from './figuring.ts';

/** One run of reading a file that ended in a period; times in seconds, null where it never came so far. */
export interface RunTimes {
  readonly hasFailed: boolean;
  readonly isLast: boolean;
  readonly level: string | null;
  readonly pages: number | null;
  readonly queue: number | null;
  readonly ocr: number | null;
  readonly extraction: number | null;
  readonly total: number;
}

/** As one text of columns side by side: a year of a large company holds tens of thousands of runs. */
export async function runsEndedIn(figuring: Figuring, period: Period): Promise<readonly RunTimes[]> {
  const { rows } = await sql<{ runs: readonly Cells[] }>`
    select coalesce(json_agg(json_build_array(t."Resultado" = 'erro', t."Ultima", t."NivelOcr", t."Paginas",
      t."TempoFila", t."TempoOcr", t."TempoIa", t."TempoTotal")), '[]') as runs
    from processamento_matricula t
    where ${visible(figuring, 'processamento-matricula')} and t."Resultado" in ('lida', 'erro')
      and ${isWithin('t."TerminadoEm"', spanOf(figuring, period))}`.execute(figuring.work.tx);
  return (rows[0]?.runs ?? []).map(
    ([hasFailed, isLast, level, pages, queue, ocr, extraction, total]): RunTimes => ({
      hasFailed,
      isLast,
      level,
      pages,
      queue,
      ocr,
      extraction,
      total,
    }),
  );
}

type Cells = readonly [
  boolean,
  boolean,
  string | null,
  number | null,
  number | null,
  number | null,
  number | null,
  number,
];
