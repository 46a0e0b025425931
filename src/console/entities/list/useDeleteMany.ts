import { useListContext } from 'react-admin';
import type { Entity } from '../../../metadata/entity.ts';
import { deleteMany, restoreRecord } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/filters.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { client } from '../../start/services.ts';

/** Deletes several records, says which were not and why, and offers one undo for the rest. */
export function useDeleteMany(entity: Entity) {
  const { t } = useTexts();
  const { refetch, onUnselectItems } = useListContext();
  return async (what: { readonly ids: readonly number[] } | { readonly filter: ListFilter }) => {
    const { Excluidos, Falhas } = await deleteMany(client(), entity, what);
    onUnselectItems();
    await refetch();
    if (Excluidos.length > 0) {
      const undo = async () => {
        for (const id of Excluidos) await restoreRecord(client(), entity, id);
        await refetch();
      };
      notify({
        kind: 'ok',
        text: t('delete.doneMany', { smart_count: Excluidos.length }),
        action: { label: t('delete.undo'), act: () => void undo() },
      });
    }
    const [first] = Falhas;
    if (first)
      notify({ kind: 'er', text: t('delete.partial', { failed: Falhas.length, reason: first.Texto }) });
  };
}
