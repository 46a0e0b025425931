import { useInfiniteQuery } from '@tanstack/react-query';
import type { Timeline } from '../../../metadata/calls/operations.ts';
import { client } from '../../engine/auth/services.ts';
import { useAfterWriting } from '../../engine/data/useAfterWriting.ts';

/** Events of one page. */
const pageSize = 20;

/** What happened to an operation, newest first, page by page; `kind` null = everything. */
export function useTimeline(operation: number, version: number, kind: string | null) {
  const query = useInfiniteQuery({
    queryKey: ['Operacao', 'LinhaDoTempo', operation, version, kind],
    queryFn: ({ pageParam, signal }) =>
      client().call<Timeline>(`Operacao/LinhaDoTempo/${operation}`, {
        query: new URLSearchParams([
          ['NumeroRegistros', String(pageSize)],
          ...(kind ? [['Tipo', kind]] : []),
          ...(pageParam ? [['Antes', pageParam]] : []),
        ]),
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ Itens, Mais }) => (Mais ? Itens.at(-1)?.Chave : undefined),
    placeholderData: (before) => before,
    retry: 1,
    staleTime: 5_000,
  });
  useAfterWriting(query.refetch);
  const pages = query.data?.pages;
  return {
    events: pages?.flatMap(({ Itens }) => Itens) ?? null,
    kinds: pages?.[0]?.Tipos ?? [],
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    error: query.error as Error | null,
    retry: () => void query.refetch(),
  };
}
