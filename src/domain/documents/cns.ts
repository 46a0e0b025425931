import { fillMask } from './normalise.ts';

/** Number of a registry office, 6 digits. Its check digit has no published rule: shape only. */
export const isCns = (value: string): boolean => /^\d{6}$/.test(value);
export const formatCns = (value: string): string => fillMask('00.000-0', value);
