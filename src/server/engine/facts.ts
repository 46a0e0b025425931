import type { Work } from './crud/work.ts';

/** A change made in a transaction, told with the identifier of the record it is about. Its owner exports it. */
export interface Fact {
  readonly name: string;
}

/** What a feature works out again when one of these facts is told. */
export interface Follower {
  readonly when: readonly Fact[];
  readonly work: (work: Work, id: number) => Promise<void>;
}

/** Tells a fact to those who follow it, one after the other in the order of the features. */
export async function raise(work: Work, fact: Fact, id: number): Promise<void> {
  for (const follower of work.models.services.followers)
    if (follower.when.includes(fact)) await follower.work(work, id);
}
