import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Entity } from '../../../../metadata/entity.ts';
import { client } from '../../auth/services.ts';
import { type ChosenRecords, deleteMany, type ManyDeleted, restoreMany } from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { undoBatch } from '../../data/undoing.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { type RefusedRecord, withNames } from '../actions/refusals.ts';

/** What could not be done, as a dialog tells it. */
interface Telling {
  readonly title: string;
  readonly refusals: readonly RefusedRecord[];
  /** After it is closed. */
  readonly then: () => void;
}

/** Deletes several records, keeps what was refused to be shown, and offers one undo for the rest. */
export function useDeleteMany(entity: Entity, clear: () => void) {
  const { t } = useTexts();
  const { refetch } = useListContext<ConsoleRecord>();
  const [telling, setTelling] = useState<Telling | null>(null);

  const remove = async (chosen: ChosenRecords) => {
    const { Excluidos: deleted, Recusados: refused, Lote } = await deleteMany(client(), entity, chosen);
    clear();
    // Not behind the dialog that tells of the others: the offer lasts a few seconds.
    await tell('delete.refused', refused, () => offerUndo(deleted, Lote ?? null));
    await refetch();
  };
  const tell = async (title: string, refused: ManyDeleted['Recusados'], then: () => void) => {
    if (refused.length === 0) return then();
    const refusals = await withNames(entity, refused);
    setTelling({ title: t(title, { smart_count: refusals.length }), refusals, then });
  };
  const stopTelling = () => {
    telling?.then();
    setTelling(null);
  };
  const offerUndo = (deleted: readonly number[], batch: number | null) => {
    if (deleted.length === 0) return;
    notify({
      kind: 'ok',
      text: t('delete.doneMany', { smart_count: deleted.length }),
      action: { label: t('delete.undo'), act: () => void restore(deleted, batch) },
    });
  };
  const restore = async (ids: readonly number[], batch: number | null) => {
    try {
      const left =
        batch === null
          ? (await restoreMany(client(), entity, ids)).Recusados
          : (await undoBatch(client(), entity, batch, false)).Conflitos;
      await tell('delete.notRestored', left, () => undefined);
    } catch (error) {
      notify({ kind: 'er', text: error instanceof Error ? error.message : t('notices.failed') });
    } finally {
      await refetch();
    }
  };
  return { remove, telling, stopTelling };
}
