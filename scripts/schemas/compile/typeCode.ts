import { compile } from 'json-schema-to-typescript';
import type { JsonSchema } from '../../../src/field-types/types.ts';

/** The TypeScript interface of a JSON Schema. */
export const typeCode = (name: string, schema: JsonSchema): Promise<string> =>
  compile(schema as never, name, {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
    unknownAny: true,
  });
