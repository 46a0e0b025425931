import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { JsonSchema } from '../../src/field-types/types.ts';
import { type Calculator, compactCalculator } from '../../src/metadata/calculator.ts';
import { compactEntity } from '../../src/metadata/compact.ts';
import type { Entity, Shape } from '../../src/metadata/entity.ts';
import type { Enumeration } from '../../src/metadata/enums.ts';
import { shapesOf } from '../../src/metadata/expand.ts';
import { outlineOf } from '../../src/metadata/outlineOf.ts';
import { permissionsOf } from '../../src/metadata/permissionsOf.ts';
import { schemaId } from '../../src/metadata/schemaId.ts';
import type { Compiled } from './compileCache.ts';
import type { GeneratedFile } from './generate.ts';
import type { Schemas } from './readSchemas.ts';

const folder = 'src/metadata/generated';
const note = '// Written by npm run generate.\n';

const entityFolder = `${folder}/entities`;
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
    ...entities.map(entityModule),
    entityList(entities),
    entityLoaders(entities),
    outlineList(entities),
    permissionList(entities),
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

/** One module per entity: a browser fetches it with the first page that shows its records. */
const entityModule = (entity: Entity): GeneratedFile => ({
  path: `${entityFolder}/${entity.name}.ts`,
  text: `${note}import { restoreEntity } from '../../compact.ts';\n\nexport const ${constantOf(entity)} = restoreEntity(${JSON.stringify(compactEntity(entity), null, 1)});\n`,
});

const entityList = (entities: readonly Entity[]): GeneratedFile => ({
  path: `${folder}/entities.ts`,
  text: `${note}import type { Entity } from '../entity.ts';\n${entities
    .map((entity) => `import { ${constantOf(entity)} } from './entities/${entity.name}.ts';\n`)
    .join('')}\nexport const entityList: readonly Entity[] = [\n${entities
    .map((entity) => `  ${constantOf(entity)},\n`)
    .join('')}];\n`,
});

const entityLoaders = (entities: readonly Entity[]): GeneratedFile => ({
  path: `${folder}/entityLoaders.ts`,
  text: `${note}import type { Entity } from '../entity.ts';\n\nexport const entityLoaders: Readonly<Record<string, () => Promise<Entity>>> = {\n${entities
    .map(
      (entity) =>
        `  '${entity.name}': async () => (await import('./entities/${entity.name}.ts')).${constantOf(entity)},\n`,
    )
    .join('')}};\n`,
});

const outlineList = (entities: readonly Entity[]): GeneratedFile => ({
  path: `${folder}/outlines.ts`,
  text: `${note}import type { EntityOutline } from '../entity.ts';\n\nexport const outlines: readonly EntityOutline[] = ${JSON.stringify(entities.map(outlineOf), null, 1)};\n`,
});

const permissionList = (entities: readonly Entity[]): GeneratedFile => ({
  path: `${folder}/permissions.ts`,
  text: `${note}import type { Permission } from '../permissionsOf.ts';\n\nexport const permissions: readonly Permission[] = ${JSON.stringify(permissionsOf(entities), null, 1)};\n`,
});

/** `registro-matricula` -> `registroMatricula`; a word of the language or of these files gets an `_`. */
function constantOf({ name }: Entity): string {
  const constant = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return isTaken(constant) ? `${constant}_` : constant;
}

/** Whether a module cannot call something so. */
function isTaken(constant: string): boolean {
  if (['entityList', 'restoreEntity', 'await'].includes(constant)) return true;
  try {
    new Function(`'use strict'; const ${constant} = 1;`);
    return false;
  } catch {
    return true;
  }
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
