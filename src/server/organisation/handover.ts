import { AppError } from '../../domain/errors.ts';
import { mostAtOnce } from '../crud/chosenRecords.ts';
import { findRecord } from '../crud/findRecord.ts';
import type { ActionCall } from '../crud/rules.ts';
import { changeRecord } from '../crud/updateRecord.ts';
import type { Work } from '../crud/work.ts';
import type { Row } from '../database/database.ts';
import { type OwnerField, openOperationsOf, ownerTables, postsOf, requireActiveOwner } from './owners.ts';

const fields = Object.keys(ownerTables) as OwnerField[];

/**
 * Somebody who answers for open operations may not go before they have a new owner.
 * @throws AppError 'owner-has-open-operations' naming the action that hands them over
 * @see workflow, section 8
 */
export async function refuseWithOpenOperations(work: Work, user: Row, field?: string): Promise<void> {
  const count = countOperations(await dutiesOf(work, Number(user.Identificador)));
  if (count === 0) return;
  const params = { name: String(user.Nome), count };
  throw new AppError('owner-has-open-operations', params, field ? { field } : {});
}

/**
 * Hands the open operations of a user to the people chosen; the user's own posts become inactive, so that
 * nobody chooses them again.
 * @throws AppError 'handover-missing', 'handover-to-same', 'owner-inactive' beside the field; 'handover-too-many'
 * above what one call may change
 */
export async function handOver({ work, record, input }: ActionCall): Promise<void> {
  // Who sends somebody away hands over all of it, also what lies outside of his own portfolio and branch.
  const whole = { ...work, actor: { ...work.actor, allOwners: true, branchId: null, branchIds: null } };
  const duties = await dutiesOf(work, record.Identificador);
  const count = countOperations(duties);
  if (count > mostAtOnce) throw new AppError('handover-too-many', { count, limit: mostAtOnce });
  for (const { field, posts, open } of duties) {
    const heir = typeof input[field] === 'number' ? input[field] : null;
    if (heir !== null && posts.includes(heir)) throw new AppError('handover-to-same', {}, { field });
    if (heir !== null) await requireActiveOwner(work, field, heir);
    if (open.length > 0 && heir === null)
      throw new AppError('handover-missing', { count: open.length }, { field });
    for (const id of open) await change(whole, 'operacao', id, { [field]: heir });
    for (const id of posts) await change(whole, ownerTables[field], id, { Ativo: false });
  }
}

interface Duty {
  readonly field: OwnerField;
  readonly posts: readonly number[];
  readonly open: readonly number[];
}

/** The user's posts of each kind and the open operations that hang on them. */
async function dutiesOf(work: Work, userId: number): Promise<readonly Duty[]> {
  const duties: Duty[] = [];
  for (const field of fields) {
    const posts = await postsOf(work, field, userId);
    duties.push({ field, posts, open: await openOperationsOf(work, field, posts) });
  }
  return duties;
}

const countOperations = (duties: readonly Duty[]): number => new Set(duties.flatMap(({ open }) => open)).size;

async function change(work: Work, entity: string, id: number, values: Row): Promise<void> {
  const model = work.models.named(entity);
  await changeRecord(work, model, await findRecord(work, model, id, { lock: 'change' }), values);
}
