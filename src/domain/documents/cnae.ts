import { digitsOf, fillMask } from './normalise.ts';

/** CNAE subclass: 7 digits, no check used. */
export const normaliseCnae = digitsOf;
export const isCnae = (value: string): boolean => /^\d{7}$/.test(value);
export const formatCnae = (value: string): string => fillMask('0000-0/00', value);
