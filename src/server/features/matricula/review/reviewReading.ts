import { AppError } from '../../../../domain/errors.ts';
import { text } from '../../../../metadata/texts.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { requireReading } from '../reading/readings.ts';
import { addCorrections, takeToCorrect, tellOthers } from './addCorrections.ts';
import { compareReadings, correctionsKeeping, storeReview } from './readingReviews.ts';

export interface ReviewRequest {
  readonly version: number;
  /** Number of the reading the person looked at. */
  readonly reading: number;
  /** Ids of the changes not taken: there the value before stays, as a correction. */
  readonly keep: readonly string[];
}

/**
 * Decides on what a further reading says otherwise: what is not kept is taken.
 * @throws AppError 'permission-missing', 'reading-superseded', 'reading-reviewed', 'reading-change-unknown', Conflict
 * and what `takeInHand` says
 */
export async function reviewReading(
  work: Work,
  id: number,
  { version, reading, keep }: ReviewRequest,
  now: Date,
): Promise<void> {
  const record = await takeToCorrect(work, id, version, now);
  const current = await requireReading(work.tx, id);
  const compared = await compareReadings(work.tx, id);
  if (!compared || compared.order !== reading) throw new AppError('reading-superseded');
  if (compared.review) throw new AppError('reading-reviewed', { who: compared.review.by });
  const reason = text(work.actor.locale, 'review.keptFromBefore');
  const stamp = { by: work.actor.name, at: now.toISOString(), reason };
  const kept = correctionsKeeping(compared.changes, keep, stamp);
  const changes = compared.changes.items.length;
  await storeReview(work, { recordId: id, readingId: current.id, changes, kept: keep, at: now });
  await tellOthers(work, record, await addCorrections(work, record, current, kept));
}
