import { useQuery } from '@tanstack/react-query';
import type { WaysToOrder } from '../../../../metadata/calls/certificates.ts';
import { client } from '../../../engine/auth/services.ts';

interface Asked {
  readonly operation: number;
  /** For what is about property and names no registry record. */
  readonly record: number | null;
  /** Changes with what is missing: the answer is of then. */
  readonly stamp: string;
  readonly enabled: boolean;
}

/** How what is missing on a checklist can be had. */
export function useWays({ operation, record, stamp, enabled }: Asked) {
  const { data, error, refetch } = useQuery({
    queryKey: ['Certidao', 'ComoPedir', operation, record, stamp],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ IdentificadorOperacao: String(operation) });
      if (record !== null) query.set('IdentificadorRegistroMatricula', String(record));
      return client().call<WaysToOrder>('Certidao/ComoPedir', { query, quiet: true, signal });
    },
    enabled,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return { ways: data, error: data ? null : (error as Error | null), reload: () => void refetch() };
}
