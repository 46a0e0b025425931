import type { Run } from '../domain/calculators/calculation.ts';
import { type Calculator, restoreCalculator } from './calculator.ts';
import { calculationLoaders, calculatorList } from './generated/calculators.ts';

/** Every calculator of the product, in the order they are offered. */
export const calculators: readonly Calculator[] = calculatorList.map(restoreCalculator);

const byCode = new Map(calculators.map((calculator) => [calculator.code, calculator]));

/** @returns the calculator of an address, a call or a stored calculation (`hipoteca`), or undefined */
export const calculatorOf = (code: string): Calculator | undefined => byCode.get(code);

/** The calculation of a calculator, fetched with its first use. */
export function loadCalculation({ folder }: Calculator): Promise<Run> {
  const load = calculationLoaders[folder];
  if (!load) throw new Error(`No calculation for ${folder}; run npm run generate.`);
  return load();
}
