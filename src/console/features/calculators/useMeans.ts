import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Calculator } from '../../../metadata/calculator.ts';
import { loadCalculation } from '../../../metadata/calculators.ts';
import type { Conditions } from '../../../metadata/calls/calculators.ts';
import { tableOf } from '../../../metadata/wire/conditions.ts';
import { client } from '../../engine/auth/services.ts';
import { useValidator } from '../../engine/entities/form/useValidator.ts';
import type { Means } from './calculateInput.ts';

/** The rule, the validator and the terms of a calculator, each fetched once. */
export function useMeans(calculator: Calculator) {
  const validate = useValidator(calculator);
  const rule = useRule(calculator);
  const terms = useQuery({
    queryKey: ['Calculadora', 'Condicoes'],
    queryFn: ({ signal }) => client().call<Conditions>('Calculadora/Condicoes', { signal }),
    staleTime: freshFor,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const table = useMemo(() => (terms.data ? tableOf(terms.data) : null), [terms.data]);
  const run = rule.data?.run;
  const means = useMemo<Means | null>(
    () =>
      validate && run && terms.data && table
        ? { calculator, validate, run, conditions: terms.data, table }
        : null,
    [calculator, validate, run, terms.data, table],
  );
  const failed = terms.error ?? rule.error;
  return { means, error: means ? null : failed, retry: () => void (terms.error ? terms : rule).refetch() };
}

/** Indices are registered by the month and holidays by the year (milliseconds). */
const freshFor = 10 * 60_000;

/** The calculation itself, fetched with its first use. */
export const useRule = (calculator: Calculator) =>
  useQuery({
    queryKey: ['calculation', calculator.folder],
    queryFn: async () => ({ run: await loadCalculation(calculator) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
