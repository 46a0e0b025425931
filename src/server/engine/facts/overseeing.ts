import type { Work } from '../crud/work.ts';

/**
 * What follows from what a person did stands under their name and is no right of theirs: it is done, and what it rests
 * on is gathered, over every branch and owner of the company.
 * @param codes of transitions that people too may ask for
 */
export const overseeing = (work: Work, codes: readonly string[] = []): Work => ({
  ...work,
  actor: {
    ...work.actor,
    kind: 'system',
    codes: new Set([...work.actor.codes, ...codes]),
    allOwners: true,
    branchId: null,
    branchIds: null,
  },
});
