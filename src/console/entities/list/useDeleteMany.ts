import { useListContext } from 'react-admin';
import type { Entity } from '../../../metadata/entity.ts';
import { toListQuery } from '../../data/dataProvider.ts';
import { deleteMany, readAll, readRecord, restoreRecord } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/filters.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { client } from '../../start/services.ts';

/** At most so many are deleted at once, however many match. */
const most = 1000;

/** Deletes several records, says which were not and why, and offers one undo for the rest. */
export function useDeleteMany(entity: Entity) {
  const { t } = useTexts();
  const { data = [], sort, refetch, onUnselectItems } = useListContext<ConsoleRecord>();
  const matching = (filter: ListFilter) =>
    readAll(
      client(),
      entity,
      toListQuery(entity, { pagination: { page: 1, perPage: 1 }, sort, filter }),
      most,
    );
  /** Selected rows may be of other pages, whose versions are not at hand. */
  const selected = async (ids: readonly number[]) => {
    const here = data.filter(({ id }) => ids.includes(id));
    const elsewhere = ids.filter((id) => !here.some((record) => record.id === id));
    return [...here, ...(await Promise.all(elsewhere.map((id) => readRecord(client(), entity, id))))];
  };
  return async (what: { readonly ids: readonly number[] } | { readonly filter: ListFilter }) => {
    const records = 'ids' in what ? await selected(what.ids) : await matching(what.filter);
    const { deleted, failures } = await deleteMany(client(), entity, records);
    onUnselectItems();
    await refetch();
    if (deleted.length > 0) {
      const undo = async () => {
        for (const id of deleted) await restoreRecord(client(), entity, id);
        await refetch();
      };
      notify({
        kind: 'ok',
        text: t('delete.doneMany', { smart_count: deleted.length }),
        action: { label: t('delete.undo'), act: () => void undo() },
      });
    }
    const [first] = failures;
    if (first)
      notify({ kind: 'er', text: t('delete.partial', { failed: failures.length, reason: first.text }) });
  };
}
