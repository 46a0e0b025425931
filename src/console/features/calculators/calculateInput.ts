import type { Calculation, Run } from '../../../domain/calculators/calculation.ts';
import type { Terms } from '../../../domain/calculators/debt.ts';
import type { IndexTable } from '../../../domain/calculators/indexTable.ts';
import {
  CalculationRefused,
  type InputProblem as RefusedInput,
} from '../../../domain/calculators/problems.ts';
import type { Locale } from '../../../domain/locale.ts';
import { problemText } from '../../../metadata/calculationTexts.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { toValues } from '../../../metadata/calculatorValues.ts';
import type { Conditions } from '../../../metadata/calls/calculators.ts';
import { judge } from '../../../metadata/judge.ts';
import type { Validator } from '../../../metadata/validation.ts';
import { holdsInvented, toTerms } from '../../../metadata/wire/conditions.ts';
import { watchTable } from '../../../metadata/wire/usedMonths.ts';
import { type FormData, withoutUnasked } from '../../engine/entities/form/formModel.ts';
import type { Problem } from '../../engine/entities/form/problems.ts';

/** What a calculation is made with besides its input, fetched once. */
export interface Means {
  readonly calculator: Calculator;
  readonly validate: Validator;
  readonly run: Run;
  readonly conditions: Conditions;
  /** The conditions' index variations, ready for factors. */
  readonly table: IndexTable;
}

/** A calculation and what it was made of. */
export interface Made {
  readonly input: FormData;
  readonly result: Calculation;
  readonly terms: Terms;
  /** Whether any index month it took is invented for a demonstration. */
  readonly isInvented: boolean;
}

export type Attempted =
  | { readonly made: Made; readonly problems: readonly [] }
  | { readonly made: null; readonly problems: readonly InputProblem[] };

/** A problem of the input; one between two fields stands beside the second too, once that was left. */
export interface InputProblem extends Problem {
  readonly beside?: string;
}

/** Judges what is typed as the server would, and calculates; or tells every reason why it cannot. */
export function calculateInput(
  { calculator, validate, run, conditions, table }: Means,
  data: FormData,
  locale: Locale,
): Attempted {
  const input = withoutUnasked(calculator, data);
  const { problems } = judge(calculator, validate, input, locale);
  if (problems.length > 0)
    return { made: null, problems: problems.map(({ field, text }) => ({ path: field, text })) };
  const values = toValues(calculator.fields, input);
  const terms = toTerms(conditions, values, table);
  // Only a demonstration is watched: what a table keeps between two calculations would be lost.
  const watched = conditions.Demonstracao ? watchTable(table) : null;
  try {
    const result = run(values, watched ? { ...terms, indices: watched } : terms);
    const isInvented = watched !== null && holdsInvented(watched.usedOf(conditions.Indices));
    return { made: { input, result, terms, isInvented }, problems: [] };
  } catch (error) {
    if (!(error instanceof CalculationRefused)) throw error;
    const latest = latestBase(error.problems);
    return {
      made: null,
      problems: error.problems.map((problem) => ({
        path: problem.field,
        text: problemText(problem, locale),
        ...(problem === latest ? { beside: 'DataReferencia' } : {}),
      })),
    };
  }
}

/** Of the days the reference date comes before, the one that must give way: a date that satisfies it satisfies all. */
const latestBase = (problems: readonly RefusedInput[]): RefusedInput | undefined =>
  problems
    .filter(({ code }) => code.startsWith('reference-before-'))
    .toSorted((a, b) => String(b.params.base).localeCompare(String(a.params.base)))[0];
