import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { intlTag } from '../../../../domain/locale.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { ListFilter } from '../../data/filters.ts';
import { useTexts } from '../../i18n/texts.ts';

export type Totals = ReturnType<typeof useTotals>;

/** "212 de 1.284": what matches, and of how many. A total not counted to its end says so, until somebody asks. */
export function useTotals(entity: Entity, filter: ListFilter, isFiltered: boolean) {
  const { t, locale } = useTexts();
  const { total, meta, isPending, error } = useListContext();
  const signature = JSON.stringify(filter);
  const [counted, setCounted] = useState<string | null>(null);
  const whole = useGetList(entity.name, firstOf({}), { enabled: isFiltered });
  const wanted = counted === signature;
  const full = useGetList(entity.name, { ...firstOf(filter), meta: { countAll: true } }, { enabled: wanted });
  const say = (count: number, exact: boolean) => {
    const number = new Intl.NumberFormat(intlTag[locale]).format(exact ? count : count - 1);
    return exact ? number : t('list.more', { count: number });
  };
  const isCounted = wanted && full.total !== undefined;
  const matching = (isCounted ? full.total : total) ?? 0;
  const exact = isCounted || meta?.exact !== false;
  const count = say(matching, exact);
  const known = !isPending && !error;
  const of = isFiltered && whole.total !== undefined ? say(whole.total, whole.meta?.exact !== false) : null;
  return {
    text: !known ? '' : of === null ? count : t('list.countOf', { count, total: of }),
    count,
    matching,
    exact,
    /** Counts to the end; null when there is nothing more to count. */
    countAll: exact ? null : () => setCounted(signature),
    isCounting: wanted && full.isFetching,
  };
}

/** As little as a total comes with. */
const firstOf = (filter: ListFilter) => ({
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'Identificador', order: 'ASC' as const },
  filter,
});
