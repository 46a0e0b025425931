import { useQuery } from '@tanstack/react-query';
import type { ReadingChanges } from '../../../../domain/matricula/corrections/index.ts';
import { readingChangesFromWire } from '../../../../domain/matricula/wire/index.ts';
import { client } from '../../../engine/auth/services.ts';
import type { ReviewRecord, WireRecord } from '../reviewRecord.ts';

/** The two readings beside each other, and what was decided. */
export interface ComparedReadings extends ReadingChanges {
  readonly order: number;
  readonly lost: number;
  readonly review: { readonly by: string; readonly at: string; readonly kept: readonly string[] } | null;
}

/** Asked for when somebody looks; a decision makes it another question. */
export function useReadingChanges({ id, readingOrder, readingReviewed }: ReviewRecord, wanted: boolean) {
  return useQuery({
    queryKey: ['RegistroMatricula', 'MudancasLeitura', id, readingOrder, readingReviewed],
    queryFn: async ({ signal }): Promise<ComparedReadings | null> => {
      const wire = await client().call<WireRecord | null>(`RegistroMatricula/MudancasLeitura/${id}`, {
        signal,
      });
      return wire && comparisonOf(wire);
    },
    enabled: wanted,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}

function comparisonOf(wire: WireRecord): ComparedReadings {
  const decided = wire.Conferencia as { Quem: string; Quando: string; Mantidas: string[] } | null;
  return {
    ...readingChangesFromWire(wire),
    order: Number(wire.Leitura),
    lost: Number(wire.Perdidas ?? 0),
    review: decided && { by: decided.Quem, at: decided.Quando, kept: decided.Mantidas },
  };
}

/** Keeps what was before for the changes named, takes all others. @throws ApiError */
export const decideOnReading = (
  { id, version }: Pick<ReviewRecord, 'id' | 'version'>,
  order: number,
  keep: readonly string[],
): Promise<WireRecord> =>
  client().call<WireRecord>(`RegistroMatricula/ConferirLeitura/${id}`, {
    method: 'POST',
    body: { Versao: version, Leitura: order, Manter: keep },
  });
