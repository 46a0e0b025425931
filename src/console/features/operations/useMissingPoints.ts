import { useQuery } from '@tanstack/react-query';
import type { MissingToSign } from '../../../metadata/calls/operations.ts';
import { client } from '../../engine/auth/services.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { useAfterWriting } from '../../engine/data/useAfterWriting.ts';

/** Between two questions, while the page is looked at (milliseconds). */
const pollEvery = 30_000;

/**
 * What is missing to an operation, and its steps: asked once for all panels, anew after what was done from here, and
 * in the background while the page is open, since sources answer and colleagues work on the same operation.
 */
export function useMissingPoints({ id, Versao }: ConsoleRecord) {
  const query = useQuery({
    queryKey: ['Operacao', 'Pendencias', id, Versao],
    queryFn: ({ signal }) =>
      client().call<MissingToSign>(`Operacao/Pendencias/${id}`, { background: true, signal }),
    placeholderData: (before) => before,
    retry: 1,
    refetchInterval: pollEvery,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: 5_000,
  });
  useAfterWriting(query.refetch);
  return {
    missing: query.data,
    /** What was answered, and not what stood for it until then; the same object while nothing has changed. */
    answered: query.isPlaceholderData ? undefined : query.data,
    error: query.data ? null : (query.error as Error | null),
    retry: () => void query.refetch(),
  };
}
