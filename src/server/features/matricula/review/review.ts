import { sql } from 'kysely';
import { correctionToWire, readingToWire, toExtraction } from '../../../../domain/matricula/wire/index.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { present } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Row, Tx } from '../../../kit/database/database.ts';
import { findingsPart } from '../findings/storedFindings.ts';
import { lastPassage } from '../lastPassage.ts';
import { type CurrentReading, currentReading } from '../reading/readings.ts';
import { runFailure } from '../reading/runFailure.ts';
import { latestRun, type Run } from '../reading/runs.ts';
import { lockOf } from './lock.ts';
import { humanTimeOf, lockToWire } from './presence.ts';
import { isReviewed } from './readingReviews.ts';
import { analystsOf } from './secondPerson.ts';

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
  const lock = await lockOf(work.tx, id, work.models.services.now());
  return {
    ...present(record, model, work.actor),
    NomeArquivo: await shownFileName(work.tx, record),
    Progresso: progressOf(run),
    Falha: runFailure(run, work.actor.locale),
    IncorporadaEm: run?.IdentificadorDestino ?? null,
    OutrosRegistros: await siblingsOf(work.tx, id),
    Trava: lockToWire(lock, work),
    PodeRevisar:
      record.Situacao !== 'em_revisao' || !(await analystsOf(work.tx, id)).includes(work.actor.userId ?? 0),
    Passagem: await lastPassage(work.tx, id),
    LeituraConferida: current === null || (await isReviewed(work.tx, current.id)),
    ...readingPart(current),
    ...(await findingsPart(work, record, current)),
    Estatisticas: await statisticsOf(work.tx, record, current),
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

/** What the reading cost, and what people spent on it: pages alone of what was typed in. */
async function statisticsOf(tx: Tx, record: Row, current: CurrentReading | null): Promise<Row | null> {
  if (!current) return null;
  const TempoHumano = await humanTimeOf(tx, Number(record.Identificador));
  return { ...(current.statistics ?? { Paginas: record.Paginas ?? 1 }), TempoHumano };
}

/** Of the file whose pages are shown: a newer certificate's, where the list keeps the name of the one first sent. */
async function shownFileName(tx: Tx, { IdentificadorArquivo, NomeArquivo }: Row): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select "Nome" as name from arquivo where "Identificador" = ${IdentificadorArquivo ?? null}`.execute(tx);
  return rows[0]?.name ?? NomeArquivo;
}

/** Null once the run has ended. */
const progressOf = (run: Run | null): Row | null =>
  run === null || run.Resultado !== null
    ? null
    : { Etapa: run.Etapa ?? 'fila', Pagina: run.Pagina ?? 0, Paginas: run.Paginas ?? 0 };

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
