import type { Deal } from '../../src/domain/findings/context.ts';
import { findingsOf } from '../../src/domain/findings/findings.ts';
import { applyCorrections, situationOf } from '../../src/domain/matricula/corrections/index.ts';
import { situation, situationsOf } from '../../src/domain/matricula/model/index.ts';
import { longRecord } from '../support/papers/longRecord.ts';
import { type Measurement, median } from './measurement.ts';

const actCount = 200;

const deal: Deal = {
  date: '2026-11-20',
  lenders: [],
  borrower: null,
  usesFgts: false,
  guarantee: 'HIPOTECA',
  isHousing: true,
  propertyKind: null,
  appraisalMonths: 12,
  statements: [],
};

/** What a correction and the slider of the replay wait for: one fold, and all cuts of the record. */
export async function measure(): Promise<Measurement[]> {
  const { opening, acts } = longRecord(actCount);
  const one = timesOf(100, () => situation(opening, acts));
  const all = timesOf(20, () => situationsOf(opening, acts));
  const truth = applyCorrections(longRecord(actCount), []);
  const today = situationOf(truth);
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
    {
      name: `findings of ${actCount} acts`,
      value: timesOf(5, () => findingsOf(truth, today, deal)),
      unit: 'ms',
      atMost: 50,
      how: 'median of 5 looks at the same record, as after each correction',
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
