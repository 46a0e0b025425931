import type { Actor } from '../../engine/actors/actor.ts';

/**
 * What follows from what somebody did stands under their name and is no right of theirs.
 * @param code of a transition that people too may ask for
 */
export const asSystem = (actor: Actor, code?: string): Actor => ({
  ...actor,
  kind: 'system',
  codes: code === undefined ? actor.codes : new Set([...actor.codes, code]),
});
