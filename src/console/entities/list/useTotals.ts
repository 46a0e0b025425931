import { useGetList, useListContext } from 'react-admin';
import { intlTag } from '../../../domain/locale.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { useTexts } from '../../i18n/texts.ts';

/** "212 de 1.284": what matches, and of how many. A total that was not counted to its end says so. */
export function useTotals(entity: Entity, filtered: boolean) {
  const { t, locale } = useTexts();
  const { total, meta, isPending, error } = useListContext();
  const whole = useGetList(
    entity.name,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'Identificador', order: 'ASC' }, filter: {} },
    { enabled: filtered },
  );
  const say = (count: number, exact: boolean) => {
    const number = new Intl.NumberFormat(intlTag[locale]).format(exact ? count : count - 1);
    return exact ? number : t('list.more', { count: number });
  };
  const exact = meta?.exact !== false;
  const count = say(total ?? 0, exact);
  const known = !isPending && !error;
  const of = filtered && whole.total !== undefined ? say(whole.total, whole.meta?.exact !== false) : null;
  return { text: !known ? '' : of === null ? count : t('list.countOf', { count, total: of }), count, exact };
}
