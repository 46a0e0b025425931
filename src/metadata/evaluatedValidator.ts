import { formats } from '../field-types/formats.ts';
import { equal, ucs2length } from './ajvRuntime.ts';
import { schemaId } from './schemaId.ts';
import type { Validator } from './validation.ts';

/**
 * The validator of a schema that lies in no file yet, from the code generated for it. For developers alone: it evaluates
 * what it is given, which the page of a product in use forbids.
 * @param code as `validatorCode` writes it
 */
export function evaluatedValidator(shapeName: string, code: string): Validator {
  const id = schemaId(shapeName);
  const body = code.replace(`export const ${id} =`, `const ${id} =`);
  return new Function('formats', 'equal', 'ucs2length', `${body}\nreturn ${id};`)(
    formats,
    equal,
    ucs2length,
  ) as Validator;
}
