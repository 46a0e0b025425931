import { situation, situationsOf } from '../../src/domain/matricula/situation.ts';
import { longRecord } from '../support/longRecord.ts';
import { type Measurement, median } from './measurement.ts';

const actCount = 200;

/** What a correction and the slider of the replay wait for: one fold, and all cuts of the record. */
export async function measure(): Promise<Measurement[]> {
  const { opening, acts } = longRecord(actCount);
  const one = timesOf(100, () => situation(opening, acts));
  const all = timesOf(20, () => situationsOf(opening, acts));
  return [
    {
      name: `fold over ${actCount} acts`,
      value: one,
      unit: 'ms',
      atMost: 5,
      how: 'median of 100 folds of an invented chain of sales, gifts, liens, cancellations and restorations',
    },
    {
      name: `fold of every cut of ${actCount} acts, each`,
      value: Math.round((all / (actCount + 1)) * 1000) / 1000,
      unit: 'ms',
      atMost: 5,
      how: `median of 20 rounds over all ${actCount + 1} cuts, as the replay asks for them: ${all} ms a round`,
    },
  ];
}

/** Median, ms, after a warm-up. */
function timesOf(rounds: number, work: () => void): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.round(median(times) * 100) / 100;
}
