import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Enumeration } from '../../src/metadata/enums.ts';
import { type EntitySchema, expand } from '../../src/metadata/expand.ts';
import { marks } from '../../src/metadata/marks.ts';

/** A mistake in a schema, said so that it can be mended without reading our code. */
export interface SchemaProblem {
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
}

export interface Schemas {
  readonly entities: readonly Entity[];
  readonly enums: Readonly<Record<string, Enumeration>>;
  readonly problems: readonly SchemaProblem[];
}

/** Reads `schemas/` of the folder given, checks it against the vocabulary and expands it. For scripts, never at run time. */
export function readSchemas(folder: string): Schemas {
  const vocabulary = readJson(join(folder, 'vocabulary.json'));
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(vocabulary as object);
  const problems: SchemaProblem[] = [];
  const enums = readEnums(join(folder, 'enums'));
  const entities: Entity[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()) {
    const schema = readJson(join(folder, file));
    if (!validate(schema)) {
      for (const error of validate.errors ?? []) {
        problems.push({
          file,
          pointer: error.instancePath || '/',
          message: `${error.message ?? ''} ${JSON.stringify(error.params)}`,
        });
      }
      continue;
    }
    entities.push(expand(file.replace('.schema.json', ''), schema as EntitySchema));
  }
  return { entities, enums, problems: [...problems, ...references(entities, enums), ...unknownMarks(enums)] };
}

/** Names in schemas that lead nowhere. */
function references(entities: readonly Entity[], enums: Schemas['enums']): SchemaProblem[] {
  const known = new Set(entities.map((entity) => entity.name));
  return entities.flatMap((entity) => {
    const file = `${entity.name}.schema.json`;
    const names = new Set(entity.fields.map((field) => field.name));
    const found: SchemaProblem[] = [];
    const miss = (pointer: string, message: string) => found.push({ file, pointer, message });
    const visit = (fields: Entity['fields'], pointer: string): void => {
      for (const field of fields) {
        const at = `${pointer}/${field.name}/x-field`;
        if (field.enum && !enums[field.enum]) miss(`${at}/enum`, `no schemas/enums/${field.enum}.json`);
        if (field.entity && !known.has(field.entity))
          miss(`${at}/entity`, `no schemas/${field.entity}.schema.json`);
        if (field.visibleWhen && !fields.some((other) => other.name === field.visibleWhen?.field)) {
          miss(`${at}/visibleWhen/field`, `no field ${field.visibleWhen.field} beside it`);
        }
        visit(field.fields, `${at}/fields`);
      }
    };
    visit(entity.fields, '/properties');
    for (const field of entity.fields) {
      if (field.section && !entity.sections.some((section) => section.name === field.section)) {
        miss(`/properties/${field.name}/x-field/section`, `no section ${field.section} in x-entity/sections`);
      }
    }
    const other = entity.representationFallback;
    if (other && !names.has(other)) miss('/x-entity/representationFallback', `no field ${other}`);
    if (!names.has(entity.representation))
      miss('/x-entity/representation', `no field ${entity.representation}`);
    if (
      !names.has(entity.sort.field) &&
      !['CriadoEm', 'AlteradoEm', 'Identificador'].includes(entity.sort.field)
    ) {
      miss('/x-entity/sort/field', `no field ${entity.sort.field}`);
    }
    const states = entity.states;
    if (states) {
      const codes = new Set(enums[states.enum]?.codes.map(({ code }) => code));
      if (!names.has(states.field)) miss('/x-entity/states/field', `no field ${states.field}`);
      states.transitions.forEach(({ from, to }, index) => {
        for (const state of [...from, to]) {
          if (!codes.has(state))
            miss(`/x-entity/states/transitions/${index}`, `no state ${state} in enums/${states.enum}.json`);
        }
      });
    }
    return found;
  });
}

function unknownMarks(enums: Schemas['enums']): SchemaProblem[] {
  const known: readonly string[] = marks;
  return Object.entries(enums).flatMap(([name, { codes }]) =>
    codes.flatMap(({ mark }, index) =>
      mark === undefined || known.includes(mark)
        ? []
        : [
            {
              file: `enums/${name}.json`,
              pointer: `/codes/${index}/mark`,
              message: `no mark ${mark}; there are ${known.join(', ')}`,
            },
          ],
    ),
  );
}

function readEnums(folder: string): Record<string, Enumeration> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), readJson(join(folder, file)) as Enumeration]),
  );
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
