import type { Follower } from '../../../engine/facts/facts.ts';
import { raise } from '../../../engine/facts/facts.ts';
import { recordTruth } from '../facts.ts';
import { refreshFindingsOf } from './refreshFindings.ts';

/** What is found wrong or open with a registry record. */
export const recordFindings: Follower = {
  name: 'recordFindings',
  raises: [recordTruth],
  codes: [],
  async work(work, recordId) {
    await refreshFindingsOf(work, recordId);
    raise(work, recordTruth, recordId);
  },
};
