import { definitions } from '../../../src/field-types/generated/definitions.ts';
import type { Field } from '../../../src/field-types/types.ts';
import { entities as product } from '../../../src/metadata/entities.ts';
import type { Entity, StandardCall } from '../../../src/metadata/entity.ts';
import type { FullRecord } from '../../../src/server/engine/crud/record.ts';
import type { Row } from '../../../src/server/kit/database/database.ts';
import { sampleRecord } from '../entities/sampleValues.ts';
import type { Subject } from '../entities/subjects.ts';
import { startTenant, type Tenant } from '../people/tenant.ts';
import { partOf } from '../run/form.ts';
import type { Api, ApiAnswer } from '../servers/startApi.ts';

/** A company to be attacked: the generated calls, and somebody who may do everything. */
export interface Target {
  readonly api: Api;
  readonly here: Tenant;
  /** One record of the entity, the same each time. */
  record(entity: Entity): Promise<FullRecord>;
  /** A body that would be accepted. */
  sample(entity: Entity, given?: Row): Promise<Row>;
  get(path: string): Promise<ApiAnswer>;
  post(path: string, body: unknown): Promise<ApiAnswer>;
  put(path: string, body: unknown): Promise<ApiAnswer>;
}

export async function startTarget(subject: Subject): Promise<Target> {
  const api = await subject.startApi();
  const here = await startTenant(api);
  const records = new Map<string, Promise<FullRecord>>();
  let turn = 5000;
  return {
    api,
    here,
    record(entity) {
      const record = records.get(entity.name) ?? here.make(entity.name);
      records.set(entity.name, record);
      return record;
    },
    sample(entity, given = {}) {
      turn += 1;
      return sampleRecord(entity, turn, here.refer, given);
    },
    get: (path) => api.call(here.actor, 'GET', path),
    post: (path, body) => api.call(here.actor, 'POST', path, body),
    put: (path, body) => api.call(here.actor, 'PUT', path, body),
  };
}

/** For `describe.each`. */
export const named = (list: readonly Entity[]) => list.map((entity) => [entity.name, entity] as const);

/**
 * Those of a subject's entities that have a call. Of the product's the short form takes a third, each suite by its `turn`
 * another one: the entities that have every feature have what these have.
 */
export const having = (call: StandardCall, { entities }: Subject, turn: number): readonly Entity[] => {
  const all = entities.filter(({ calls }) => calls.includes(call));
  return entities === product ? partOf(all, 3, turn) : all;
};

/** A number of an entity by its name, so that lists of cases can be dealt out among entities. */
export const turnOf = ({ name }: Entity): number =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** Fields a person may give. */
export const writableFields = ({ fields, states }: Entity): readonly Field[] =>
  fields.filter(({ readOnly, name }) => readOnly !== 'always' && name !== states?.field);

/** Fields that hold rows a person may give. */
export const writableLines = (entity: Entity): readonly Field[] =>
  writableFields(entity).filter(({ type }) => type === 'lines');

/** JSON type of a field's value: `string`, `integer`, `array` ... */
export const kindOf = (field: Field): string =>
  String(definitions[field.type]?.jsonSchema(field).type ?? 'any');

/** Fields a refusal names, without repetition. */
export const namedFields = ({ body }: ApiAnswer): readonly string[] => [
  ...new Set<string>((body.Erros ?? []).map(({ Campo }: { Campo?: string }) => Campo ?? '')),
];
