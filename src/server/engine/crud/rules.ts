import type { ErrorCode } from '../../../domain/errors.ts';
import type { Transition } from '../../../metadata/entity.ts';
import type { Row } from '../../kit/database/database.ts';
import type { Operators } from '../../kit/sql/operators.ts';
import type { Actor } from '../actors/actor.ts';
import type { EntityModel } from './models.ts';
import type { FullRecord } from './record.ts';
import type { Sql } from './scope.ts';
import type { Work } from './work.ts';
import type { Duty } from './write/leavingUse.ts';

export type WriteOperation = 'create' | 'update' | 'delete' | 'restore';

/** A write about to happen. Records are whole, in wire form, without regard to who may see what. */
export interface Write {
  readonly work: Work;
  readonly model: EntityModel;
  readonly operation: WriteOperation;
  readonly before: FullRecord | null;
  /** Fields as they will be stored: all of a new record, the changed ones of an old one. */
  readonly values: Row;
}

export interface Written extends Write {
  readonly id: number;
  readonly after: FullRecord | null;
}

export interface Passage {
  readonly work: Work;
  readonly model: EntityModel;
  readonly record: FullRecord;
  readonly transition: Transition;
  readonly reason: string | null;
  /** What the call carried besides version and reason. */
  readonly input: Row;
}

/** Why a transition may not happen now; null = it may. */
export type Condition = (passage: Passage) => Promise<ErrorCode | null>;

/** One record an action is done to, held until the transaction ends; `when` and version were looked at. */
export interface ActionCall {
  readonly work: Work;
  readonly model: EntityModel;
  readonly record: FullRecord;
  /** Its parameters, judged by the schema, references within reach. */
  readonly input: Row;
}

/** An action of the list itself. */
export interface ListActionCall {
  readonly work: Work;
  readonly model: EntityModel;
  readonly input: Row;
}

/** What an entity's schema cannot say. The feature that owns the entity names its parts in `entities` of its `feature.ts`. */
export interface EntityRules {
  /**
   * SQL of fields that are `computed: "query"`, by name, over the row under `alias`. What it looks up in another table is
   * looked up for every row of a list: by an index. Stable within a transaction.
   */
  readonly expressions?: Readonly<Record<string, (alias: string) => string>>;
  /**
   * How fields that are `computed: "query"` are asked for, by name, where that is more than comparing what they show: a
   * field that shows the last of several moments is asked for any of them. Other questions are refused.
   */
  readonly asked?: Readonly<Record<string, (alias: string) => Operators>>;
  /** Refuses by throwing; may answer further values to store, read-only fields among them. */
  readonly beforeWrite?: (write: Write) => Promise<Row | undefined>;
  readonly afterWrite?: (written: Written) => Promise<void>;
  /** By the name a transition's `condition` gives. One that is named and not here refuses. */
  readonly conditions?: Readonly<Record<string, Condition>>;
  /** Further values to store with the new state, read-only fields among them; refuses by throwing. */
  readonly beforeTransition?: (passage: Passage) => Promise<Row | undefined>;
  readonly afterTransition?: (passage: Passage) => Promise<void>;
  /** By the name of an action on a record or a selection. Answers what the caller gets as `ItemRegistro`. */
  readonly actions?: Readonly<Record<string, (call: ActionCall) => Promise<unknown>>>;
  /** By the name of an action on the list. Answers an object, with `Total` where something can be counted. */
  readonly listActions?: Readonly<Record<string, (call: ListActionCall) => Promise<unknown>>>;
  /** A record as this reader gets it, in lists, exports and alone: words for codes, masks over what is not his to read. */
  readonly show?: (record: Row, actor: Actor) => Row;
  /** More for the page of one, where other records may be asked. Runs before `show`. */
  readonly showWhole?: (record: FullRecord, work: Work) => Promise<FullRecord>;
  /** Whether this reader may fetch the files of records they read; absent = whoever reads a record may. */
  readonly mayFetchFiles?: (actor: Actor) => boolean;
  /**
   * Which records somebody sees, while reading, besides those of the owners he sees: what waits for his decision. Nothing
   * in it may be changed but by the events of `decisions`. Null = none.
   * @param alias of the entity's table in the query
   */
  readonly alsoSeen?: (actor: Actor, alias: string) => Sql | null;
  /** Events by which somebody decides on a record he merely sees. Their conditions judge whether he may. */
  readonly decisions?: readonly string[];
  /** What a record answers for and somebody must take over before it is out of use. */
  readonly duties?: (work: Work, record: FullRecord) => Promise<readonly Duty[]>;
  /** Entities whose records go out of use with the record they refer to. */
  readonly retires?: readonly string[];
  /** Actions whose answer holds a secret: it is never kept for a retry, which does the action again. */
  readonly secretActions?: readonly string[];
}

export const noRules: EntityRules = {};
