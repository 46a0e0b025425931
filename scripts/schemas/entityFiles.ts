import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { JsonSchema } from '../../src/field-types/types.ts';
import { type Calculator, compactCalculator } from '../../src/metadata/calculator.ts';
import { compactEntity } from '../../src/metadata/compact.ts';
import type { Entity, Shape } from '../../src/metadata/entity.ts';
import type { Enumeration } from '../../src/metadata/enums.ts';
import { shapesOf } from '../../src/metadata/expand.ts';
import { schemaId } from '../../src/metadata/schemaId.ts';
import type { Compiled } from './compileCache.ts';
import type { GeneratedFile } from './generate.ts';
import type { Schemas } from './readSchemas.ts';

const folder = 'src/metadata/generated';
const note = '// Written by npm run generate.\n';

const validatorFolder = `${folder}/validators`;

/** What is generated from schemas that hold no mistake: descriptions, types and validators. */
export async function entityFiles(
  { entities, calculators, enums }: Schemas,
  compiled: Compiled,
): Promise<GeneratedFile[]> {
  const shapes = [...shapesOf(entities), ...calculators];
  const validators: GeneratedFile[] = [];
  for (const shape of shapes) validators.push(...(await validator(shape, compiled)));
  return [
    {
      path: `${folder}/entities.ts`,
      text: `${note}import type { CompactEntity } from '../compact.ts';\n\nexport const entityList: readonly CompactEntity[] = ${JSON.stringify(entities.map(compactEntity), null, 1)};\n`,
    },
    calculatorList(calculators),
    {
      path: `${folder}/enums.ts`,
      text: `${note}import type { Enumeration } from '../enums.ts';\n\nexport const enums: Readonly<Record<string, Enumeration>> = ${JSON.stringify(bare(enums), null, 1)};\n`,
    },
    await types(entities, compiled),
    ...validators,
    {
      path: `${folder}/validators.ts`,
      text: `${note}import type { ValidatorModule } from '../validation.ts';\n\nexport const validatorLoaders: Readonly<Record<string, () => Promise<ValidatorModule>>> = {\n${shapes
        .map(({ name }) => `  '${name}': () => import('./validators/${name}.validator.js'),`)
        .join('\n')}\n};\n`,
    },
  ];
}

/** Apart from the entities, since a browser fetches the calculators with the first of them; each calculation apart. */
function calculatorList(calculators: readonly Calculator[]): GeneratedFile {
  const loaders = calculators.map(
    ({ folder }) =>
      `  ${folder}: async () => (await import('../../domain/calculators/${folder}/run.ts')).run,`,
  );
  return {
    path: `${folder}/calculators.ts`,
    text: `${note}import type { Run } from '../../domain/calculators/calculation.ts';\nimport type { CompactCalculator } from '../calculator.ts';\n\nexport const calculatorList: readonly CompactCalculator[] = ${JSON.stringify(calculators.map(compactCalculator), null, 1)};\n\nexport const calculationLoaders: Readonly<Record<string, () => Promise<Run>>> = {\n${loaders.join('\n')}\n};\n`,
  };
}

/** One module per entity and per action with parameters: lazily loaded by the form, loaded at start by the server. */
async function validator({ name, jsonSchema }: Shape, compiled: Compiled): Promise<GeneratedFile[]> {
  const code = await compiled(`validator ${JSON.stringify(jsonSchema)}`, async () =>
    (await import('./compile/validatorCode.ts')).validatorCode(name, jsonSchema),
  );
  const imports = `${note}import { formats } from '../../../field-types/formats.ts';\nimport { equal, ucs2length } from '../../ajvRuntime.ts';\n`;
  const path = `${validatorFolder}/${name}.validator`;
  return [
    { path: `${path}.js`, text: `${imports}${code}\n` },
    {
      path: `${path}.d.ts`,
      text: `${note}import type { Validator } from '../../validation.ts';\n\nexport const ${schemaId(name)}: Validator;\n`,
    },
  ];
}

/** What a record of each entity looks like when it comes back: system fields and read-only ones included. */
async function types(entities: readonly Entity[], compiled: Compiled): Promise<GeneratedFile> {
  const parts: string[] = [];
  for (const entity of entities) {
    const schema = recordSchema(entity);
    parts.push(
      await compiled(`type ${entity.noun} ${JSON.stringify(schema)}`, async () =>
        (await import('./compile/typeCode.ts')).typeCode(entity.noun, schema),
      ),
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

/** Without the notes a file may hold for its readers. */
const bare = (enums: Readonly<Record<string, Enumeration>>) =>
  Object.fromEntries(
    Object.entries(enums).map(([name, { inTables, codes }]) => [
      name,
      { ...(inTables ? { inTables } : {}), codes },
    ]),
  );
