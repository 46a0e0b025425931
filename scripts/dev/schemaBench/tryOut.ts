import type { Locale } from '../../../src/domain/locale.ts';
import type { JsonSchema } from '../../../src/field-types/types.ts';
import { type CompactEntity, compactEntity } from '../../../src/metadata/compact.ts';
import type { Entity, Shape } from '../../../src/metadata/entity.ts';
import { evaluatedValidator } from '../../../src/metadata/evaluatedValidator.ts';
import { openApi } from '../../../src/metadata/openApi.ts';
import { loadValidator, type Validator } from '../../../src/metadata/validation.ts';
import type { Catalogue } from '../../../src/server/engine/database/schema/catalogue.ts';
import { linesTable } from '../../../src/server/engine/database/schema/objectName.ts';
import { planTables } from '../../../src/server/engine/database/schema/plan.ts';
import { isLines, tableModels } from '../../../src/server/engine/database/schema/tableModel.ts';
import { validatorCode } from '../../schemas/compile/validatorCode.ts';
import type { SchemaProblem } from '../../schemas/problems/problem.ts';
import { type Remember, readSchemas, readSource, type SchemaSource } from '../../schemas/readSchemas.ts';
import { placeIn, type TextPlace } from './placeIn.ts';

/** A problem and where the text of its file has it. */
export type PlacedProblem = SchemaProblem & TextPlace;

/** What follows from the text of an entity's schema, or what is wrong with it. */
export type TriedOut =
  | { readonly problems: readonly PlacedProblem[] }
  | {
      readonly problems: readonly [];
      readonly entity: CompactEntity;
      /** Code of its validator: `evaluatedValidator` makes it one. */
      readonly validator: string;
      /** OpenAPI document of its calls alone. */
      readonly calls: JsonSchema;
      /** What makes its tables in a database that has none; empty where its rows are another's. */
      readonly statements: readonly string[];
    };

export interface Tried {
  readonly root: string;
  readonly name: string;
  readonly text: string;
  readonly remember: Remember;
}

/** Judges a text as `npm run check` would judge the file, the others as they lie on the disk, and derives what follows. */
export function tryOut(tried: Tried, locale: Locale, version: string): TriedOut {
  const { entities, problems } = readTried(tried);
  if (problems.length > 0) return { problems };
  const entity = entityIn(entities, tried.name);
  return {
    problems: [],
    entity: compactEntity(entity),
    validator: validatorCode(entity.name, entity.jsonSchema),
    calls: openApi([entity], { locale, version }),
    statements: statementsOf(entity, entities),
  };
}

/** Every entity as the schemas would be with the text in its place, and the rule of each. */
export function triedEntities(tried: Tried): {
  readonly entities: readonly Entity[];
  readonly problems: readonly PlacedProblem[];
  readonly validatorOf: (shape: Shape) => Promise<Validator>;
} {
  const { entities, problems } = readTried(tried);
  return {
    entities,
    problems,
    validatorOf: async (shape) =>
      shape.name === tried.name || shape.name.startsWith(`${tried.name}.`)
        ? evaluatedValidator(shape.name, validatorCode(shape.name, shape.jsonSchema))
        : loadValidator(shape.name),
  };
}

function readTried({ root, name, text, remember }: Tried) {
  const source: SchemaSource = readSource(root);
  const { entities, problems } = readSchemas(
    { ...source, entities: { ...source.entities, [name]: text } },
    remember,
  );
  const file = `${name}.schema.json`;
  return {
    entities,
    problems: problems.map((problem) => ({
      ...problem,
      ...(problem.file === file ? placeIn(text, problem.pointer) : { line: 0, column: 0 }),
    })),
  };
}

function entityIn(entities: readonly Entity[], name: string): Entity {
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new Error(`No entity ${name}`);
  return entity;
}

function statementsOf(entity: Entity, entities: readonly Entity[]): readonly string[] {
  if (entity.storage !== 'table') return [];
  const own = new Set([
    entity.table,
    ...entity.fields.filter(isLines).map(({ name }) => linesTable(entity.table, name)),
  ]);
  const models = tableModels(entities).filter(({ name }) => own.has(name));
  const needs = models.flatMap(({ indexes }) => indexes.flatMap(({ needs = [] }) => needs));
  return planTables(models, { ...emptyCatalogue, extensions: new Set(needs) }).statements;
}

const emptyCatalogue: Catalogue = {
  tables: new Map(),
  views: new Set(),
  indexes: new Map(),
  foreignKeys: new Map(),
  extensions: new Set(),
};
