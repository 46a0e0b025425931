import { useGetList } from 'react-admin';
import type { Entity } from '../../../metadata/entity.ts';
import type { ListFilter } from '../data/filters.ts';
import type { ConsoleRecord } from '../data/records.ts';
import { addressOfList } from './addresses.ts';

interface Asked {
  readonly filter: ListFilter;
  /** How many are shown; the rest is in the list. */
  readonly most: number;
  /** As the list of the entity is sorted, unless said. */
  readonly sort?: Entity['sort'];
  readonly enabled?: boolean;
}

export type Records = ReturnType<typeof useRecords>;

/** The first records that a filter finds, how many there are, and where all of them are listed. */
export function useRecords(entity: Entity, { filter, most, sort = entity.sort, enabled = true }: Asked) {
  const { data, total, meta, error, isPending, refetch } = useGetList<ConsoleRecord>(
    entity.name,
    {
      pagination: { page: 1, perPage: most },
      sort: { field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' },
      filter,
    },
    { enabled },
  );
  return {
    data,
    total,
    exact: meta?.exact !== false,
    hasMore: total !== undefined && total > most,
    error: error as Error | null,
    isPending,
    refetch,
    address: `${addressOfList(entity)}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  };
}

/** The filter that finds the records whose `field` refers to `id`. */
export const childrenOf = (id: number, field: string): ListFilter => ({
  [field]: { operator: 'igual', value: [id] },
});
