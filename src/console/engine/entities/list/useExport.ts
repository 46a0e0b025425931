import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { mostExportedById } from '../../../../metadata/selectionLimits.ts';
import type { MenuChoice } from '../../../kit/ui/MenuButton.tsx';
import { client } from '../../auth/services.ts';
import { type ExportFormat, exportFormats, exportList } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/filters.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';

/** Exports what one sees, or those chosen: the filter, the order, and the columns of the list or all there are. */
export function useExport(entity: Entity, columns: readonly Field[], filter: ListFilter) {
  const { t } = useTexts();
  const { sort } = useListContext();
  const [isBusy, setBusy] = useState(false);
  // What every record has besides its schema is no column of a file.
  const shown = columns
    .map(({ name }) => name)
    .filter((name) => entity.fields.some((field) => field.name === name));

  const run = async (names: readonly string[], ids: readonly number[] | null, format: ExportFormat) => {
    if (ids !== null && ids.length > mostExportedById)
      return notify({ kind: 'wa', text: t('list.exportTooMany', { limit: mostExportedById }) });
    setBusy(true);
    try {
      const what = ids === null ? { sort, filter } : { sort, filter: {} };
      const isKept = await exportList(client(), entity, what, {
        columns: names,
        format,
        ...(ids === null ? {} : { ids }),
      });
      if (!isKept) notify({ kind: 'ok', stays: true, text: t('list.exportQueued') });
    } catch (error) {
      notify({ kind: 'er', text: error instanceof Error ? error.message : t('notices.failed') });
    } finally {
      setBusy(false);
    }
  };
  /** @param ids only these; null = everything that the filter finds */
  const choices = (ids: readonly number[] | null): readonly MenuChoice[] =>
    exportFormats.flatMap((format) => [
      {
        key: `shown-${format}`,
        label: t(`list.exportShown.${format}`, { smart_count: shown.length }),
        act: () => void run(shown, ids, format),
      },
      { key: `all-${format}`, label: t(`list.exportAll.${format}`), act: () => void run([], ids, format) },
    ]);
  return { choices, isBusy };
}
