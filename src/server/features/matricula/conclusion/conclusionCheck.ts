import type { Missing, Truth } from '../../../../domain/matricula/corrections/index.ts';
import type { Situation } from '../../../../domain/matricula/model/index.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';

/** What is looked at before an analysis ends: the record with today's truth, folded once for all conditions. */
export interface Matter {
  readonly work: Work;
  readonly record: FullRecord;
  /** Identifier of the reading the truth rests on. */
  readonly readingId: number;
  readonly truth: Truth;
  readonly today: Situation;
}

/** One thing that must hold; each answers all that it misses, so that nobody mends one by one. */
export type ConclusionCheck = (matter: Matter) => Promise<readonly Missing[]>;
