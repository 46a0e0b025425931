import { digitsOf, fillMask } from './normalise.ts';

/** INCRA's code of a rural property. Older papers print fewer digits: they are kept, not padded. */
export const normaliseIncra = digitsOf;

/** 13 digits; the rule of its check digit is not published, so only the shape is judged. */
export const isIncra = (value: string): boolean => /^\d{13}$/.test(value);
export const formatIncra = (value: string): string => fillMask('000.000.000.000-0', value);

/** The CCIR, a certificate that changes every year: 8 to 13 digits, shape only. */
export const normaliseCcir = digitsOf;
export const isCcir = (value: string): boolean => /^\d{8,13}$/.test(value);
