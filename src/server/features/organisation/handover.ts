import { AppError } from '../../../domain/errors.ts';
import { openOperationStates } from '../../../domain/operations/stateGroups.ts';
import { mostAtOnce } from '../../../metadata/selectionLimits.ts';
import { seeingAll } from '../../engine/actors/seeingAll.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { ActionCall } from '../../engine/crud/rules.ts';
import type { Work } from '../../engine/crud/work.ts';
import type { Duty } from '../../engine/crud/write/leavingUse.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import type { Row } from '../../kit/database/database.ts';
import { type OwnerField, openOperationsOf, ownerTables, postsOf } from './owners.ts';

const fields = Object.keys(ownerTables) as OwnerField[];

/** The posts of one kind, and the open operations that hang on them. */
export interface Post {
  readonly field: OwnerField;
  readonly posts: readonly number[];
  readonly open: readonly number[];
}

/** A person's posts of each kind in the present company. */
export const postsOfUser = async (work: Work, userId: number): Promise<readonly Post[]> =>
  Promise.all(
    fields.map(async (field) => {
      const posts = await postsOf(work, field, userId);
      return { field, posts, open: await openOperationsOf(work, field, posts) };
    }),
  );

/** What those posts answer for, as it is told before they leave. */
export const dutiesOf = (posts: readonly Post[]): readonly Duty[] =>
  posts.map(({ field, posts: ids, open }) => ({
    field,
    entity: 'operacao',
    count: open.length,
    filter: { [field]: ids, Situacao: openOperationStates },
  }));

/**
 * Somebody who answers for open operations may not go before they have a new owner.
 * @throws AppError 'owner-has-open-operations' naming the action that hands them over
 * @see workflow, section 8
 */
export async function refuseWithOpenOperations(
  person: Row,
  posts: readonly Post[],
  field?: string,
): Promise<void> {
  const count = new Set(posts.flatMap(({ open }) => open)).size;
  if (count === 0) return;
  const params = { name: String(person.Nome), count };
  throw new AppError('owner-has-open-operations', params, field ? { field } : {});
}

/**
 * Hands the open operations of some posts to the people chosen.
 * @throws AppError 'handover-missing', 'handover-to-same' beside the field; 'handover-too-many' above what one call may
 * change
 */
export async function handOver({ work, input }: ActionCall, posts: readonly Post[]): Promise<void> {
  const count = new Set(posts.flatMap(({ open }) => open)).size;
  if (count > mostAtOnce) throw new AppError('handover-too-many', { count, limit: mostAtOnce });
  for (const { field, posts: ids, open } of posts) {
    const heir = typeof input[field] === 'number' ? input[field] : null;
    if (heir !== null && ids.includes(heir)) throw new AppError('handover-to-same', {}, { field });
    if (open.length > 0 && heir === null)
      throw new AppError('handover-missing', { count: open.length }, { field });
    for (const id of open) await change(work, 'operacao', id, { [field]: heir });
  }
}

/** Who no longer works here is nobody's analyst or officer, so that nobody chooses them again. */
export async function retirePosts(work: Work, userId: number): Promise<void> {
  for (const field of fields)
    for (const id of await postsOf(work, field, userId))
      await change(work, ownerTables[field], id, { Ativo: false });
}

/** Who sends somebody away hands over all of it, also what lies outside of his own portfolio and branch. */
async function change(work: Work, entity: string, id: number, values: Row): Promise<void> {
  const whole = seeingAll(work);
  const model = work.models.named(entity);
  await changeRecord(whole, model, await findRecord(whole, model, id, { lock: 'change' }), values);
}
