import { findingsOf } from '../../../../domain/findings/findings.ts';
import { type Standing, standingOf } from '../../../../domain/findings/resolutions.ts';
import type { Review } from '../useReview.ts';

type Seen = Pick<Review, 'truth' | 'today' | 'record'>;

/**
 * What is found in the record as it stands on the screen, unsaved corrections among it, with what was decided
 * before. Several parts of the page ask: the same truth is looked at once.
 */
export function standingFindings({ truth, today, record }: Seen): readonly Standing[] {
  const known = last.get(truth);
  if (known && known.today === today && known.record === record) return known.standing;
  const { deal, pages } = record.deal;
  const standing = standingOf(findingsOf(truth, today, deal, pages), record.findings);
  last.set(truth, { today, record, standing });
  return standing;
}

/** Id of the first finding nobody decided after one of them, coming round at the end; null when all are. */
export function nextUndecided(standing: readonly Standing[], after: string | null): string | null {
  const place = standing.findIndex(({ finding }) => finding.id === after) + 1;
  const inTurn = [...standing.slice(place), ...standing.slice(0, place)];
  return inTurn.find(({ resolution }) => resolution === 'aberta')?.finding.id ?? null;
}

const last = new WeakMap<Seen['truth'], Omit<Seen, 'truth'> & { readonly standing: readonly Standing[] }>();
