import { enumCodesByName } from './generated/enumCodes.ts';
import type { Field } from './types.ts';

/** The codes an enum field may hold. */
export function enumCodes(field: Field): readonly string[] {
  const codes = enumCodesByName[field.enum ?? ''];
  if (!codes) throw new Error(`No enumeration ${field.enum} for ${field.name}: run npm run generate.`);
  return codes;
}
