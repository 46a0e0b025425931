import type { Alert } from './alert.ts';
import type { Terms } from './debt.ts';
import type { MemoryStep } from './memory.ts';

/**
 * The input of a calculator by the names of its schema: amounts, rates, quantities and areas as decimal text, shares as
 * `n/d`, days as `YYYY-MM-DD`, rows as lists; what is not given is absent.
 */
export type Values = Readonly<Record<string, unknown>>;

/** What every calculation answers beside its own figures and tables. */
export interface Calculation {
  /** Name and version of the rule: `hipoteca-1`. */
  readonly Regra: string;
  readonly Alertas: readonly Alert[];
  readonly Memoria: readonly MemoryStep[];
}

/**
 * A calculator's entry: its calculation over values read by its input schema.
 * @throws CalculationRefused with a problem beside each input that is wrong
 */
export type Run = (input: Values, terms: Terms) => Calculation;

export const rowsIn = (value: unknown) => (value ?? []) as readonly Values[];
export const datesIn = (value: unknown) => rowsIn(value).map(({ Data }) => Data as string);
