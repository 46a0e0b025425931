import { sql } from 'kysely';
import { carryOver } from '../../../../domain/matricula/corrections/index.ts';
import { type Reading, withIds } from '../../../../domain/matricula/model/index.ts';
import { goneStates } from '../../../../domain/matricula/stateGroups.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { createChecked } from '../../../engine/crud/write/createRecord.ts';
import type { FileRow } from '../../../engine/files/fileRows.ts';
import { moveRecord } from '../moveRecord.ts';
import type { Statistics } from '../reader/statistics.ts';
import { refreshRecord } from '../recordSummary.ts';
import { settleNewReading } from './newReading.ts';
import { currentReading, storeCorrections, storeReading } from './readings.ts';
import { endRun, type Run } from './runs.ts';
import { isSameMatricula } from './sameMatricula.ts';

/** What a finished run leaves: all records found in the file, in their order. */
export interface Finished {
  readonly run: Run;
  readonly file: FileRow;
  readonly readings: readonly Reading[];
  readonly statistics: Statistics;
}

/**
 * Writes what was read and ends the run. The first reading is the sender's record; a file that holds several
 * gives further records of the same operation. A number and office that the operation has already are a further
 * reading of the older record, and the new one is withdrawn in its favour.
 * @throws RunTakenOver
 */
export async function keepReadings(work: Work, { run, file, readings, statistics }: Finished): Promise<void> {
  const model = work.models.named('registro-matricula');
  const sent = await findRecord(work, model, run.IdentificadorRegistroMatricula, { lock: 'change' });
  let targetId: number | null = null;
  for (const [place, { part, reading }] of newestLast(readings).entries()) {
    const older = await findSame(work, sent, reading, place);
    const record = older ?? (place === 0 ? sent : await createSibling(work, sent, file));
    await addReading(work, record, { run, part, reading, statistics });
    if (place === 0 && older) targetId = older.Identificador;
  }
  await endRun(work.tx, run, { result: 'lida', targetId });
  if (targetId === null) await passOn(work, sent.Identificador, 'ler');
  else await withdraw(work, sent);
}

/**
 * The readings as they are to be kept: of several certificates of one matrícula the one issued last comes last, and so
 * is the reading that stands; one without a day counts as the oldest. All else stays in the order of the file.
 */
export function newestLast(
  readings: readonly Reading[],
): { readonly part: number; readonly reading: Reading }[] {
  const all = readings.map((reading, part) => ({ part, reading }));
  return all.map(({ reading }, place) => {
    const copies = all.filter((other) => other.part === place || isCopy(reading, other.reading));
    const at = copies.findIndex(({ part }) => part === place);
    return copies.toSorted((a, b) => dayOf(a.reading).localeCompare(dayOf(b.reading)))[at] ?? all[place]!;
  });
}

const dayOf = ({ closing }: Reading): string => closing.issuedOn ?? '';
const identityOf = ({ registryOffice, cnm }: Reading['opening']) => ({ office: registryOffice, cnm });

const isCopy = ({ opening: a }: Reading, { opening: b }: Reading): boolean =>
  a.number !== null && a.number === b.number && isSameMatricula(identityOf(a), identityOf(b));

/**
 * A living record of the same operation with the same number, and the same office where both name one. What was sent
 * is one of them from its second part on: two certificates of one matrícula in a file are two readings of it.
 */
async function findSame(
  work: Work,
  sent: FullRecord,
  { opening }: Reading,
  place: number,
): Promise<FullRecord | null> {
  if (opening.number === null) return null;
  const { rows } = await sql<{ id: number; Cartorio: string | null; Cnm: string | null }>`
    select "Identificador" as id, "Cartorio", "Cnm" from registro_matricula
    where "IdentificadorOperacao" = ${sent.IdentificadorOperacao} and "Numero" = ${opening.number}
      and "Identificador" <> ${place === 0 ? sent.Identificador : 0} and "ExcluidoEm" is null
      and "Situacao" <> all (${goneStates}::text[])
    order by "Identificador"`.execute(work.tx);
  const same = rows.find(({ Cartorio, Cnm }) =>
    isSameMatricula(identityOf(opening), { office: Cartorio, cnm: Cnm }),
  );
  if (!same) return null;
  return findRecord(work, work.models.named('registro-matricula'), same.id, { lock: 'change' });
}

/** A further record of the same file. It passes the same states, so that its log tells how it came to be. */
async function createSibling(work: Work, sent: FullRecord, file: FileRow): Promise<FullRecord> {
  const model = work.models.named('registro-matricula');
  const created = await createChecked(work, model, {
    IdentificadorOperacao: sent.IdentificadorOperacao,
    IdentificadorArquivo: file.Identificador,
    NomeArquivo: file.Nome,
    Paginas: sent.Paginas,
  });
  await passOn(work, created.Identificador, 'enfileirar');
  await passOn(work, created.Identificador, 'processar');
  return passOn(work, created.Identificador, 'ler');
}

/** Stores the reading, takes the corrections of the one before along, and brings the record's own fields up to it. */
async function addReading(
  work: Work,
  record: FullRecord,
  {
    run,
    part,
    reading,
    statistics,
  }: Pick<Finished, 'run' | 'statistics'> & { part: number; reading: Reading },
): Promise<void> {
  const { tx, actor } = work;
  const companyId = Number(actor.companyId);
  const recordId = record.Identificador;
  const before = await currentReading(tx, recordId);
  const identified = { ...reading, acts: withIds(reading.acts, before?.reading.acts) };
  const isSamePaper = record.IdentificadorArquivo === run.IdentificadorArquivo;
  const carried = before && carryOver(before.corrections, before.reading, identified, isSamePaper);
  const order = (before?.order ?? 0) + 1;
  const runId = run.Identificador;
  const readingId = await storeReading(tx, {
    companyId,
    recordId,
    order,
    runId,
    part,
    reading: identified,
    statistics,
  });
  const items = [
    ...(carried?.corrections ?? []).map((correction) => ({ correction, destination: 'vigente' as const })),
    ...(carried?.lost ?? []).map((correction) => ({ correction, destination: 'perdida' as const })),
    ...(carried?.confirmed ?? []).map((correction) => ({ correction, destination: 'confirmada' as const })),
  ];
  await storeCorrections(tx, { companyId, recordId, readingId, userId: null, items });
  const refreshed = await refreshRecord(work, record, identified, carried?.corrections ?? [], {
    Paginas: statistics.Paginas,
    NivelOcr: statistics.NivelOcr,
    Erro: null,
    ...(before ? { IdentificadorArquivo: run.IdentificadorArquivo } : {}),
  });
  if (before) await settleNewReading(work, refreshed, readingId);
}

const passOn = (work: Work, id: number, event: string): Promise<FullRecord> =>
  moveRecord(work, work.models.named('registro-matricula'), id, event);

/** The new record gives way to the older one; its sender is led there by `IncorporadaEm`. */
const withdraw = (work: Work, sent: FullRecord) => passOn(work, sent.Identificador, 'incorporar');
