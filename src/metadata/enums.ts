import type { Locale } from '../domain/locale.ts';
import type { Labels } from '../field-types/types.ts';
import { enums } from './generated/enums.ts';
import type { Mark } from './marks.ts';

/** One file of `schemas/enums`: codes in their order, with labels; those of states with the mark they are drawn by. */
export interface Enumeration {
  /** Tables show the code, which everybody reads: `MG`. */
  readonly inTables?: 'code';
  readonly codes: readonly { readonly code: string; readonly mark?: Mark; readonly label: Labels }[];
}

/** @returns the enumeration, or undefined when there is none of that name */
export const enumeration = (name: string): Enumeration | undefined =>
  Object.hasOwn(enums, name) ? enums[name] : undefined;

/** Label of a code; the code itself when it is not (or no longer) listed. */
export function enumLabel(locale: Locale): (enumName: string, code: string) => string {
  return (enumName, code) => enums[enumName]?.codes.find((item) => item.code === code)?.label[locale] ?? code;
}

/** Mark of a code; null when its enumeration draws none. */
export const markOf = (enumName: string, code: string): Mark | null =>
  enumeration(enumName)?.codes.find((item) => item.code === code)?.mark ?? null;
