import type { Run } from '../calculation.ts';
import { calculateOwnership, type OwnershipInput } from './calculate.ts';

/** Who owns which fraction after the acts. */
export const run: Run = (input, { rounding }) =>
  calculateOwnership(input as unknown as OwnershipInput, rounding);
