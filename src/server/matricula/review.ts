import { sql } from 'kysely';
import { correctionToWire, readingToWire, toExtraction } from '../../domain/matricula/wire.ts';
import { text } from '../../metadata/texts.ts';
import { findRecord } from '../crud/findRecord.ts';
import { present } from '../crud/record.ts';
import type { Work } from '../crud/work.ts';
import type { Row, Tx } from '../database/database.ts';
import { type CurrentReading, currentReading } from './readings.ts';
import { latestRun, type Run } from './runs.ts';

/**
 * A registry record as its review needs it: the record, how far its reading is or what it cost, today's truth
 * with its proof, and beside it the reading and the corrections themselves, so that the console can fold a
 * correction at once.
 */
export async function reviewOf(work: Work, id: number): Promise<Row> {
  const model = work.models.named('registro-matricula');
  const record = await findRecord(work, model, id);
  const run = await latestRun(work.tx, id);
  const current = await currentReading(work.tx, id);
  return {
    ...present(record, model, work.actor),
    Progresso: progressOf(run),
    Falha: await failureOf(work, run),
    IncorporadaEm: run?.IdentificadorDestino ?? null,
    OutrosRegistros: await siblingsOf(work.tx, id),
    ...readingPart(current),
  };
}

function readingPart(current: CurrentReading | null): Row {
  if (!current) {
    return {
      Estatisticas: null,
      Extracao: null,
      Leitura: null,
      NumeroLeitura: 0,
      Correcoes: [],
      CorrecoesPerdidas: [],
    };
  }
  return {
    Estatisticas: current.statistics,
    Extracao: toExtraction(current.reading, current.corrections),
    Leitura: readingToWire(current.reading),
    NumeroLeitura: current.order,
    Correcoes: current.corrections.map(correctionToWire),
    CorrecoesPerdidas: current.lost.map(correctionToWire),
  };
}

/** Null once the run has ended. */
const progressOf = (run: Run | null): Row | null =>
  run === null || run.Resultado !== null
    ? null
    : { Etapa: run.Etapa ?? 'fila', Pagina: run.Pagina ?? 0, Paginas: run.Paginas ?? 0 };

/** Why the newest run failed, in the reader's language. */
async function failureOf({ tx, actor }: Work, run: Run | null): Promise<Row | null> {
  if (run?.Resultado !== 'erro') return null;
  const { rows } = await sql<{
    Erro: { Codigo: string; Parametros: Record<string, string | number> } | null;
  }>`
    select "Erro" from processamento where "Identificador" = ${run.Identificador}`.execute(tx);
  const failure = rows[0]?.Erro;
  if (!failure) return null;
  return {
    Codigo: failure.Codigo,
    Texto: text(actor.locale, `errors.${failure.Codigo}`, failure.Parametros),
  };
}

/** Other living records that were found in the files this one was read from. */
async function siblingsOf(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct l."IdentificadorRegistroMatricula" as id from leitura l
    join registro_matricula r on r."Identificador" = l."IdentificadorRegistroMatricula" and r."ExcluidoEm" is null
    where l."IdentificadorRegistroMatricula" <> ${id} and l."IdentificadorProcessamento" in (
      select "IdentificadorProcessamento" from leitura where "IdentificadorRegistroMatricula" = ${id})
    order by id`.execute(tx);
  return rows.map((row) => Number(row.id));
}
