import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Entity } from '../../../metadata/entity.ts';
import {
  type Chosen,
  deleteMany,
  type ManyDeleted,
  readLabels,
  restoreRecord,
} from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { client } from '../../start/services.ts';
import { nameOf } from '../nameOf.ts';

/** A record that stayed, by name, and why. */
export interface Refusal {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
}

/** Deletes several records, keeps what was refused to be shown, and offers one undo for the rest. */
export function useDeleteMany(entity: Entity) {
  const { t } = useTexts();
  const { data = [], refetch, onUnselectItems } = useListContext<ConsoleRecord>();
  const [result, setResult] = useState(nothing);
  const [isTelling, setTelling] = useState(false);

  const remove = async (chosen: Chosen) => {
    const { Excluidos: deleted, Recusados: refused } = await deleteMany(client(), entity, chosen);
    const refusals = await withNames(entity, refused, data);
    onUnselectItems();
    await refetch();
    if (refusals.length === 0) return offerUndo(deleted);
    setResult({ deleted, refusals });
    setTelling(true);
  };
  // Not behind the dialog that tells of the others: the offer lasts a few seconds.
  const stopTelling = () => {
    setTelling(false);
    offerUndo(result.deleted);
  };
  const offerUndo = (deleted: readonly number[]) => {
    if (deleted.length === 0) return;
    notify({
      kind: 'ok',
      text: t('delete.doneMany', { smart_count: deleted.length }),
      action: { label: t('delete.undo'), act: () => void restore(deleted) },
    });
  };
  const restore = async (ids: readonly number[]) => {
    try {
      for (const id of ids) await restoreRecord(client(), entity, id);
    } catch (error) {
      notify({ kind: 'er', text: error instanceof Error ? error.message : t('notices.failed') });
    } finally {
      await refetch();
    }
  };
  return { remove, refusals: result.refusals, isTelling, stopTelling };
}

const nothing: { readonly deleted: readonly number[]; readonly refusals: readonly Refusal[] } = {
  deleted: [],
  refusals: [],
};

/** Names from the page at hand, else from the server; a record without a name goes by its number. */
async function withNames(
  entity: Entity,
  refused: ManyDeleted['Recusados'],
  here: readonly ConsoleRecord[],
): Promise<readonly Refusal[]> {
  const known = new Map(here.map((record) => [record.id, nameOf(entity, record)]));
  const missing = refused.map(({ Identificador }) => Identificador).filter((id) => !known.has(id));
  for (let from = 0; from < missing.length; from += namesAtOnce) {
    const labels = await readLabels(client(), entity, missing.slice(from, from + namesAtOnce)).catch(
      () => [],
    );
    for (const { id, label } of labels) known.set(id, label);
  }
  return refused.map(({ Identificador: id, Texto: reason }) => ({
    id,
    name: known.get(id) ?? String(id),
    reason,
  }));
}

/** What fits an address. */
const namesAtOnce = 100;
