import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../engine/auth/services.ts';
import type { PageWord, SearchedPage } from './pageSearch.ts';

/** Line, text, left, top, right, bottom: as the API sends the words of a page. */
type WireWord = readonly [number, string, number, number, number, number, ...unknown[]];

/** Pages asked for at once: what the API answers at most. */
const stretch = 25;

/**
 * The words of all pages, asked for in stretches once somebody searches, and kept while the record is open.
 * @param changedAt when the record was last saved: a new reading has new words
 */
export function usePageWords(record: number, pageCount: number, changedAt: string | null, wanted: boolean) {
  const stretches = Array.from({ length: Math.ceil(pageCount / stretch) }, (_, index) => index * stretch + 1);
  const answers = useQueries({
    queries: stretches.map((from) => ({
      queryKey: ['RegistroMatricula', 'Palavras', 'trecho', record, changedAt, from],
      queryFn: ({ signal }: { signal: AbortSignal }) => wordsFrom(record, from, signal),
      enabled: wanted,
      staleTime: 'static' as const,
      retry: 1,
    })),
    combine: (results) => ({
      parts: results.map(({ data }) => data),
      isPending: results.some(({ isPending }) => isPending),
      isError: results.some(({ isError }) => isError),
      refetch: () => results.forEach((result) => void (result.isError && result.refetch())),
    }),
  });
  const { parts } = answers;
  const pages = useMemo(() => parts.flatMap((part) => part ?? []), [parts]);
  return { ...answers, pages };
}

async function wordsFrom(
  record: number,
  from: number,
  signal: AbortSignal,
): Promise<readonly SearchedPage[]> {
  const answer = await client().call<{
    Paginas?: readonly { readonly Pagina: number; readonly Palavras: readonly WireWord[] }[];
  } | null>(`RegistroMatricula/Palavras/${record}`, {
    query: new URLSearchParams({ De: String(from), Ate: String(from + stretch - 1) }),
    background: true,
    signal,
  });
  return (answer?.Paginas ?? []).map(({ Pagina, Palavras }) => ({
    page: Pagina,
    words: Palavras.map(toWord),
  }));
}

const toWord = ([, text, left, top, right, bottom]: WireWord): PageWord => ({
  text,
  box: { left, top, right, bottom },
});
