import { isIbge } from './ibge.ts';
import { type DocumentProblem, problem } from './problem.ts';
import { ibgeOfState, isState } from './states.ts';

/**
 * Number in the rural environmental registry, kept as `UF-IBGE7-HASH32`.
 * Receipts print the hash in groups of four with dots, pages break it with spaces: both go.
 */
export function normaliseCar(text: string): string {
  const compact = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const match = /^([A-Z]{2})(\d{7})(.*)$/.exec(compact);
  return match ? `${match[1]}-${match[2]}-${match[3]}` : text.trim().toUpperCase();
}

export const formatCar = (value: string): string => value;

export const isCar = (value: string): boolean => explainCar(value) === null;

/** @returns what is wrong with `value`, or null. State systems' own protocols are not CAR numbers. */
export function explainCar(value: string): DocumentProblem | null {
  const match = /^([A-Z]{2})-(\d{7})-([0-9A-Z]*)$/.exec(value);
  if (!match) return problem('characters');
  const [, state = '', municipality = '', hash = ''] = match;
  if (!isState(state)) return problem('unknown-state', { found: state });
  if (municipality.slice(0, 2) !== ibgeOfState[state]) {
    return problem('state-mismatch', { state, municipality });
  }
  if (!isIbge(municipality)) return problem('unknown-municipality', { municipality });
  if (hash.length !== 32) return problem('length', { expected: 32, found: hash.length });
  return /^[0-9A-F]{32}$/.test(hash) ? null : problem('characters');
}
