import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LocalDate } from '../../../domain/dates.ts';
import type { ChecklistOn, FindingOn } from '../../../metadata/calls/certificates.ts';
import { client } from '../../engine/auth/services.ts';
import { type ChecklistLine, isIssued } from './checklistLines.ts';

export interface ValidOn {
  /** Items whose certificate will have expired by the day, those that have already among them. */
  readonly lapsed: ReadonlySet<number>;
  /** Items whose certificate is good on the day. */
  readonly good: ReadonlySet<number>;
  readonly findings: ReadonlyMap<number, readonly FindingOn[]>;
  /** The answer is of this day; null while there is none. */
  readonly day: LocalDate | null;
  readonly error: Error | null;
}

/** How the certificates of the checklist stand on a day; what is known stays until the next answer. */
export function useValidOn(operation: number, day: LocalDate, lines: readonly ChecklistLine[]): ValidOn {
  const stamp = lines.map(({ item, due, certificate }) => `${item.id}:${due}:${certificate?.Versao}`).join();
  const { data, error } = useQuery({
    queryKey: ['Certidao', 'ValidasEm', operation, day, stamp],
    queryFn: ({ signal }) =>
      client().call<ChecklistOn>('Certidao/ValidasEm', {
        query: new URLSearchParams({ IdentificadorOperacao: String(operation), Data: day }),
        quiet: true,
        signal,
      }),
    enabled: lines.some(isIssued),
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const items = data?.Itens ?? [];
  const idsAt = (standing: string) =>
    new Set(items.filter(({ Situacao }) => Situacao === standing).map(({ Identificador }) => Identificador));
  return {
    lapsed: idsAt('vence_antes'),
    good: idsAt('valida'),
    findings: new Map(items.map(({ Identificador, Apontamentos }) => [Identificador, Apontamentos])),
    day: data?.Data ?? null,
    error: error as Error | null,
  };
}
