import { useQuery } from '@tanstack/react-query';
import type { Calculation } from '../../../domain/calculators/calculation.ts';
import type { Source } from '../../../domain/calculators/fromRecord.ts';
import type { Conditions } from '../../../metadata/calls/calculators.ts';
import { client } from '../../engine/auth/services.ts';
import type { FormData } from '../../engine/entities/form/formModel.ts';

/** A stored calculation as the API answers it. */
export interface StoredCalculation {
  readonly Identificador: number;
  readonly Titulo: string;
  /** Code of the calculator. */
  readonly Calculadora: string;
  readonly IdentificadorOperacao: number;
  readonly IdentificadorRegistroMatricula: number | null;
  readonly IdentificadorCalculoBase: number | null;
  readonly DataReferencia: string | null;
  readonly Regra: string;
  readonly Entrada: FormData;
  readonly Fontes: readonly Source[] | null;
  readonly Resultado: Calculation;
  readonly Condicoes: Conditions;
  readonly CriadoEm: string;
  readonly CriadoPor?: unknown;
  /** Names of the records it refers to, by field. */
  readonly Rotulos?: Readonly<Record<string, unknown>>;
}

export const useStoredCalculation = (id: number | null) =>
  useQuery({
    queryKey: ['Calculo', 'Retornar', id],
    queryFn: ({ signal }) => client().call<StoredCalculation>(`Calculo/Retornar/${id}`, { signal }),
    enabled: id !== null,
    // It never changes while one looks at it, and may be in the trash the next time.
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });

/** The name of a record it refers to. */
export const labelIn = ({ Rotulos }: Pick<StoredCalculation, 'Rotulos'>, field: string): string | null => {
  const label = Rotulos?.[field];
  return typeof label === 'string' ? label : null;
};
