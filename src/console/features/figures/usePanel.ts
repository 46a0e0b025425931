import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LocalDate } from '../../../domain/dates.ts';
import { client } from '../../engine/auth/services.ts';
import { useTexts } from '../../engine/i18n/texts.ts';

/** How often figures in sight are worked out anew, ms. @see dashboards, section 0 */
const interval = 60_000;

export interface AskedPanel<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly reload: () => void;
}

/**
 * `GET Painel/{name}`: now, and every minute while the tab is in sight, which keeps no session awake. What is shown stays
 * until the next answer.
 * @param period null for a panel that has none
 */
export function usePanel<T>(
  name: string,
  period: { readonly from: LocalDate; readonly to: LocalDate } | null,
  enabled = true,
): AskedPanel<T> {
  const { locale } = useTexts();
  const queries = useQueryClient();
  const key = ['Painel', name, period?.from, period?.to, locale];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      client().call<T>(`Painel/${name}`, {
        ...(period ? { query: new URLSearchParams({ De: period.from, Ate: period.to }) } : {}),
        ...(queries.getQueryData(key) === undefined ? { quiet: true } : { background: true }),
        signal,
      }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: interval,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return { data: enabled ? data : undefined, error: error as Error | null, reload: () => void refetch() };
}
