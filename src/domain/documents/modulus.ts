/** Remainder of a long decimal number by 97. Digit by digit: 16 and more digits do not fit a float. */
export function modulo97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/**
 * The two check digits that make `digits` + them congruent to 1 modulo 97: from 02 to 98.
 * @see ISO 7064 MOD 97-10
 */
export const checkDigits97 = (digits: string): string =>
  String(98 - modulo97(`${digits}00`)).padStart(2, '0');

/** Sum of `digits[i] * weights[i]`. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
