import { digitsOf, fillMask } from './normalise.ts';
import { ibgeOfState, isState } from './states.ts';

/** NIRE: 11 digits given by a state's board of trade. The rule of its check digit is not published. */
export const normaliseNire = digitsOf;
export const isNire = (value: string): boolean => /^\d{11}$/.test(value);
export const formatNire = (value: string): string => fillMask('00 0 0000000-0', value);

/** Whether the number's first two digits are those of `state`; a mismatch only warns. */
export const nireFitsState = (value: string, state: string): boolean =>
  isState(state) && value.startsWith(ibgeOfState[state]);
