import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../../engine/auth/services.ts';
import type { ReviewRecord } from '../reviewRecord.ts';

/** Whose page it is: a newer certificate, or the file read anew, has pages of its own. */
type Pages = Pick<ReviewRecord, 'id' | 'readingOrder'>;

/**
 * The image of a page as an address the browser can show. Images need the token, so they are fetched as bytes; the
 * address lives as long as the answer is kept.
 * @param wanted false while the page need not be shown yet
 */
export function usePageImage(record: Pages, page: number, wanted = true) {
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    ...imageQuery(queries, record, page),
    enabled: wanted,
  });
  return { address: data ?? null, isError, isFetching, retry: refetch };
}

/** Fetches and decodes the pages somebody may turn to next, so that turning waits for nothing. */
export function useNeighbours({ id, readingOrder }: Pages, page: number, pageCount: number): void {
  const queries = useQueryClient();
  // The browser keeps what is decoded while somebody holds the image.
  const held = useRef<readonly HTMLImageElement[]>([]);
  useEffect(() => {
    let left = false;
    const near = [page + 1, page - 1, page + 2].filter((other) => other >= 1 && other <= pageCount);
    const images = Promise.allSettled(
      near.map(async (other) => {
        const image = new Image();
        image.src = await queries.ensureQueryData(imageQuery(queries, { id, readingOrder }, other));
        await image.decode?.();
        return image;
      }),
    );
    void images.then((all) => {
      if (!left) held.current = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    });
    return () => {
      left = true;
    };
  }, [queries, id, readingOrder, page, pageCount]);
}

const imageQuery = (queries: QueryClient, { id, readingOrder }: Pages, page: number) => ({
  queryKey: [...imageKey, id, readingOrder, page],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    freeWithQueries(queries);
    const path = `RegistroMatricula/Pagina/${id}/${page}`;
    const answer = await client().bytes(path, { signal, background: true });
    return URL.createObjectURL(await answer.blob());
  },
  // A page of a reading never changes.
  staleTime: 'static' as const,
  gcTime: 5 * 60_000,
  retry: 1,
});

const imageKey = ['RegistroMatricula', 'Pagina'] as const;

const freed = new WeakSet<QueryClient>();

/** An address holds its bytes until it is revoked, which is when the answer is forgotten. */
function freeWithQueries(queries: QueryClient): void {
  if (freed.has(queries)) return;
  freed.add(queries);
  queries.getQueryCache().subscribe(({ type, query }) => {
    const isImage = imageKey.every((step, index) => query.queryKey[index] === step);
    if (type === 'removed' && isImage && typeof query.state.data === 'string')
      URL.revokeObjectURL(query.state.data);
  });
}
