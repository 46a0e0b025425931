import { useListContext } from 'react-admin';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { toListQuery } from '../../data/dataProvider.ts';
import { keepFile, readAll } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/filters.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { client } from '../../start/services.ts';
import { useSurroundings } from '../../ui/fieldTypeConsole.ts';
import { toCsv } from './csv.ts';

/** A list of more rows than this is asked of the server's export, not of a browser. */
const mostRows = 20_000;

/** Exports what one sees: the filter, the order and the columns of the list. */
export function useExport(entity: Entity, columns: readonly Field[], filter: ListFilter) {
  const { t, locale } = useTexts();
  const { enumLabel } = useSurroundings();
  const { sort, total = 0 } = useListContext();
  return async () => {
    try {
      const query = toListQuery(entity, { pagination: { page: 1, perPage: 1 }, sort, filter });
      const records = await readAll(client(), entity, query, mostRows);
      const csv = toCsv(columns, records, { locale, enumLabel });
      keepFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${entity.name}.csv`);
      if (total > mostRows) notify({ kind: 'wa', text: t('list.exportCut', { count: mostRows }) });
    } catch (error) {
      notify({ kind: 'er', text: error instanceof Error ? error.message : t('notices.failed') });
    }
  };
}
