import equal from 'fast-deep-equal';
import { AppError } from '../../../../domain/errors.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Row } from '../../../kit/database/database.ts';
import { mayChange } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';
import type { FullRecord } from '../record.ts';
import { refuseWhenUsed } from '../recordUses.ts';
import type { Work } from '../work.ts';
import { bringBack, putAway } from '../write/deleteRecord.ts';
import { changeRecord } from '../write/updateRecord.ts';
import { changedIn, changedSince, type Deed, valueIn } from './deeds.ts';

/** What became of one record. */
export interface Reversal {
  /** The record as it is now, where it was written. */
  readonly after: FullRecord | null;
  readonly isDone: boolean;
  /** Fields somebody changed since, which stay as they are. */
  readonly left: readonly Field[];
}

/** It is as it was before already: nothing is written. */
const same: Reversal = { after: null, isDone: false, left: [] };

/**
 * Undoes what was made of a held record, by the rules of a deletion, a restoration or a change. What somebody changed since
 * stays: of a changed record those fields, of a new one all of it.
 * @throws as `deleteRecord`, `restoreRecord` and `changeRecord` say; AppError 'permission-missing' for a field that needs
 * a code the actor lacks
 */
export async function reverse(
  work: Work,
  model: EntityModel,
  record: FullRecord,
  deed: Deed,
): Promise<Reversal> {
  const isGone = Boolean(record.ExcluidoEm);
  const undoes = { undoes: deed.row };
  if (deed.kind === 'removed') return isGone ? done(await bringBack(work, model, record, undoes)) : same;
  if (deed.kind === 'changed') return isGone ? leftAsDeleted() : changeBack(work, model, record, deed);
  if (isGone) return same;
  const left = changedSince(model, deed, record);
  if (left.length > 0) return { ...same, left };
  await putAway(work, model, record, undoes, () => refuseWhenUsed(work, model, record));
  return done(null);
}

const done = (after: FullRecord | null): Reversal => ({ after, isDone: true, left: [] });

function leftAsDeleted(): never {
  throw new AppError('undo-deleted');
}

async function changeBack(work: Work, model: EntityModel, record: FullRecord, deed: Deed): Promise<Reversal> {
  const changed = changedIn(model, deed).filter(
    (field) => !equal(valueIn(deed.before, field), valueIn(record, field)),
  );
  const left = changedSince(model, deed, record, changed);
  const back = changed.filter((field) => !left.includes(field));
  if (back.length === 0) return { ...same, left };
  const denied = back.find((field) => !mayChange(work.actor, field));
  if (denied)
    throw new AppError(
      'permission-missing',
      { code: denied.changeCode ?? denied.seeCode ?? '' },
      { field: denied.name },
    );
  const given: Row = Object.fromEntries(back.map((field) => [field.name, valueIn(deed.before, field)]));
  // What it refers to again was right once: it may have left use since.
  const after = await changeRecord(work, model, record, given, { operation: 'ALTERAR', undoes: deed.row });
  return { after, isDone: true, left };
}
