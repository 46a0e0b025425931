import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Notice } from '../../../domain/calculators/notice.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import type { FilledInput } from '../../../metadata/calls/calculators.ts';
import { client } from '../../engine/auth/services.ts';
import type { RecordInput } from './sources/recordInput.ts';
import { labelIn, type StoredCalculation, useStoredCalculation } from './storedCalculation.ts';

/** What a calculator opens with: nothing, what a record says, or a stored calculation to be varied. */
export interface Opening {
  readonly given: RecordInput;
  readonly notices: readonly Notice[];
  readonly record: { readonly id: number; readonly number: string | null } | null;
  readonly operation: number | null;
  readonly base: StoredCalculation | null;
}

/** @param query `Matricula=7`, `Operacao=4` or, of a scenario, `Base=12` */
export function useOpening({ code }: Calculator, query: URLSearchParams) {
  const [record, operation, base] = ['Matricula', 'Operacao', 'Base'].map((name) => idIn(query, name)) as [
    number | null,
    number | null,
    number | null,
  ];
  const stored = useStoredCalculation(base);
  const filled = useQuery({
    queryKey: ['Calculadora', code, 'Matricula', record],
    queryFn: ({ signal }) =>
      client().call<FilledInput>(`Calculadora/${encodeURIComponent(code)}/Matricula/${record}`, { signal }),
    enabled: base === null && record !== null,
    // Corrected meanwhile, the record says other things; what is typed here is not touched by it.
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const asked = base !== null ? stored : record !== null ? filled : null;
  const opening = useMemo<Opening | null>(() => {
    if (base !== null) return stored.data ? fromStored(stored.data) : null;
    if (record !== null) return filled.data ? fromFilled(filled.data) : null;
    return { ...nothing, operation };
  }, [base, record, operation, stored.data, filled.data]);
  return { opening, error: opening ? null : (asked?.error ?? null), retry: () => void asked?.refetch() };
}

const nothing: Opening = {
  given: { input: {}, sources: [] },
  notices: [],
  record: null,
  operation: null,
  base: null,
};

const fromFilled = (filled: FilledInput): Opening => ({
  given: { input: filled.Entrada, sources: filled.Fontes },
  notices: filled.Avisos,
  record: { id: filled.Matricula.Identificador, number: filled.Matricula.Numero },
  operation: filled.IdentificadorOperacao,
  base: null,
});

const fromStored = (stored: StoredCalculation): Opening => ({
  given: { input: stored.Entrada, sources: stored.Fontes ?? [] },
  notices: [],
  record: stored.IdentificadorRegistroMatricula
    ? {
        id: stored.IdentificadorRegistroMatricula,
        number: labelIn(stored, 'IdentificadorRegistroMatricula'),
      }
    : null,
  operation: stored.IdentificadorOperacao,
  base: stored,
});

function idIn(query: URLSearchParams, name: string): number | null {
  const id = Number(query.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
