import { useGetList } from 'react-admin';
import { intlTag } from '../../../../domain/locale.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { useTexts } from '../../i18n/texts.ts';

/** How many records a search would find without the filters; null when none, or when there is nothing to compare. */
export function useOutside(entity: Entity, query: string, filtered: boolean): string | null {
  const { locale } = useTexts();
  const { total } = useGetList(
    entity.name,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'Identificador', order: 'ASC' },
      filter: query ? { q: query } : {},
    },
    { enabled: filtered },
  );
  return filtered && total ? new Intl.NumberFormat(intlTag[locale]).format(total) : null;
}
