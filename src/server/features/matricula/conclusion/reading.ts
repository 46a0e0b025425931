import { isReviewed } from '../review/readingReviews.ts';
import type { ConclusionCheck } from './conclusionCheck.ts';

/** What a further reading says otherwise has been looked at. */
export const readingMissing: ConclusionCheck = async ({ work, readingId }) =>
  (await isReviewed(work.tx, readingId))
    ? []
    : [{ code: 'reading-not-reviewed', params: {}, field: 'Leitura' }];
