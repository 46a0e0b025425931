import { AppError, type ErrorCode } from '../../../../domain/errors.ts';
import type { EntityRules, Passage, Write } from '../../../engine/crud/rules.ts';
import type { Row } from '../../../kit/database/database.ts';
import { failureText, orderFailure, readFailure } from './failureSentences.ts';
import { sendOrder } from './sendOrder.ts';
import { sourceOf } from './source.ts';
import { isOpenOrder } from './take.ts';
import { tellAnswered } from './tellAnswered.ts';

/**
 * A certificate that a source is asked for: who that is and what it costs is settled when it is requested; the queue's own
 * transitions carry what they store. @see certificates, section 5
 */
export const rules: EntityRules = {
  beforeWrite: async (write) => (write.operation === 'create' ? ordered(write) : undefined),
  async beforeTransition(passage) {
    const { event } = passage.transition;
    if (event === 'tentar-novamente') return orderedAgain(passage);
    if (event === 'desistir') return givenUp;
    return byQueue.has(event) ? stored(passage.input) : undefined;
  },
  conditions: { 'waiting-for-source': async (passage) => waitingForSource(passage) },
  async afterWrite({ work, operation, after }) {
    const isBegun = operation === 'create' || operation === 'restore';
    if (isBegun && after && isOpenOrder(after)) await sendOrder(work, after);
  },
  async afterTransition(passage) {
    const { work, record, transition } = passage;
    if (transition.event === 'tentar-novamente' && isOpenOrder(record)) await sendOrder(work, record);
    await tellAnswered(passage);
  },
  show: (record, { locale }) =>
    typeof record.TextoErro === 'string'
      ? { ...record, TextoErro: readFailure(record.TextoErro, locale) }
      : record,
};

async function ordered({ work, values }: Write): Promise<Row | undefined> {
  return values.Origem === 'provedor' ? source(work, Number(values.IdentificadorTipoCertidao)) : undefined;
}

/** @throws AppError 'certificate-no-source' */
async function source(work: Write['work'], typeId: number): Promise<Row> {
  const found = await sourceOf(work, typeId);
  if (found.Provedor === null) throw new AppError('certificate-no-source', {}, { field: 'Origem' });
  return { ...found };
}

/** A person means it: counted anew. A protocol the source still works on is asked for, one it closed is forgotten. */
async function orderedAgain({ work, record }: Passage): Promise<Row> {
  const fresh = {
    Tentativas: 0,
    ProximaTentativa: null,
    MotivoFalha: null,
    TextoErro: null,
    AguardaDesde: null,
  };
  if (record.Origem !== 'provedor') return fresh;
  const found = await source(work, Number(record.IdentificadorTipoCertidao));
  const isClosed = ['recusada', 'configuracao', 'sem_fonte'].includes(String(record.MotivoFalha));
  const isOther = found.Provedor !== record.Provedor;
  return { ...fresh, ...found, ...(isClosed || isOther ? { Protocolo: null } : {}) };
}

/** Between the call and its answer there is nothing to give up: what was ordered is known in a moment. */
const waitingForSource = ({ record }: Passage): ErrorCode | null =>
  typeof record.Protocolo === 'string' ? null : 'certificate-being-asked';

/** The protocol stays: the source may have charged it, and who tries again resumes it. */
const givenUp: Row = {
  MotivoFalha: 'desistencia',
  TextoErro: failureText(orderFailure('desistencia')),
  ProximaTentativa: null,
};

/** Transitions without a code, which only processes take. */
const byQueue = new Set(['processar', 'devolver', 'falhar']);

const fields = [
  'Protocolo',
  'Tentativas',
  'ProximaTentativa',
  'MotivoFalha',
  'TextoErro',
  'IdentificadorArquivo',
  'NomeArquivo',
  'Sha256',
  'Dados',
];

const stored = (input: Row): Row =>
  Object.fromEntries(fields.flatMap((name) => (name in input ? [[name, input[name]]] : [])));
