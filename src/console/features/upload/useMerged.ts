import { useQueries } from '@tanstack/react-query';
import { client } from '../../engine/auth/services.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';

/** A file that became a further reading of a record that was there already. */
export interface MergedFile {
  readonly id: number;
  readonly name: string;
  /** The record it went into. */
  readonly into: number;
}

/** Which of some records are no records of their own: they were withdrawn when their file was found to be another's. */
export function useMerged(records: readonly ConsoleRecord[]): readonly MergedFile[] {
  return useQueries({
    queries: records.filter(mayBeMerged).map((record) => ({
      queryKey: ['RegistroMatricula', 'IncorporadaEm', record.id],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MergedFile | null> => {
        const whole = await client().call<{ IncorporadaEm?: number | null }>(
          `RegistroMatricula/Retornar/${record.id}`,
          { background: true, signal },
        );
        const into = whole.IncorporadaEm ?? null;
        return into === null ? null : { id: record.id, name: String(record.NomeArquivo ?? record.id), into };
      },
      // Withdrawn is withdrawn.
      staleTime: 'static' as const,
      retry: false,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
}

/** It never got a number of its own. */
const mayBeMerged = ({ Situacao, Numero }: ConsoleRecord): boolean =>
  Situacao === 'cancelada' && (Numero ?? null) === null;
