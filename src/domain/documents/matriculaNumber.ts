import { digitsOf } from './normalise.ts';

/** Number of a matrícula: 1 to 8 digits, unique only together with its office. */
export const normaliseMatriculaNumber = (text: string): string => digitsOf(text).replace(/^0+(?=\d)/, '');
export const isMatriculaNumber = (value: string): boolean => /^\d{1,8}$/.test(value);

/** `12345` becomes `12.345`. */
export const formatMatriculaNumber = (value: string): string => value.replace(/\B(?=(\d{3})+$)/g, '.');
