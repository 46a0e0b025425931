import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ConsoleRecord } from '../../data/records.ts';
import { written } from '../../data/written.ts';
import { client } from '../../start/services.ts';
import type { Missing } from './operationCalls.ts';

/** After something was changed from here, so that several changes at once are one question (milliseconds). */
const settleAfter = 300;

/** What is missing to an operation, and its steps: asked once for all panels, and anew after what was done from here. */
export function useMissing({ id, Versao }: ConsoleRecord) {
  const query = useQuery({
    queryKey: ['Operacao', 'Pendencias', id, Versao],
    queryFn: ({ signal }) => client().call<Missing>(`Operacao/Pendencias/${id}`, { quiet: true, signal }),
    placeholderData: (before) => before,
    retry: 1,
    // Others work on the same operation: whoever comes back to the page sees what they did.
    refetchOnWindowFocus: true,
    staleTime: 5_000,
  });
  const { refetch } = query;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = written.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void refetch(), settleAfter);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [refetch]);
  return {
    missing: query.data,
    error: query.data ? null : (query.error as Error | null),
    retry: () => void refetch(),
  };
}
