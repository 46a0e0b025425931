import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compile } from 'json-schema-to-typescript';
import { formats } from '../../src/field-types/formats.ts';
import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { JsonSchema } from '../../src/field-types/types.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Enumeration } from '../../src/metadata/enums.ts';
import { schemaId } from '../../src/metadata/expand.ts';
import type { GeneratedFile } from './generate.ts';

const folder = 'src/metadata/generated';
const note = '// Written by npm run generate.\n';

export async function entityFiles(
  entities: readonly Entity[],
  enums: Readonly<Record<string, Enumeration>>,
): Promise<GeneratedFile[]> {
  return [
    {
      path: `${folder}/entities.ts`,
      text: `${note}import type { Entity } from '../entity.ts';\n\nexport const entityList: readonly Entity[] = ${JSON.stringify(entities, null, 1)};\n`,
    },
    {
      path: `${folder}/enums.ts`,
      text: `${note}import type { Enumeration } from '../enums.ts';\n\nexport const enums: Readonly<Record<string, Enumeration>> = ${JSON.stringify(enums, null, 1)};\n`,
    },
    await types(entities),
    ...entities.flatMap(validator),
    {
      path: `${folder}/validators.ts`,
      text: `${note}import type { ValidatorModule } from '../validation.ts';\n\nexport const validatorLoaders: Readonly<Record<string, () => Promise<ValidatorModule>>> = {\n${entities
        .map(({ name }) => `  '${name}': () => import('./validators/${name}.validator.js'),`)
        .join('\n')}\n};\n`,
    },
  ];
}

/** One module per entity: lazily loaded by the form, loaded at start by the server. */
function validator(entity: Entity): GeneratedFile[] {
  let code: string = compileSchemaValidatorsCode(entity.jsonSchema as object, {
    AjvClass: Ajv2020 as never,
    customFormats: formats as never,
    ajvFormatOptions: false,
    ajvOptionsOverrides: { messages: false, code: { esm: true, formats: _`formats` } },
  });
  code = code
    .replace(/^"use strict";/, '')
    .replaceAll(
      /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_match, local: string, name: string) => `const ${local} = ${name};`,
    );
  if (code.includes('require('))
    throw new Error(`The validator of ${entity.name} requires a module we do not replace.`);
  const imports = `${note}import { formats } from '../../../field-types/formats.ts';\nimport { equal, ucs2length } from '../../ajvRuntime.ts';\n`;
  const path = `${folder}/validators/${entity.name}.validator`;
  return [
    { path: `${path}.js`, text: `${imports}${code}\n` },
    {
      path: `${path}.d.ts`,
      text: `${note}import type { Validator } from '../../validation.ts';\n\nexport const ${schemaId(entity.name)}: Validator;\n`,
    },
  ];
}

/** What a record of each entity looks like when it comes back: system fields and read-only ones included. */
async function types(entities: readonly Entity[]): Promise<GeneratedFile> {
  const parts: string[] = [];
  for (const entity of entities) {
    parts.push(
      await compile(recordSchema(entity) as never, entity.noun, {
        bannerComment: '',
        additionalProperties: false,
        ignoreMinAndMaxItems: true,
        format: false,
        unknownAny: true,
      }),
    );
  }
  return { path: `${folder}/types.ts`, text: `${note}\n${parts.join('\n')}` };
}

function recordSchema(entity: Entity): JsonSchema {
  const properties = Object.fromEntries(
    entity.fields.map((field) => [field.name, definitions[field.type]?.jsonSchema(field) ?? {}]),
  );
  const system = { Identificador: { type: 'integer' }, Versao: { type: 'integer' } };
  return {
    type: 'object',
    properties: {
      ...system,
      ...properties,
      Rotulos: { type: 'object', additionalProperties: { type: 'string' } },
    },
    required: [
      'Identificador',
      'Versao',
      ...entity.fields.filter(({ required }) => required).map(({ name }) => name),
    ],
    additionalProperties: false,
  };
}
