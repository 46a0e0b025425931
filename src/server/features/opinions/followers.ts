import { text } from '../../../metadata/texts.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { type Follower, raise } from '../../engine/facts/facts.ts';
import { recordMoved } from '../matricula/facts.ts';
import { concludeOperation, resumeOperation } from '../operations/states/moveOperation.ts';
import { replaceOlder } from './approve.ts';
import { opinionLost, recordOpinionsLookedAt } from './facts.ts';
import { opinionsFollow } from './followFacts.ts';
import { operationOpinionFollows } from './operation/followOperation.ts';

const opinionAt = (work: Work, id: number): Promise<FullRecord> =>
  findRecord(work, work.models.named('parecer'), id, { which: 'both' });

/** Whether approved opinions on a registry record still say what is. */
export const recordOpinions: Follower = {
  name: 'recordOpinions',
  raises: [opinionLost, recordMoved, recordOpinionsLookedAt],
  codes: ['MATRICULA.REABRIR'],
  async work(work, recordId) {
    await opinionsFollow(work, recordId);
    const model = work.models.named('registro-matricula');
    const record = await findRecord(work, model, recordId, { which: 'both' });
    raise(work, recordOpinionsLookedAt, Number(record.IdentificadorOperacao));
  },
};

/** Whether the approved opinion on an operation still says what is. */
export const operationOpinion: Follower = {
  name: 'operationOpinion',
  raises: [opinionLost],
  codes: [],
  work: operationOpinionFollows,
};

/** An approved opinion takes the place of the one before. @see workflow, section 6 */
export const replacedOpinions: Follower = {
  name: 'replacedOpinions',
  raises: [],
  codes: [],
  work: replaceOlder,
};

/** An operation is concluded by its approved opinion. @see workflow, section 2 */
export const concludedOperation: Follower = {
  name: 'concludedOperation',
  raises: [],
  codes: ['OPERACAO.ALTERAR'],
  async work(work, opinionId) {
    const opinion = await opinionAt(work, opinionId);
    if (opinion.IdentificadorRegistroMatricula === null)
      await concludeOperation(work, Number(opinion.IdentificadorOperacao));
  },
};

/** An operation goes back to work when an opinion it rested on is lost. @see workflow, sections 2 and 6 */
export const resumedOperation: Follower = {
  name: 'resumedOperation',
  raises: [],
  codes: ['OPERACAO.ALTERAR'],
  async work(work, opinionId) {
    const opinion = await opinionAt(work, opinionId);
    const reason = whyLost(opinion);
    if (reason !== null) await resumeOperation(work, Number(opinion.IdentificadorOperacao), reason);
  },
};

/** Null where it came to be as it was meanwhile. */
function whyLost({ Situacao, Desatualizado, ...opinion }: FullRecord): string | null {
  if (Situacao === 'devolvido') return String(opinion.MotivoDevolucao ?? '');
  if (Situacao === 'revogado') return String(opinion.MotivoRevogacao ?? '');
  if (Desatualizado !== true) return null;
  const isOnRecord = opinion.IdentificadorRegistroMatricula !== null;
  return text('pt-br', isOnRecord ? 'opinion.reopened' : 'alcada.reopened');
}
