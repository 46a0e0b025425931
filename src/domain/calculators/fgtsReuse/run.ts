import type { Run } from '../calculation.ts';
import { calculateFgtsReuse, type FgtsReuseInput } from './calculate.ts';

/** Whether the fund may buy the property again. */
export const run: Run = (input) => calculateFgtsReuse(input as unknown as FgtsReuseInput);
