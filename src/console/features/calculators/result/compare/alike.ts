import type { Calculation, Run, Values } from '../../../../../domain/calculators/calculation.ts';
import type { IndexTable } from '../../../../../domain/calculators/indexTable.ts';
import { CalculationRefused } from '../../../../../domain/calculators/problems.ts';
import type { Calculator } from '../../../../../metadata/calculator.ts';
import { toValues } from '../../../../../metadata/calculatorValues.ts';
import type { Conditions } from '../../../../../metadata/calls/calculators.ts';
import { tableOf, toTerms } from '../../../../../metadata/wire/conditions.ts';
import { isSameResult } from './sameResult.ts';

/** A calculation as it was stored: its input, the conditions it was made under, and what came of it. */
interface Kept {
  readonly Entrada: Values;
  readonly Condicoes: Conditions;
  readonly Resultado: Calculation;
}

export interface Alike {
  /** An input under the conditions of a stored calculation; null where these lack what the input takes. */
  readonly result: Calculation | null;
  /** Whether today's rule still makes of the stored input what was stored: only then a difference is of the inputs alone. */
  readonly isReproduced: boolean;
}

/**
 * What an input comes to under the conditions another calculation was stored with: like held against like, where index
 * table, rounding or the day have become others since. Of the indices they hold only the months the stored calculation
 * used, so an input that takes a month which that one did not do without itself cannot be worked out under them: taken as
 * not published, it would count as zero.
 */
export function underConditions(calculator: Calculator, run: Run, kept: Kept, input: Values): Alike {
  const then = made(calculator, run, kept.Condicoes, kept.Entrada);
  const now = made(calculator, run, kept.Condicoes, input);
  const isWhole = now !== null && [...now.lacking].every((month) => then?.lacking.has(month));
  return {
    result: now && isWhole ? now.result : null,
    isReproduced: then !== null && isSameResult(calculator, then.result, kept.Resultado),
  };
}

interface Made {
  readonly result: Calculation;
  /** Months it asked for that the table does not have, as `IPCA 24291`. */
  readonly lacking: ReadonlySet<string>;
}

function made(calculator: Calculator, run: Run, conditions: Conditions, input: Values): Made | null {
  const values = toValues(calculator.fields, input);
  const lacking = new Set<string>();
  try {
    const result = run(values, toTerms(conditions, values, noting(tableOf(conditions), lacking)));
    return { result, lacking };
  } catch (error) {
    if (!(error instanceof CalculationRefused)) throw error;
    return null;
  }
}

/** A table that notes the months it is asked for and does not have. */
const noting = (table: IndexTable, lacking: Set<string>): IndexTable => ({
  factorOf(index, month) {
    const factor = table.factorOf(index, month);
    if (factor === null) lacking.add(`${index} ${month}`);
    return factor;
  },
  product(index, from, until) {
    for (const month of table.missing(index, from, until)) lacking.add(`${index} ${month}`);
    return table.product(index, from, until);
  },
  missing(index, from, until) {
    const months = table.missing(index, from, until);
    for (const month of months) lacking.add(`${index} ${month}`);
    return months;
  },
});
