import { useCallback, useMemo, useRef } from 'react';
import { useListContext, useStore } from 'react-admin';
import type { Entity } from '../../../../metadata/entity.ts';
import type { ChosenRecords } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/filters.ts';
import type { ConsoleRecord } from '../../data/records.ts';

export type Selection = ReturnType<typeof useSelection>;

/**
 * The rows chosen: each of them, also on other pages, or everything that the filter finds. Going back from a record
 * finds it; "everything" holds for the filter it was said under and no other.
 */
export function useSelection(entity: Entity, filter: ListFilter) {
  const {
    data = [],
    selectedIds = [],
    onSelect,
    onUnselectItems,
    total = 0,
  } = useListContext<ConsoleRecord>();
  const [allOf, setAllOf] = useStore<string | null>(`${entity.name}.allOf`, null);
  const signature = JSON.stringify(filter);
  const isAll = allOf === signature && selectedIds.length > 0;
  const ids = useMemo(() => new Set(selectedIds as readonly number[]), [selectedIds]);
  const page = data.map(({ id }) => id);

  const last = useRef<number | null>(null);
  const now = useRef({ ids, page, onSelect });
  now.current = { ids, page, onSelect };
  /** One row more or less; with `range` also those between it and the row touched before. Always the same function. */
  const toggle = useCallback(
    (id: number, range: boolean) => {
      const { ids: chosen, page: here, onSelect: select } = now.current;
      const wanted = !chosen.has(id);
      const touched = range && last.current !== null ? between(here, last.current, id) : [id];
      last.current = id;
      setAllOf(null);
      select(
        wanted ? [...new Set([...chosen, ...touched])] : [...chosen].filter((one) => !touched.includes(one)),
      );
    },
    [setAllOf],
  );

  return {
    ids,
    isAll,
    count: isAll ? total : ids.size,
    chosen: (isAll ? { filter } : { ids: [...ids] }) satisfies ChosenRecords,
    isPageChosen: page.length > 0 && page.every((id) => ids.has(id)),
    isPartOfPageChosen: page.some((id) => ids.has(id)),
    toggle,
    togglePage: (wanted: boolean) => {
      setAllOf(null);
      const others = [...ids].filter((id) => !page.includes(id));
      onSelect(wanted ? [...others, ...page] : others);
    },
    takeAll: () => setAllOf(signature),
    clear: () => {
      setAllOf(null);
      onUnselectItems();
    },
  };
}

/** The rows from one to the other, both included, as they stand on the page. */
function between(page: readonly number[], one: number, other: number): readonly number[] {
  const ends = [page.indexOf(one), page.indexOf(other)].sort((a, b) => a - b);
  return (ends[0] ?? -1) < 0 ? [other] : page.slice(ends[0], (ends[1] ?? 0) + 1);
}
