import { weightedSum } from './modulus.ts';
import { compareCheckDigits, type DocumentProblem, problem } from './problem.ts';
import { stateOfIbge } from './states.ts';

/** Official codes whose last digit breaks the rule. @see tax-note project NT 2008.004 */
const exceptions: ReadonlySet<string> = new Set(
  '2201919 2201988 2202251 2611533 3117836 3152131 4305871 5203939 5203962'.split(' '),
);

/** Whether `value` (7 digits) is formed like a municipality's code. */
export const isIbge = (value: string): boolean => explainIbge(value) === null;

/** Modulus 10 over the first six digits; a product above nine has its digits added. */
export function checkDigitOfIbge(base: string): string {
  const sum = [...base].reduce((total, digit, index) => {
    const product = weightedSum(digit, [index % 2 === 0 ? 1 : 2]);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** @returns what is wrong with `value`, or null */
export function explainIbge(value: string): DocumentProblem | null {
  if (!/^\d*$/.test(value)) return problem('characters');
  if (value.length !== 7) return problem('length', { expected: 7, found: value.length });
  if (stateOfIbge(value) === null) return problem('unknown-state', { found: value.slice(0, 2) });
  if (exceptions.has(value)) return null;
  return compareCheckDigits(value, checkDigitOfIbge(value.slice(0, 6)));
}
