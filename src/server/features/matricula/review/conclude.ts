import { AppError } from '../../../../domain/errors.ts';
import {
  applyCorrections,
  type Missing,
  situationOf,
} from '../../../../domain/matricula/corrections/index.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Condition } from '../../../engine/crud/rules.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { Failures, toWireError } from '../../../kit/http/failures.ts';
import type { ConclusionCheck, Matter } from '../conclusion/conclusionCheck.ts';
import { coverageMissing } from '../conclusion/coverage.ts';
import { factsMissing } from '../conclusion/facts.ts';
import { findingsMissing } from '../conclusion/findings.ts';
import { policyMissing } from '../conclusion/policy.ts';
import { readingMissing } from '../conclusion/reading.ts';
import { currentReading } from '../reading/readings.ts';
import { inHand, secondPerson } from './handConditions.ts';

/** What must hold before an analysis ends, in the order it is told. */
const checks: readonly ConclusionCheck[] = [
  policyMissing,
  readingMissing,
  factsMissing,
  coverageMissing,
  findingsMissing,
];

/**
 * An analysis may end when nothing is missing; a refusal names everything that is, each with its place.
 * @throws Failures (422), AppError 'record-locked', 'second-person-needed', 'record-not-read'
 * @see workflow, section 3: conclude
 */
export const isComplete: Condition = async (passage) => {
  const { work, record } = passage;
  await (record.Situacao === 'em_revisao' ? secondPerson : inHand)(passage);
  const matter = await matterOf(work, record);
  if (!matter) return 'record-not-read';
  const missing = await missingBy(checks, matter);
  if (missing.length === 0) return null;
  const { locale } = work.actor;
  throw new Failures(
    422,
    missing.map(({ code, params, field }) => toWireError(new AppError(code, params, { field }), locale)),
  );
};

/** What the words of the page leave open of an analysis, whoever looks: blocks of text and grave findings. */
export async function missingOfText(work: Work, record: FullRecord): Promise<readonly Missing[]> {
  const matter = await matterOf(work, record);
  return matter ? missingBy([coverageMissing, findingsMissing], matter) : [];
}

async function missingBy(asked: readonly ConclusionCheck[], matter: Matter): Promise<readonly Missing[]> {
  const missing = [];
  for (const check of asked) missing.push(...(await check(matter)));
  return missing;
}

async function matterOf(work: Work, record: FullRecord): Promise<Matter | null> {
  const current = await currentReading(work.tx, record.Identificador);
  if (!current) return null;
  const truth = applyCorrections(current.reading, current.corrections);
  return { work, record, readingId: current.id, truth, today: situationOf(truth) };
}
