import type { Actor } from '../../engine/actors/actor.ts';
import { systemActor } from '../../engine/actors/systemActor.ts';

/**
 * The job queue as an actor: it works in one company, sees every record there, and holds no permission code;
 * what it may do are the transitions that name none.
 */
export const queueActor = (companyId: number, runId: number): Actor =>
  systemActor({ name: 'fila', companyId, origin: 'job', requestId: `processamento-${runId}` });
