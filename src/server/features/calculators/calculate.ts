import type { Calculation, Run, Values } from '../../../domain/calculators/calculation.ts';
import type { Terms } from '../../../domain/calculators/debt.ts';
import { CalculationRefused } from '../../../domain/calculators/problems.ts';
import { problemText } from '../../../metadata/calculationTexts.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { loadCalculation } from '../../../metadata/calculators.ts';
import { toValues } from '../../../metadata/calculatorValues.ts';
import type { Conditions, MadeCalculation } from '../../../metadata/calls/calculators.ts';
import { holdsInvented, tableOf, toTerms } from '../../../metadata/wire/conditions.ts';
import { watchTable } from '../../../metadata/wire/usedMonths.ts';
import type { Actor } from '../../engine/actors/actor.ts';
import { Failures } from '../../kit/http/failures.ts';
import { judgeInput } from './input.ts';

/**
 * Judges an input and calculates. The result is that of the kept months alone, not of the whole table they were taken
 * from: made again with what is kept, it is the same to the last digit.
 * @throws Failures beside each field that is wrong, as `Entrada.Onus.0.DataBase`
 */
export async function calculate(
  calculator: Calculator,
  given: unknown,
  conditions: Conditions,
  actor: Actor,
): Promise<MadeCalculation> {
  const Entrada = await judgeInput(calculator, given, actor);
  const run = await loadCalculation(calculator);
  const values = toValues(calculator.fields, Entrada);
  const watched = watchTable(tableOf(conditions));
  tellProblems(run, values, toTerms(conditions, values, watched), actor);
  const Indices = watched.usedOf(conditions.Indices);
  const Condicoes = { ...conditions, Indices, Demonstracao: holdsInvented(Indices) };
  const Resultado = tellProblems(run, values, toTerms(Condicoes, values), actor);
  return { Calculadora: calculator.code, Regra: Resultado.Regra, Entrada, Resultado, Condicoes };
}

function tellProblems(run: Run, values: Values, terms: Terms, { locale }: Actor): Calculation {
  try {
    return run(values, terms);
  } catch (error) {
    if (!(error instanceof CalculationRefused)) throw error;
    throw new Failures(
      422,
      error.problems.map((problem) => ({
        Texto: problemText(problem, locale),
        Campo: `Entrada.${problem.field}`,
        Codigo: problem.code,
      })),
    );
  }
}
