import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { exportList } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/filters.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { client } from '../../start/services.ts';

/** Exports what one sees: the filter, the order and the columns of the list. */
export function useExport(entity: Entity, columns: readonly Field[], filter: ListFilter) {
  const { t } = useTexts();
  const { sort } = useListContext();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const names = columns.map(({ name }) => name);
      await exportList(client(), entity, { sort, filter }, names);
    } catch (error) {
      notify({ kind: 'er', text: error instanceof Error ? error.message : t('notices.failed') });
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
