import type { Actor } from './actor.ts';
import { defaultTimeZone } from './actor.ts';

/** What tells one process of our own from another. */
export type SystemIdentity = Pick<Actor, 'name' | 'companyId' | 'origin' | 'requestId'>;

/**
 * A process as an actor: it sees every record of its company, or of the installation without one, and holds no
 * permission code, so that of transitions it may do those that name none.
 */
export const systemActor = (identity: SystemIdentity): Actor => ({
  kind: 'system',
  userId: null,
  branchId: null,
  branchIds: null,
  codes: new Set(),
  allOwners: true,
  analystIds: [],
  officerIds: [],
  locale: 'pt-br',
  timeZone: defaultTimeZone,
  ...identity,
});
