import { withDefaults } from '../../../../metadata/asked.ts';
import type { WireError } from '../../../../metadata/wire/envelope.ts';
import type { Row } from '../../../kit/database/database.ts';
import { Failures } from '../../../kit/http/failures.ts';
import type { EntityModel } from '../models.ts';
import { writablePart } from '../record.ts';
import type { Work } from '../work.ts';
import { checkStorable } from '../write/checkBody.ts';
import { createMany } from '../write/createMany.ts';
import { createChecked } from '../write/createRecord.ts';
import { refusalsOf } from '../write/eachRecord.ts';
import { inSavepoint } from '../write/savepoint.ts';
import { validateRecord } from '../write/validateRecord.ts';
import type { LineRead } from './readLine.ts';
import { tellThere } from './recordThere.ts';

export interface LineToWrite extends LineRead {
  readonly line: number;
}

export type LineJudged = Pick<LineToWrite, 'line' | 'errors'>;

/** Tries lines together and, when one of them is refused, one by one, so that each gets its own reason. */
export async function writeLines(
  work: Work,
  model: EntityModel,
  lines: readonly LineToWrite[],
): Promise<readonly LineJudged[]> {
  const isClean = lines.every(({ errors }) => errors.length === 0);
  if (isClean && (await areWritten(work, model, lines))) return [];
  const told: LineJudged[] = [];
  for (const { line, values, errors } of lines)
    told.push({
      line,
      errors:
        errors.length > 0
          ? [...errors, ...fieldErrors(values, model, work, errors)]
          : await createLine(work, model, values),
    });
  return told;
}

async function areWritten(work: Work, model: EntityModel, lines: readonly LineToWrite[]): Promise<boolean> {
  try {
    const values = lines.map((line) => line.values);
    checkStorable(values);
    await inSavepoint(work, () => createMany(work, model, values));
    return true;
  } catch (error) {
    // Refused, not broken: `refusalsOf` throws what is no refusal.
    refusalsOf(error, model, work);
    return false;
  }
}

/** What else is wrong with a line that cannot be tried: all of it is told at once. */
function fieldErrors(
  values: Row,
  model: EntityModel,
  { actor }: Work,
  known: readonly WireError[],
): readonly WireError[] {
  try {
    validateRecord(writablePart(withDefaults(model.entity, values), model), model, actor);
    return [];
  } catch (error) {
    if (!(error instanceof Failures)) throw error;
    return error.errors.filter(({ Campo }) => !known.some((one) => one.Campo === Campo));
  }
}

async function createLine(work: Work, model: EntityModel, values: Row): Promise<readonly WireError[]> {
  try {
    checkStorable(values);
    await inSavepoint(work, () => createChecked(work, model, values, { given: values, before: null }));
    return [];
  } catch (error) {
    return tellThere(work, model, values, refusalsOf(error, model, work));
  }
}
