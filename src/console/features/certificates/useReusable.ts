import { useQuery } from '@tanstack/react-query';
import type { Reusable } from '../../../metadata/calls/certificates.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { client } from '../../engine/auth/services.ts';
import { runOnRecord } from '../../engine/data/actionCalls.ts';

/** By the item of the checklist that it would meet. A checklist without the answer still stands. */
export function useReusable(
  operation: number,
  { stamp, enabled }: { readonly stamp: string; readonly enabled: boolean },
): ReadonlyMap<number, Reusable> {
  const { data } = useQuery({
    queryKey: ['Certidao', 'Reutilizaveis', operation, stamp],
    queryFn: ({ signal }) =>
      client().call<{ readonly Itens: readonly Reusable[] }>('Certidao/Reutilizaveis', {
        query: new URLSearchParams({ IdentificadorOperacao: String(operation) }),
        quiet: true,
        signal,
      }),
    enabled,
    retry: false,
    refetchOnWindowFocus: false,
  });
  // Several searches of a type may serve; the first is the one the server puts first.
  const found = new Map<number, Reusable>();
  for (const one of data?.Itens ?? []) {
    const item = one.IdentificadorItemChecklist;
    if (item !== null && !found.has(item)) found.set(item, one);
  }
  return found;
}

/** The same answer in this operation: nothing is searched or paid for again. @throws ApiError */
export const reuse = ({ Identificador, Versao }: Reusable, operation: number) =>
  runOnRecord(
    client(),
    outlineNamed('certidao'),
    { id: Identificador, Versao },
    {
      action: 'reutilizar',
      parameters: { IdentificadorOperacao: operation },
      headers: {},
    },
  );
