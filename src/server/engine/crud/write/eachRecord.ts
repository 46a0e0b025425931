import { AppError } from '../../../../domain/errors.ts';
import { text } from '../../../../metadata/texts.ts';
import type { WireError } from '../../../../metadata/wire/envelope.ts';
import { Failures, toWireError } from '../../../kit/http/failures.ts';
import { followUp } from '../../facts/facts.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';
import { explainDatabaseFailure } from './databaseFailure.ts';
import { inSavepoint } from './savepoint.ts';

/** A record that a call on many left as it was, and why. */
export interface RefusedRecord {
  readonly Identificador: number;
  readonly Texto: string;
}

export interface EachDone {
  readonly done: readonly number[];
  readonly refused: readonly RefusedRecord[];
}

/** What follows from so many is worked out together. */
const portion = 100;

/**
 * Does the same to many records of one transaction: those that are refused stay as they are and are named with the
 * reason, the others go through. In the order of their identifiers, so that two such calls wait for each other
 * instead of for ever. What follows is worked out by portions; where that fails, the whole call does.
 */
export async function eachRecord(
  work: Work,
  model: EntityModel,
  ids: readonly number[],
  run: (id: number) => Promise<unknown>,
): Promise<EachDone> {
  const done: number[] = [];
  const refused: RefusedRecord[] = [];
  for (const [place, id] of ids.toSorted((one, other) => one - other).entries()) {
    if (place > 0 && place % portion === 0) await followUp(work);
    try {
      await inSavepoint(work, () => run(id));
      done.push(id);
    } catch (error) {
      refused.push({ Identificador: id, Texto: reasonOf(error, model, work) });
    }
  }
  await followUp(work);
  return { done, refused };
}

/**
 * What our rules and the database's constraints refuse, as one sentence after the other.
 * @throws what is no refusal of this very record: trouble of the server ends the whole call
 */
export function refusalsOf(error: unknown, { entity }: EntityModel, { actor }: Work): readonly WireError[] {
  const explained = explainDatabaseFailure(error, entity, actor.locale);
  if (explained instanceof Failures) return explained.errors;
  if (explained instanceof AppError && explained.kind !== 'unavailable')
    return [toWireError(explained, actor.locale)];
  throw error;
}

function reasonOf(error: unknown, model: EntityModel, work: Work): string {
  const errors = refusalsOf(error, model, work);
  // Of one record among many the conflict is not with what this person saw.
  return errors.map(({ Texto }) => Texto).join(' ') || text(work.actor.locale, 'errors.record-invalid');
}
