import { serverHalves } from '../../../field-types/generated/server.ts';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { isPart } from '../../../metadata/isPart.ts';
import { loadValidator, type Validator } from '../../../metadata/validation.ts';
import type { FieldTypeServer } from '../../kit/sql/fieldTypeServer.ts';
import { linesTable } from '../database/schema/objectName.ts';
import { isLines } from '../database/schema/tableModel.ts';
import type { Followed } from '../facts/facts.ts';
import { noneFollow } from '../facts/followed.ts';
import { noServices, type Services } from '../services.ts';
import { plainField } from './list/plainField.ts';
import { type EntityRules, noRules } from './rules.ts';

/** An entity with everything the calls look up over and over. */
export interface EntityModel {
  readonly entity: Entity;
  /** Fields that are columns of its table. */
  readonly columns: readonly Field[];
  /** Fields that every query works out of those columns. */
  readonly derived: readonly Field[];
  /** Fields that are rows of a table of their own. */
  readonly lines: readonly LinesModel[];
  readonly fields: ReadonlyMap<string, Field>;
  /** What a list may be filtered and sorted by: the fields and the system's own. */
  readonly queryFields: ReadonlyMap<string, Field>;
  readonly validate: Validator;
  /** Of the parameters of its actions, by the action's name. */
  readonly parameters: Readonly<Record<string, Validator>>;
  readonly rules: EntityRules;
  /** Who refers to it: asked before a record goes. */
  readonly referrers: readonly Referrer[];
  /** Codes of who may use a field or an action that asks for one of its records: they may choose one. */
  readonly chooserCodes: readonly string[];
}

export interface LinesModel {
  readonly field: Field;
  readonly table: string;
  /** Whether its rows carry the company because their parent does. */
  readonly company: boolean;
}

export interface Referrer {
  readonly entity: Entity;
  /** The table that holds the reference: the entity's or one of its lines. */
  readonly table: string;
  readonly field: Field;
  /** The field whose rows hold it; null = the entity itself does. */
  readonly lines: Field | null;
}

export interface Models {
  readonly list: readonly EntityModel[];
  /** @throws when there is none: a mistake of ours, never of a user */
  named(name: string): EntityModel;
  find(name: string): EntityModel | undefined;
  /** What their rules need beyond a transaction. */
  readonly services: Services;
  /** What follows from changes of their records. */
  readonly followed: Followed;
}

/**
 * Entities joined with their validators and rules; made once at start.
 * @param services left out where no rule asks for any: one that does is told by name
 */
export async function buildModels(
  entities: readonly Entity[],
  rules: Readonly<Record<string, EntityRules>> = {},
  services: Services = noServices,
  followed: Followed = noneFollow,
): Promise<Models> {
  const list = await Promise.all(
    entities.map(async (entity) =>
      buildModel(
        entity,
        entities,
        await loadValidator(entity.name),
        rules[entity.name] ?? noRules,
        await parametersOf(entity),
      ),
    ),
  );
  const byName = new Map(list.map((model) => [model.entity.name, model]));
  return {
    list,
    services,
    followed,
    find: (name) => byName.get(name),
    named(name) {
      const model = byName.get(name);
      if (!model) throw new Error(`No entity ${name}`);
      return model;
    },
  };
}

/** The server half of a field's type. */
export function halfOf(field: Field): FieldTypeServer {
  const half = serverHalves[field.type];
  if (!half) throw new Error(`Field type ${field.type} has no server half`);
  return half;
}

export function buildModel(
  entity: Entity,
  entities: readonly Entity[],
  validate: Validator,
  rules: EntityRules = noRules,
  parameters: EntityModel['parameters'] = {},
): EntityModel {
  return {
    entity,
    columns: entity.fields.filter((field) => !isLines(field) && !field.computed),
    derived: entity.fields.filter(({ computed }) => computed === 'query'),
    lines: entity.fields.filter(isLines).map((field) => linesModel(entity, field)),
    fields: new Map(entity.fields.map((field) => [field.name, field])),
    queryFields: new Map([...systemFields, ...entity.fields].map((field) => [field.name, field])),
    validate,
    parameters,
    rules,
    referrers: entities.flatMap((other) => referrersIn(other, entity.name)),
    chooserCodes: entities.flatMap((other) => choosersIn(other, entity.name)),
  };
}

async function parametersOf({ actions }: Entity): Promise<EntityModel['parameters']> {
  const found = await Promise.all(
    actions.map(async ({ name, parameters }) =>
      parameters ? [[name, await loadValidator(parameters.name)] as const] : [],
    ),
  );
  return Object.fromEntries(found.flat());
}

const systemFields: readonly Field[] = [
  plainField('Identificador', 'integer'),
  plainField('Versao', 'integer'),
  plainField('CriadoEm', 'dateTime'),
  plainField('CriadoPor', 'integer'),
  plainField('AlteradoEm', 'dateTime'),
  plainField('AlteradoPor', 'integer'),
  plainField('ExcluidoEm', 'dateTime'),
  plainField('ExcluidoPor', 'integer'),
];

const linesModel = (entity: Entity, field: Field): LinesModel => ({
  field,
  table: linesTable(entity.table, field.name),
  company: entity.scope === 'company' && !field.fields.some(({ name }) => name === 'IdentificadorEmpresa'),
});

/** A field that is worked out, or that makes a part of a whole, is filtered by too. */
function choosersIn({ storage, fields, codes, actions }: Entity, target: string): string[] {
  const isAsked = fields
    .flatMap((field) => [field, ...field.fields])
    .some((field) => field.entity === target && field.type.startsWith('reference'));
  return [
    // The rows are the other entity's, and so are their codes.
    ...(isAsked && storage !== 'shared' ? [codes.list, codes.create, codes.update] : []),
    ...actions
      .filter(({ parameters }) => parameters?.fields.some((field) => field.entity === target))
      .map(({ code }) => code),
  ];
}

function referrersIn(entity: Entity, target: string): Referrer[] {
  // The rows are the other entity's and are counted there.
  if (entity.storage === 'shared') return [];
  const refers = (field: Field) =>
    field.entity === target &&
    field.type.startsWith('reference') &&
    !field.loose &&
    !field.computed &&
    !isPart(entity, field);
  return [
    ...entity.fields.filter(refers).map((field) => ({ entity, table: entity.table, field, lines: null })),
    ...entity.fields
      .filter(isLines)
      .flatMap((lines) =>
        lines.fields
          .filter(refers)
          .map((field) => ({ entity, table: linesTable(entity.table, lines.name), field, lines })),
      ),
  ];
}
