import type { Actor } from '../actor.ts';

/**
 * The job queue as an actor: it works in one company, sees every record there, and holds no permission code;
 * what it may do are the transitions that name none.
 */
export const queueActor = (companyId: number, runId: number): Actor => ({
  kind: 'system',
  name: 'fila',
  userId: null,
  companyId,
  branchId: null,
  branchIds: null,
  codes: new Set(),
  allOwners: true,
  analystIds: [],
  officerIds: [],
  locale: 'pt-br',
  timeZone: 'America/Sao_Paulo',
  origin: 'job',
  requestId: `processamento-${runId}`,
});
