import type { Calculation, Run } from '../../../../domain/calculators/calculation.ts';
import { CalculationRefused, type InputProblem } from '../../../../domain/calculators/problems.ts';
import type { Calculator } from '../../../../metadata/calculator.ts';
import { toValues } from '../../../../metadata/calculatorValues.ts';
import { toTerms } from '../../../../metadata/wire/conditions.ts';
import { isSameResult } from '../result/compare/sameResult.ts';
import type { StoredCalculation } from '../storedCalculation.ts';

/** What today's rule makes of a stored input under its stored terms. */
export type Today =
  | { readonly kind: 'same'; readonly rule: string }
  | { readonly kind: 'different'; readonly result: Calculation }
  | { readonly kind: 'refused'; readonly problems: readonly InputProblem[] };

export function todaysResult(
  calculator: Calculator,
  run: Run,
  stored: Pick<StoredCalculation, 'Entrada' | 'Condicoes' | 'Resultado'>,
): Today {
  const values = toValues(calculator.fields, stored.Entrada);
  try {
    const result = run(values, toTerms(stored.Condicoes, values));
    return isSameResult(calculator, result, stored.Resultado)
      ? { kind: 'same', rule: result.Regra }
      : { kind: 'different', result };
  } catch (error) {
    if (!(error instanceof CalculationRefused)) throw error;
    return { kind: 'refused', problems: error.problems };
  }
}
