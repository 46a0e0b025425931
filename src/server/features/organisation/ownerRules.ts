import { present } from '../../engine/crud/record.ts';
import type { EntityRules } from '../../engine/crud/rules.ts';
import type { Work } from '../../engine/crud/work.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import { dutiesOf, handOver, type Post, refuseWithOpenOperations } from './handover.ts';
import { type OwnerField, openOperationsOf } from './owners.ts';

/** Rules of the people who answer for operations, analysts and officers alike. */
export const ownerRules = (field: OwnerField): EntityRules => ({
  duties: async (work, { Identificador }) => dutiesOf(await single(work, field, Identificador)),
  async beforeWrite({ work, operation, before, values }) {
    const leaves = operation === 'update' && before?.Ativo !== false && values.Ativo === false;
    if (before && leaves)
      await refuseWithOpenOperations(before, await single(work, field, before.Identificador), 'Ativo');
    return undefined;
  },
  actions: {
    async inativar(call) {
      const { work, model, record } = call;
      await handOver(call, await single(work, field, record.Identificador));
      return present(await changeRecord(work, model, record, { Ativo: false }), model, work.actor);
    },
  },
});

const single = async (work: Work, field: OwnerField, id: number): Promise<readonly Post[]> => [
  { field, posts: [id], open: await openOperationsOf(work, field, [id]) },
];
