import { AppError } from '../../domain/errors.ts';
import { applyCorrections } from '../../domain/matricula/corrections.ts';
import { situation } from '../../domain/matricula/situation.ts';
import { compareShares, sumShares, wholeShare } from '../../domain/units.ts';
import type { Condition, EntityRules, Passage } from '../crud/rules.ts';
import { emptyReading } from './emptyReading.ts';
import { currentReading, storeReading } from './readings.ts';
import { cancelRuns, createRun, latestRun } from './runs.ts';
import { servicesOf } from './services.ts';

/**
 * A review may be finished when the record says which it is and the owners' shares make a whole.
 * @see workflow, section 3: percentages sum 100, mandatory fields filled
 */
const isComplete: Condition = async ({ work, record }) => {
  const current = await currentReading(work.tx, record.Identificador);
  if (!current) return 'record-not-read';
  const { opening, acts } = applyCorrections(current.reading, current.corrections);
  const { owners, closed } = situation(opening, acts);
  if (opening.number === null || opening.registryOffice === null) return 'record-incomplete';
  const shares = owners.filter(({ kind }) => kind === 'full' || kind === 'bare').map(({ share }) => share);
  return closed || compareShares(sumShares(shares), wholeShare) === 0 ? null : 'shares-not-whole';
};

/** What a transition sets in motion beyond the record. */
const consequences: Readonly<Record<string, (passage: Passage) => Promise<void>>> = {
  reprocessar: queueAgain,
  cancelar: ({ work, record }) => cancelRuns(work.tx, record.Identificador),
  descartar: ({ work, record }) => cancelRuns(work.tx, record.Identificador),
  digitar: startByHand,
};

/** In these states a process works for the record. */
const readingStates: readonly unknown[] = ['na_fila', 'processando'];

export const rules: EntityRules = {
  /** A run that finds its record in the trash could neither end nor fail, and a restored record would wait for ever. */
  async beforeWrite({ operation, before }) {
    if (operation === 'delete' && readingStates.includes(before?.Situacao))
      throw new AppError('record-processing');
    return undefined;
  },
  conditions: { 'record-complete': isComplete },
  afterTransition: async (passage) => consequences[passage.transition.event]?.(passage),
};

/** A new run over the same file; the password is asked again, because the first one was erased. */
async function queueAgain({ work, record, input }: Passage): Promise<void> {
  const { queue, secrets } = servicesOf(work.models);
  const before = await latestRun(work.tx, record.Identificador);
  const fileId = before?.IdentificadorArquivo ?? Number(record.IdentificadorArquivo);
  if (!fileId) throw new AppError('record-not-read');
  await cancelRuns(work.tx, record.Identificador);
  const password = typeof input.SenhaPdf === 'string' && input.SenhaPdf !== '' ? input.SenhaPdf : null;
  const job = await createRun(work.tx, {
    IdentificadorEmpresa: Number(work.actor.companyId),
    IdentificadorRegistroMatricula: record.Identificador,
    IdentificadorArquivo: fileId,
    Paginas: before?.Paginas ?? null,
    Senha: password === null ? null : secrets.seal(password),
    PedidoPor: work.actor.userId,
  });
  await queue.send(work.tx, job);
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
