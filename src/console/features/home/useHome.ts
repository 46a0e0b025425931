import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '../../../domain/dates.ts';
import type { HomeSummary } from '../../../metadata/calls/operations.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { client } from '../../engine/auth/services.ts';
import { loadEntity } from '../../engine/data/loadEntity.ts';
import { type ConsoleRecord, fromWire } from '../../engine/data/records.ts';
import { useAfterWriting } from '../../engine/data/useAfterWriting.ts';

/** Something that waits, expires or failed: how many, the first of them, and the list of all. */
export interface HomeBlock {
  readonly code: string;
  readonly entity: Entity;
  readonly total: number;
  /** False: there are more than can be counted soon. */
  readonly exact: boolean;
  readonly records: readonly ConsoleRecord[];
  readonly address: string;
}

export interface Home {
  readonly today: LocalDate;
  /** A holiday today or tomorrow, and the day on which business hours go on. */
  readonly dayOff: { readonly day: LocalDate; readonly until: LocalDate } | null;
  readonly blocks: readonly HomeBlock[];
  /** Client by operation. */
  readonly clients: Readonly<Record<string, string>>;
  /** What holds back the next step, by operation. */
  readonly missing: HomeSummary['Faltam'];
  /** Nothing has been begun within sight. */
  readonly isStart: boolean;
}

/** Between two questions, while the page is looked at (milliseconds). */
const pollEvery = 60_000;

/**
 * What waits for the person. Asked again each minute while the tab is visible, in the background, so that an open page
 * keeps nobody signed in; where no answer comes the last one stays.
 */
export function useHome() {
  const query = useQuery({
    queryKey: ['home', 'Resumo'],
    queryFn: async ({ signal }) =>
      await homeFromWire(await client().call<HomeSummary>('home/Resumo', { background: true, signal })),
    refetchInterval: pollEvery,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
    retry: 1,
  });
  useAfterWriting(query.refetch);
  return {
    home: query.data ?? null,
    /** The last question had no answer; what is shown may be older. */
    error: query.error as Error | null,
    retry: () => void query.refetch(),
  };
}

const homeFromWire = async ({
  Hoje,
  Feriado,
  Blocos,
  Clientes,
  Faltam,
  Comeco,
}: HomeSummary): Promise<Home> => ({
  today: Hoje,
  dayOff: Feriado && { day: Feriado.Dia, until: Feriado.Seguem },
  clients: Clientes,
  missing: Faltam,
  isStart: Comeco,
  blocks: await Promise.all(
    Blocos.map(async ({ Codigo, Entidade, Filtro, Ordem, Total, TotalExato, Itens }) => {
      const entity = await loadEntity(Entidade);
      const query = new URLSearchParams({
        filter: JSON.stringify(Filtro),
        sort: Ordem.field,
        order: Ordem.order.toUpperCase(),
      });
      return {
        code: Codigo,
        entity,
        total: Total,
        exact: TotalExato,
        records: Itens.map((item) => fromWire(entity, item)),
        address: `/nav/${entity.name}?${query}`,
      };
    }),
  ),
});
