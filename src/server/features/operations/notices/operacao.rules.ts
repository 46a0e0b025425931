import type { EntityRules, Written } from '../../../engine/crud/rules.ts';
import { notify } from '../../../engine/notices/notify.ts';
import type { Row } from '../../../kit/database/database.ts';
import { type OwnerField, ownerTables } from '../../organisation/owners.ts';
import { personBehind } from '../../organisation/personBehind.ts';

/** Whoever is handed an operation by somebody else is told, as its new analyst or officer. */
export const rules: EntityRules = {
  async afterWrite(written) {
    const { work, operation, id, after } = written;
    if (work.actor.userId === null || !['create', 'update'].includes(operation)) return;
    const people = await Promise.all(
      newOwners(written).map(([field, post]) => personBehind(work, field, post)),
    );
    await notify(
      work,
      people.filter((person) => person !== null),
      {
        kind: 'operacao-recebida',
        entity: 'operacao',
        recordId: id,
        params: { operacao: String(after?.Codigo ?? id), quem: work.actor.name },
      },
    );
  },
};

const fields = Object.keys(ownerTables) as OwnerField[];

/** The posts that answer for the operation since this write and did not before. */
function newOwners({ before, values }: Pick<Written, 'before' | 'values'>): [OwnerField, number][] {
  const held = (record: Row | null, field: OwnerField) => record?.[field] ?? null;
  return fields.flatMap((field): [OwnerField, number][] => {
    const post = held(values, field);
    return typeof post === 'number' && post !== held(before, field) ? [[field, post]] : [];
  });
}
