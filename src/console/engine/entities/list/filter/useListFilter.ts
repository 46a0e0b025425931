import { useListContext } from 'react-admin';
import type { Entity } from '../../../../../metadata/entity.ts';
import { fieldsAsked, type ListFilter, searchOf } from '../../../data/filters.ts';
import { type PersonalFilter, splitFilter } from './usePersonalFilter.ts';

/** The list's whole filter, wherever its parts are kept. */
export function useListFilter(entity: Entity, personal: PersonalFilter) {
  const { filterValues, setFilters, setPage, page, onUnselectItems } = useListContext();
  const filter: ListFilter = { ...(filterValues as ListFilter), ...personal.filter };
  const setFilter = (next: ListFilter) => {
    const parts = splitFilter(entity, next);
    onUnselectItems();
    personal.setFilter(parts.personal);
    // Setting filters goes back to page 1 by itself; a change of the personal part alone does not.
    if (JSON.stringify(parts.open) !== JSON.stringify(filterValues)) setFilters(parts.open, undefined, false);
    else if (page !== 1) setPage(1);
  };
  const active = fieldsAsked(filter).length > 0 || searchOf(filter) !== '';
  return { filter, setFilter, active };
}
