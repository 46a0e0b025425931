import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LocalDate } from '../../../domain/dates.ts';
import { client } from '../../start/services.ts';
import { isGoodToday, type Line } from './checklistLines.ts';

/** What `Certidao/ValidasEm` answers, as far as it is shown. */
interface ChecklistOn {
  readonly Data: LocalDate;
  readonly Itens: readonly { readonly Identificador: number; readonly Situacao: string }[];
}

export interface ValidOn {
  /** Items whose certificate will have expired by the day, those that have already among them. */
  readonly lapsed: ReadonlySet<number>;
  /** The answer is of this day; null while there is none. */
  readonly day: LocalDate | null;
  readonly error: Error | null;
}

/** Which certificates of the checklist will have expired by a day; what is known stays until the next answer. */
export function useValidOn(operation: number, day: LocalDate, lines: readonly Line[]): ValidOn {
  const stamp = lines.map(({ item, due }) => `${item.id}:${due}`).join();
  const { data, error } = useQuery({
    queryKey: ['Certidao', 'ValidasEm', operation, day, stamp],
    queryFn: ({ signal }) =>
      client().call<ChecklistOn>('Certidao/ValidasEm', {
        query: new URLSearchParams({ IdentificadorOperacao: String(operation), Data: day }),
        quiet: true,
        signal,
      }),
    enabled: lines.some(isGoodToday),
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const lapsed = (data?.Itens ?? []).filter(({ Situacao }) => Situacao === 'vence_antes');
  return {
    lapsed: new Set(lapsed.map(({ Identificador }) => Identificador)),
    day: data?.Data ?? null,
    error: error as Error | null,
  };
}
