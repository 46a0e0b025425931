import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Calculator } from '../../src/metadata/calculator.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Enumeration } from '../../src/metadata/enums.ts';
import { type EntitySchema, expand } from '../../src/metadata/expand.ts';
import { type CalculatorSchema, expandCalculator } from '../../src/metadata/expandCalculator.ts';
import { permissionsOf } from '../../src/metadata/permissionsOf.ts';
import { collectNames, type KnownNames, namesSchema } from './names.ts';
import { judgeCalculators } from './problems/calculatorProblems.ts';
import { changedEntities, clashProblems, systemTables, systemViews } from './problems/clashProblems.ts';
import { judgeEntity } from './problems/entityProblems.ts';
import { judgeEnumeration } from './problems/enumerationProblems.ts';
import { parseJson } from './problems/parseJson.ts';
import { notes, type SchemaProblem } from './problems/problem.ts';
import type { Surroundings } from './problems/surroundings.ts';
import { explainVocabulary } from './problems/vocabularyProblems.ts';

export interface Schemas {
  readonly entities: readonly Entity[];
  readonly calculators: readonly Calculator[];
  readonly enums: Readonly<Record<string, Enumeration>>;
  readonly problems: readonly SchemaProblem[];
}

/** The texts of `schemas/`, and what of the rest of the project they are judged by. */
export interface SchemaSource {
  readonly vocabulary: object;
  readonly enumeration: object;
  readonly calculator: object;
  readonly names: KnownNames;
  readonly systemTables: readonly string[];
  readonly systemViews: readonly string[];
  /** Names of entities whose files are new or changed since the last commit; asks git. */
  readonly changed: () => readonly string[];
  /** Text of each file, by the name it describes. */
  readonly entities: Readonly<Record<string, string>>;
  readonly enums: Readonly<Record<string, string>>;
  /** Input schemas of the calculators, by their folders. */
  readonly calculators: Readonly<Record<string, string>>;
}

/** @param root the project's folder */
export function readSource(root: string): SchemaSource {
  const folder = join(root, 'schemas');
  const definition = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return {
    vocabulary: definition('vocabulary.json'),
    enumeration: definition('enumeration.json'),
    calculator: definition('calculator.json'),
    names: collectNames(root),
    systemTables: systemTables(root),
    systemViews: systemViews(root),
    changed: () => changedEntities(root),
    entities: textsOf(folder, '.schema.json'),
    enums: textsOf(join(folder, 'enums'), '.json'),
    calculators: inputSchemas(root),
  };
}

/** Hands out what was made for the same key before, or makes it. */
export type Remember = <T>(key: string, make: () => T) => T;

const makeAnew: Remember = (_key, make) => make();

/**
 * Checks every file against its vocabulary, expands it, and judges what it says against the others.
 * @param remember spares whoever asks again and again the compiling of the vocabularies
 */
export function readSchemas(source: SchemaSource, remember: Remember = makeAnew): Schemas {
  const checks = vocabularyChecks(source, remember);
  const enums = readFiles<Enumeration>(source.enums, enumFile, checks.enumeration);
  const written = readFiles<EntitySchema>(source.entities, entityFile, checks.entity);
  const inputs = readFiles<CalculatorSchema>(source.calculators, calculatorFile, checks.calculator);
  const entities = Object.entries(written.values).map(([name, schema]) =>
    expand(name, schema, written.values[schema['x-entity'].of ?? '']),
  );
  const calculators = Object.entries(inputs.values)
    .map(([folder, schema]) => expandCalculator(folder, schema))
    .sort((a, b) => a.order - b.order);
  const unread = [...enums.problems, ...written.problems, ...inputs.problems];
  const around: Surroundings = {
    entities,
    enums: Object.fromEntries(
      Object.entries(enums.values).map(([name, { codes }]) => [name, codes.map(({ code }) => code)]),
    ),
    codes: permissionsOf(entities).map(({ code }) => code),
    views: source.systemViews,
  };
  return {
    entities,
    calculators,
    enums: enums.values,
    problems: [
      ...unread,
      ...Object.entries(enums.values).flatMap(([name, enumeration]) =>
        notes(enumFile(name), (note) => judgeEnumeration(enumeration, note)),
      ),
      // What one file says of another can only be judged when all of them can be read.
      ...(unread.length > 0
        ? []
        : [
            ...entities.flatMap((entity) =>
              notes(entityFile(entity.name), (note) => judgeEntity(entity, around, note)),
            ),
            ...calculators.flatMap((calculator) =>
              notes(calculatorFile(calculator.folder), (note) =>
                judgeCalculators(calculator, calculators, around, note),
              ),
            ),
            ...clashProblems(entities, source.systemTables, source.changed),
          ]),
    ],
  };
}

function vocabularyChecks({ vocabulary, enumeration, calculator, names }: SchemaSource, remember: Remember) {
  const known = namesSchema(names);
  return remember(JSON.stringify([vocabulary, enumeration, calculator, known]), () => {
    const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, validateFormats: false });
    ajv.addSchema(known, 'names.json');
    ajv.addSchema(vocabulary, 'vocabulary.json');
    return {
      entity: ajv.compile({ $ref: 'vocabulary.json#' }),
      enumeration: ajv.compile(enumeration),
      calculator: ajv.compile(calculator),
    };
  });
}

const entityFile = (name: string) => `${name}.schema.json`;
const enumFile = (name: string) => `enums/${name}.json`;
/** Files are named relative to `schemas/`. */
const calculatorFile = (folder: string) => `../${calculatorsFolder}/${folder}/${inputFile}`;

interface Files<T> {
  readonly values: Readonly<Record<string, T>>;
  readonly problems: readonly SchemaProblem[];
}

function readFiles<T>(
  texts: Readonly<Record<string, string>>,
  fileOf: (name: string) => string,
  validate: ValidateFunction,
): Files<T> {
  const values: Record<string, T> = {};
  const problems: SchemaProblem[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const file = fileOf(name);
    const parsed = parseJson(file, text);
    if ('problem' in parsed) problems.push(parsed.problem);
    else if (validate(parsed.value)) values[name] = parsed.value as T;
    else problems.push(...explainVocabulary(file, parsed.value, validate.errors ?? []));
  }
  return { values, problems };
}

const calculatorsFolder = 'src/domain/calculators';
const inputFile = 'input.schema.json';

const inputSchemas = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, calculatorsFolder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, readFileSync(join(root, calculatorsFolder, name, inputFile), 'utf8')]),
  );

const textsOf = (folder: string, suffix: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(suffix))
      .sort()
      .map((file) => [basename(file, suffix), readFileSync(join(folder, file), 'utf8')]),
  );
