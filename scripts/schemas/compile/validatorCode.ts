import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../../../src/field-types/formats.ts';
import type { JsonSchema } from '../../../src/field-types/types.ts';

/**
 * Ajv's precompiled code of a JSON Schema as an ES module without its imports. One function is exported, under the
 * schema's `$id`: nobody asks for the parts of a condition by themselves, whose names are no identifiers.
 * @throws Error when the code requires a module that `ajvRuntime.ts` does not replace
 */
export function validatorCode(name: string, schema: JsonSchema): string {
  const code: string = compileSchemaValidatorsCode(schema as object, {
    AjvClass: Ajv2020 as never,
    customFormats: formats as never,
    ajvFormatOptions: false,
    ajvOptionsOverrides: { messages: false, code: { esm: false, formats: _`formats` } },
  })
    .replace(/^"use strict";/, '')
    .replaceAll(/^exports(?:\.([\w$]+)|\["(.+?)"\]) = (\w+);/gm, (_all, plain, quoted, local) =>
      (plain ?? quoted) === schema.$id ? `export const ${schema.$id} = ${local};` : '',
    )
    .replaceAll(
      /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_match: string, local: string, runtime: string) => `const ${local} = ${runtime};`,
    );
  if (code.includes('require('))
    throw new Error(`The validator of ${name} requires a module we do not replace.`);
  return code;
}
