import type { Locale } from '../domain/locale.ts';
import type { Labels } from '../field-types/types.ts';
import { enums } from './generated/enums.ts';

/** One file of `schemas/enums`: codes in their order, with labels. */
export interface Enumeration {
  readonly codes: readonly { readonly code: string; readonly label: Labels }[];
}

/** @returns the enumeration, or undefined when there is none of that name */
export const enumeration = (name: string): Enumeration | undefined =>
  Object.hasOwn(enums, name) ? enums[name] : undefined;

/** Label of a code; the code itself when it is not (or no longer) listed. */
export function enumLabel(locale: Locale): (enumName: string, code: string) => string {
  return (enumName, code) => enums[enumName]?.codes.find((item) => item.code === code)?.label[locale] ?? code;
}
