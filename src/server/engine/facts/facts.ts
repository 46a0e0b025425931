import type { Transition } from '../../../metadata/entity.ts';
import type { Row } from '../../kit/database/database.ts';
import { asProcess } from '../actors/asProcess.ts';
import { seeingAll } from '../actors/seeingAll.ts';
import type { FullRecord } from '../crud/record.ts';
import type { WriteOperation } from '../crud/rules.ts';
import type { Work } from '../crud/work.ts';

/** What was done to one record. */
export interface Change {
  readonly work: Work;
  readonly operation: WriteOperation | 'transition';
  readonly before: FullRecord | null;
  /** As it is now; a deleted one as it was. */
  readonly record: FullRecord;
  /** Fields as they were stored: all of a new record, the changed ones of an old one. */
  readonly values: Row;
  /** Of an operation `transition`. */
  readonly transition: Transition | null;
}

/** Something that changed in a transaction. The feature that owns it names it in its `feature.ts`. */
export interface Fact {
  readonly name: string;
  /** The entity whose changes tell it; absent: it is told by `raise` alone. */
  readonly of?: string;
  /** Identifiers that a change tells it with; none = this change does not tell it. */
  readonly told?: (change: Change) => readonly number[];
}

/** Something that is worked out from other records, and again when they change. */
export interface Follower {
  readonly name: string;
  /** Facts that its own work tells. */
  readonly raises: readonly Fact[];
  /**
   * Codes of transitions that people too may ask for. What follows from what a person did is no right of theirs: it is
   * worked out under their name, over every branch and owner of the company.
   */
  readonly codes: readonly string[];
  readonly work: (work: Work, id: number) => Promise<void>;
}

/** What a feature says of a follower: it is worked out again when one of these facts is told. */
export interface Follows {
  readonly when: readonly Fact[];
  /** From the identifier a fact is told with to what is worked out again; absent: the same. */
  readonly of?: (work: Work, id: number) => Promise<readonly number[]>;
  readonly again: Follower;
}

/** Facts with those who follow them, as a process uses them. */
export interface Followed {
  /** Each after those whose facts it follows. */
  readonly order: readonly Follower[];
  readonly follows: readonly Follows[];
  /** Facts that changes of an entity tell, by its name. */
  readonly told: ReadonlyMap<string, readonly Fact[]>;
}

/** What waits to be worked out at the end of one transaction. */
export interface Pending {
  /** What was told, with the work that told it first: by fact and identifier, in the order in which it came. */
  heard: Map<string, { readonly fact: Fact; readonly id: number; readonly work: Work }>;
  /** Who is at work: it may tell only what it says it raises. */
  running: Follower | null;
}

/** Tells the facts that a change of one record is. */
export function tell(change: Change, entity: string): void {
  for (const fact of change.work.models.followed.told.get(entity) ?? [])
    for (const id of fact.told?.(change) ?? []) raise(change.work, fact, id);
}

/**
 * Tells a fact. What follows from it is worked out at the end of the transaction, once for each identifier.
 * @throws Error outside of `transact`, where no end would come, and where a follower tells what it does not say it raises
 */
export function raise(work: Work, fact: Fact, id: number): void {
  if (!work.models.followed.follows.some(({ when }) => when.includes(fact))) return;
  if (!work.pending)
    throw new Error(`The fact ${fact.name} was told outside of transact: nothing would follow`);
  const { running, heard } = work.pending;
  if (running && !running.raises.includes(fact))
    throw new Error(`The follower ${running.name} tells ${fact.name}: say so in its "raises"`);
  const key = `${fact.name} ${id}`;
  if (!heard.has(key)) heard.set(key, { fact, id, work });
}

/**
 * Works out what follows from what was told so far: each follower once for each identifier, after its causes, in the
 * order of the identifiers. A transaction does it at its end; before that, who reads what follows.
 * @returns whether anything was worked out
 */
export async function followUp(work: Work): Promise<boolean> {
  const { pending } = work;
  if (!pending || pending.running || pending.heard.size === 0) return false;
  const { order, follows } = work.models.followed;
  for (const follower of order) {
    const its = follows.filter(({ again }) => again === follower);
    const due = await dueFor(its, pending);
    pending.running = follower;
    try {
      for (const [id, cause] of due) await follower.work(overseeing(cause, follower.codes), id);
    } finally {
      pending.running = null;
    }
  }
  pending.heard.clear();
  return true;
}

/** What follows from what a person did stands under their name and is no right of theirs. */
function overseeing(work: Work, codes: readonly string[]): Work {
  const process = asProcess(seeingAll(work));
  return { ...process, actor: { ...process.actor, codes: new Set([...process.actor.codes, ...codes]) } };
}

/** What one follower works out again, each with the work that caused it first. */
async function dueFor(its: readonly Follows[], { heard }: Pending) {
  const due = new Map<number, Work>();
  for (const { fact, id, work } of heard.values())
    for (const { of } of its.filter(({ when }) => when.includes(fact)))
      for (const key of (await of?.(work, id)) ?? [id]) if (!due.has(key)) due.set(key, work);
  return [...due].sort(([one], [other]) => one - other);
}
