import type { Actor } from './actor.ts';

/**
 * The same person, as the process that does what is part of what they did and no person may ask for by itself: a
 * transition without a code, a field that is read-only. It stands in the logs under their name.
 */
export const asProcess = <Work extends { readonly actor: Actor }>(work: Work): Work => ({
  ...work,
  actor: { ...work.actor, kind: 'system' },
});
