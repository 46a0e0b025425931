import { AppError } from '../../../domain/errors.ts';
import { inHandStates, queuedStates } from '../../../domain/matricula/stateGroups.ts';
import { calmName } from '../../../domain/opinions/prose.ts';
import type { EntityRules, Passage } from '../../engine/crud/rules.ts';
import type { Row } from '../../kit/database/database.ts';
import { emptyReading } from './reading/emptyReading.ts';
import { readFile } from './reading/readFile.ts';
import { currentReading, storeReading } from './reading/readings.ts';
import { cancelRuns, createRun, latestRun } from './reading/runs.ts';
import { isComplete } from './review/conclude.ts';
import { inHand, secondPerson } from './review/handConditions.ts';
import { tellOfHand } from './review/handNotices.ts';
import { releaseLock, takeLock } from './review/lock.ts';
import { synchronise } from './synchronise.ts';

/** What a transition sets in motion beyond the record. */
const consequences: Readonly<Record<string, (passage: Passage) => Promise<void>>> = {
  reprocessar: queueAgain,
  cancelar: ({ work, record }) => cancelRuns(work.tx, record.Identificador),
  descartar: ({ work, record }) => cancelRuns(work.tx, record.Identificador),
  digitar: startByHand,
  sincronizar: synchronise,
};

/** Events that put the record into the actor's hand, and states that leave it there. */
const taking: readonly string[] = ['analisar', 'retomar', 'digitar', 'assumir', 'tomar'];

export const rules: EntityRules = {
  /** Names as the review writes them; the capitals of the page would shout in a list. */
  show: (record) => ({ ...record, ...calmly(record, ['Denominacao', 'Municipio']) }),
  /** A run that finds its record in the trash could neither end nor fail, and a restored record would wait for ever. */
  async beforeWrite({ operation, before }) {
    if (operation === 'delete' && queuedStates.includes(String(before?.Situacao)))
      throw new AppError('record-processing');
    return undefined;
  },
  conditions: { 'record-complete': isComplete, 'in-hand': inHand, 'second-person': secondPerson },
  afterTransition: async (passage) => {
    await tellOfHand(passage);
    await passHand(passage);
    await consequences[passage.transition.event]?.(passage);
  },
};

const calmly = (record: Row, names: readonly string[]): Row =>
  Object.fromEntries(
    names.flatMap((name) => (typeof record[name] === 'string' ? [[name, calmName(record[name])]] : [])),
  );

/** A state that somebody else goes on from leaves the record in nobody's hand. */
async function passHand({ work, record, transition: { event, from, to } }: Passage): Promise<void> {
  const id = record.Identificador;
  if (taking.includes(event)) await takeLock(work, id, work.models.services.now());
  else if (!inHandStates.includes(to) || !from.includes(to)) await releaseLock(work.tx, id);
}

/** A new run over the same file; the password is asked again, because the first one was erased. */
async function queueAgain({ work, record, input }: Passage): Promise<void> {
  const { jobs, secrets } = work.models.services;
  const before = await latestRun(work.tx, record.Identificador);
  const fileId = before?.IdentificadorArquivo ?? Number(record.IdentificadorArquivo);
  if (!fileId) throw new AppError('record-not-read');
  await cancelRuns(work.tx, record.Identificador);
  const password = typeof input.SenhaPdf === 'string' && input.SenhaPdf !== '' ? input.SenhaPdf : null;
  const run = await createRun(work.tx, {
    IdentificadorEmpresa: Number(work.actor.companyId),
    IdentificadorRegistroMatricula: record.Identificador,
    IdentificadorArquivo: fileId,
    Paginas: before?.Paginas ?? null,
    Senha: password === null ? null : secrets.seal(password),
    PedidoPor: work.actor.userId,
  });
  await jobs.send(work.tx, readFile, run);
}

/** A file nobody could read is typed in by hand, from an empty reading on. */
async function startByHand({ work, record }: Passage): Promise<void> {
  if (await currentReading(work.tx, record.Identificador)) return;
  await storeReading(work.tx, {
    companyId: Number(work.actor.companyId),
    recordId: record.Identificador,
    order: 1,
    runId: null,
    part: 0,
    reading: emptyReading,
    statistics: null,
  });
}
