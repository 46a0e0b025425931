import type { Follower } from '../../../engine/facts/facts.ts';
import { raise } from '../../../engine/facts/facts.ts';
import { certificateChanged } from '../../certificates/facts.ts';
import { propertyChanged, recordMoved } from '../../matricula/facts.ts';
import { operationBegan } from '../facts.ts';
import { cancelJobs } from './cancelJobs.ts';
import { beginOperation, operationFollows } from './moveOperation.ts';

/** Whether work on an operation has begun: by its first registry record or certificate. @see workflow, section 2 */
export const begunOperation: Follower = {
  name: 'begunOperation',
  raises: [operationBegan],
  codes: ['OPERACAO.ALTERAR'],
  async work(work, operationId) {
    if (await beginOperation(work, operationId)) raise(work, operationBegan, operationId);
  },
};

/** Whether an operation is under opinion: nothing is missing. @see workflow, section 2 */
export const operationState: Follower = {
  name: 'operationState',
  raises: [],
  codes: ['OPERACAO.ALTERAR'],
  work: operationFollows,
};

/** What processes were still doing for a cancelled operation. @see workflow, section 2: cancel */
export const jobsOfCancelled: Follower = {
  name: 'jobsOfCancelled',
  raises: [recordMoved, propertyChanged, certificateChanged],
  codes: ['MATRICULA.CANCELAR', 'CERTIDAO.SOLICITAR'],
  work: cancelJobs,
};
