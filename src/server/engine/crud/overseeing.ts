import type { Work } from './work.ts';

/**
 * What follows from what somebody did stands under their name and is no right of theirs: it is done, and what it rests
 * on is gathered, over every branch and owner of the company.
 * @param code of a transition that people too may ask for
 */
export const overseeing = (work: Work, code?: string): Work => ({
  ...work,
  actor: {
    ...work.actor,
    kind: 'system',
    codes: code === undefined ? work.actor.codes : new Set([...work.actor.codes, code]),
    allOwners: true,
    branchId: null,
    branchIds: null,
  },
});
