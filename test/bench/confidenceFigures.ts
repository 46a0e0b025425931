import type { Extraction } from '../../src/domain/matricula/wire/index.ts';
import {
  byEvent,
  byField,
  calibrations,
  enoughValues,
  type Judged,
  judgeAgainst,
} from '../support/papers/calibration.ts';
import type { Measurement } from './measurement.ts';

/**
 * What confidence is worth in a set of records: of the values shown at 90 to 100 the part that is right, by field and
 * by kind of act where there are enough, and how many values a person looks at besides.
 */
export function confidenceFigures(
  set: string,
  answers: ReadonlyMap<string, unknown>,
  extractions: ReadonlyMap<string, unknown>,
): Measurement[] {
  const judged = [...answers].flatMap(([name, gold]): Judged[] => {
    const extraction = extractions.get(name);
    return extraction ? judgeAgainst(gold as Record<string, unknown>, name, extraction as Extraction) : [];
  });
  const right = judged.filter(({ isRight }) => isRight);
  const doubted = right.filter(({ confidence }) => (confidence ?? 0) < 90);
  return [
    {
      name: `${set}, right values below 90`,
      value: Math.round((1000 * doubted.length) / Math.max(1, right.length)) / 1000,
      unit: '',
      how: `${doubted.length} of ${right.length} right values are looked at for nothing`,
    },
    ...[byField, byEvent].flatMap((kindOf) =>
      calibrations(judged, kindOf)
        .filter(({ sure }) => sure >= enoughValues)
        .map(({ name, sure, sureRight, doubtedRight, doubtedWrong }) => ({
          name: `${set}, right at 90 to 100: ${name}`,
          value: Math.floor((1000 * sureRight) / sure) / 1000,
          unit: '',
          atLeast: 0.9,
          how: `${sureRight} of ${sure}; below 90: ${doubtedRight} right, ${doubtedWrong} wrong`,
        })),
    ),
  ];
}
