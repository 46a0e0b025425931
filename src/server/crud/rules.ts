import type { ErrorCode } from '../../domain/errors.ts';
import type { Transition } from '../../metadata/entity.ts';
import type { Row } from '../database/database.ts';
import type { EntityModel } from './models.ts';
import type { FullRecord } from './record.ts';
import type { Work } from './work.ts';

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

export interface ActionCall {
  readonly work: Work;
  readonly model: EntityModel;
  readonly record: FullRecord;
  readonly input: Row;
}

/**
 * What an entity's schema cannot say. A file `<entity>.rules.ts` in the folder of whoever owns the rule
 * exports them as `rules`; several files for one entity all apply.
 */
export interface EntityRules {
  /** Refuses by throwing; may answer further values to store, read-only fields among them. */
  readonly beforeWrite?: (write: Write) => Promise<Row | undefined>;
  readonly afterWrite?: (written: Written) => Promise<void>;
  /** By the name a transition's `condition` gives. One that is named and not here refuses. */
  readonly conditions?: Readonly<Record<string, Condition>>;
  readonly afterTransition?: (passage: Passage) => Promise<void>;
  /** By the name of a declared action. Answers what the caller gets as `ItemRegistro`. */
  readonly actions?: Readonly<Record<string, (call: ActionCall) => Promise<unknown>>>;
  /** Actions whose answer holds a secret: it is never kept for a retry, which does the action again. */
  readonly secretActions?: readonly string[];
}

export const noRules: EntityRules = {};

/** Several owners' rules of one entity as one: each sees the values the earlier ones laid over. */
export function joinRules(all: readonly EntityRules[]): EntityRules {
  return {
    beforeWrite: async (write) => {
      let values: Row = {};
      for (const { beforeWrite } of all)
        values = {
          ...values,
          ...(await beforeWrite?.({ ...write, values: { ...write.values, ...values } })),
        };
      return values;
    },
    afterWrite: async (written) => {
      for (const { afterWrite } of all) await afterWrite?.(written);
    },
    afterTransition: async (passage) => {
      for (const { afterTransition } of all) await afterTransition?.(passage);
    },
    conditions: Object.assign({}, ...all.map(({ conditions }) => conditions)) as EntityRules['conditions'] &
      object,
    actions: Object.assign({}, ...all.map(({ actions }) => actions)) as EntityRules['actions'] & object,
    secretActions: all.flatMap(({ secretActions = [] }) => secretActions),
  };
}
