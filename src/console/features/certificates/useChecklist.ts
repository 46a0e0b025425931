import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ListAnswer, maxPerPage } from '../../../metadata/wire/paging.ts';
import { client } from '../../engine/auth/services.ts';
import { companyTimeZone } from '../../engine/auth/timeZone.ts';
import type { Client } from '../../engine/client/client.ts';
import { filterContext, toListQuery } from '../../engine/data/dataProvider.ts';
import type { ListFilter } from '../../engine/data/filters.ts';
import { loadEntity } from '../../engine/data/loadEntity.ts';
import { type ConsoleRecord, fromWire } from '../../engine/data/records.ts';
import { childrenOf } from '../../engine/entities/useRecords.ts';
import { type ChecklistData, checklistLinesOf, isUnderWay } from './checklistLines.ts';

/** How often certificates being searched are asked after, ms. */
const pollInterval = 5_000;

/**
 * The checklist of an operation with the certificates that meet it. While one is being searched it is asked again by
 * itself, in the background.
 */
export function useChecklist(operation: number) {
  const queries = useQueryClient();
  const key = ['Checklist', operation];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<ChecklistData> => {
      const background = queries.getQueryData(key) !== undefined;
      const read = (entity: string, filter: ListFilter) =>
        readAll(client(), entity, { filter, signal, background });
      const ofOperation = childrenOf(operation, 'IdentificadorOperacao');
      const [items, certificates] = await Promise.all([
        read('item-checklist', ofOperation),
        read('certidao', ofOperation),
      ]);
      return { items, certificates };
    },
    refetchInterval: ({ state }) =>
      state.data && checklistLinesOf(state.data, null).some(isUnderWay) ? pollInterval : false,
    retry: 1,
    refetchOnWindowFocus: false,
  });
  return {
    data: query.data,
    error: query.data ? null : query.error,
    isPending: query.isPending,
    reload: () => void query.refetch(),
  };
}

async function readAll(
  client: Client,
  name: string,
  { filter, ...call }: { filter: ListFilter; signal: AbortSignal; background: boolean },
): Promise<ConsoleRecord[]> {
  const entity = await loadEntity(name);
  const query = toListQuery(
    entity,
    {
      pagination: { page: 1, perPage: maxPerPage },
      sort: { field: entity.sort.field, order: entity.sort.order },
      filter,
    } as never,
    filterContext(entity, companyTimeZone()),
  );
  const { Itens } = await client.call<ListAnswer<Readonly<Record<string, unknown>>>>(
    `${entity.noun}/Listar`,
    { query, ...call },
  );
  return Itens.map((item) => fromWire(entity, item));
}
