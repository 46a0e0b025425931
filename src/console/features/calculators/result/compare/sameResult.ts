import equal from 'fast-deep-equal';
import { type Calculation, rowsIn, type Values } from '../../../../../domain/calculators/calculation.ts';
import type { Field } from '../../../../../field-types/types.ts';
import type { Calculator } from '../../../../../metadata/calculator.ts';

/** Whether every figure and every row of `before` is still the same to the last digit. */
export function isSameResult(calculator: Calculator, now: Calculation, before: Calculation): boolean {
  const [one, other] = [now, before].map(plain) as [Values, Values];
  return (
    calculator.figures.every(({ name }) => agrees(other[name], one[name])) &&
    changedTables(calculator, now, before).length === 0
  );
}

/** Tables whose rows have become others. */
export function changedTables(
  { tables }: Calculator,
  now: Calculation,
  before: Calculation,
): readonly Field[] {
  const [one, other] = [now, before].map(plain) as [Values, Values];
  return tables.filter(({ name, fields }) => {
    const [rows, earlier] = [rowsIn(one[name]), rowsIn(other[name])];
    return (
      rows.length !== earlier.length ||
      earlier.some((row, index) =>
        fields.some((field) => !agrees(row[field.name], rows[index]?.[field.name])),
      )
    );
  });
}

/** What the rule of then did not tell at all, today's may add. How it is told, step by step, may change too. */
const agrees = (before: unknown, now: unknown): boolean =>
  before === undefined || equal(before ?? null, now ?? null);

const plain = (result: Calculation) => JSON.parse(JSON.stringify(result)) as Values;
