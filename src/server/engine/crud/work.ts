import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import type { Pending } from '../facts/facts.ts';
import type { Models } from './models.ts';

/** What every operation on records needs: who, in which transaction, over which entities. */
export interface Work {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly models: Models;
  /** Number of the call on many records that this is a part of; absent for a write of its own. */
  readonly batch?: number;
  /** What is worked out at the end of its transaction; absent where nothing is written. */
  readonly pending?: Pending;
}
