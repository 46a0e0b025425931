import type { Actor } from './actor.ts';

/**
 * The same person over every branch and owner of the company: for what is looked up on the way of what they do, never for
 * what they ask for.
 */
export const seeingAll = <Work extends { readonly actor: Actor }>(work: Work): Work => ({
  ...work,
  actor: { ...work.actor, allOwners: true, branchId: null, branchIds: null },
});
