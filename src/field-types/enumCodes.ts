import * as codesOfAll from '../domain/generated/codes.ts';
import type { Field } from './types.ts';

/** Codes in their order, by the name of the enumeration. */
export const enumCodesByName: Readonly<Record<string, readonly string[] | undefined>> = {
  ...codesOfAll,
};

/** The codes an enum field may hold. */
export function enumCodes(field: Field): readonly string[] {
  const codes = enumCodesByName[field.enum ?? ''];
  if (!codes) throw new Error(`No enumeration ${field.enum} for ${field.name}: run npm run generate.`);
  return codes;
}
