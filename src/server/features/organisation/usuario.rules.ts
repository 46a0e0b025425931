import { worksHere } from '../../engine/auth/links.ts';
import { present } from '../../engine/crud/record.ts';
import type { EntityRules } from '../../engine/crud/rules.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import { dutiesOf, handOver, postsOfUser, refuseWithOpenOperations, retirePosts } from './handover.ts';
import { ownerTables } from './owners.ts';

/**
 * A person who leaves hands over what they answer for, and is analyst and officer no more. Rights are judged before
 * (engine/auth): what the caller may not grant is refused first.
 */
export const rules: EntityRules = {
  async beforeWrite({ work, operation, before, values }) {
    if (!before || work.actor.kind !== 'person') return undefined;
    const leaves =
      operation === 'delete' ||
      (worksHere(before, work.actor) && !worksHere({ ...before, ...values }, work.actor));
    if (leaves)
      await refuseWithOpenOperations(
        before,
        await postsOfUser(work, before.Identificador),
        'Ativo' in values ? 'Ativo' : 'Vinculos',
      );
    return undefined;
  },
  async afterWrite({ work, operation, before, after, id }) {
    if (work.actor.kind !== 'person') return;
    if (operation === 'update' && worksHere(before, work.actor) && !worksHere(after, work.actor))
      await retirePosts(work, id);
  },
  retires: Object.values(ownerTables),
  duties: async (work, { Identificador }) => dutiesOf(await postsOfUser(work, Identificador)),
  actions: {
    /** Lets a person in no more, once the open operations have new owners. Rights are judged as in any change. */
    async inativar(call) {
      const { work, model, record } = call;
      await handOver(call, await postsOfUser(work, record.Identificador));
      return present(await changeRecord(work, model, record, { Ativo: false }), model, work.actor);
    },
  },
};
