import { cnpj, cpf } from 'cpf-cnpj-validator';
import { definitions } from '../../../src/field-types/generated/definitions.ts';
import type { Field } from '../../../src/field-types/types.ts';
import type { Entity, Rule } from '../../../src/metadata/entity.ts';
import { passes } from '../../../src/metadata/judge.ts';
import type { Row } from '../../../src/server/kit/database/database.ts';

/** Finds or makes the record a reference points at; null when that one is just being made (a circle). */
export type Refer = (entity: string) => Promise<number | null>;

/**
 * An invented writable record of an entity that fulfils its schema.
 * @param turn makes values that must be unique differ
 * @param given values that stand as they are
 */
export async function sampleRecord(
  entity: Entity,
  turn: number,
  refer: Refer,
  given: Row = {},
): Promise<Row> {
  const fields = entity.fields.filter((field) => field.readOnly !== 'always' && !(field.name in given));
  const record = { ...(await sampleFields(fields, turn, refer, given)), ...given };
  for (const rule of entity.rules) await settle(rule, record, { entity, turn, refer, given });
  return record;
}

/** What is said of a record only later: a certificate that is asked for has not answered yet. */
export const saidLater = ({ name }: Pick<Entity, 'name'>): Row =>
  name === 'certidao'
    ? { Resultado: null, DataEmissao: null, HoraEmissao: null, DataVencimento: null, Numero: null }
    : {};

interface Sampling {
  readonly entity: Entity;
  readonly turn: number;
  readonly refer: Refer;
  readonly given: Row;
}

/** Changes an invented value until a rule between fields holds; what was given stays. */
async function settle({ when, must }: Rule, record: Row, { entity, turn, refer, given }: Sampling) {
  if (!when.every((test) => passes(test, record)) || passes(must, record)) return;
  const reason = when.find((test) => test.in?.[0] === true && !(test.field in given));
  if (reason) {
    record[reason.field] = false;
    return;
  }
  const field = entity.fields.find(({ name }) => name === must.field);
  if (!field || field.name in given) return;
  const candidates = [
    ...(must.type ? [await sampleValue({ ...field, type: must.type }, turn, refer)] : []),
    ...(must.in ?? []),
    ...(field.type === 'enum' ? codesOf(field) : []),
    ...(definitions[field.type]?.samples ?? []),
    await sampleValue(field, turn, refer),
    null,
  ];
  record[field.name] = candidates.find((value) => passes(must, { ...record, [field.name]: value }));
}

async function sampleFields(
  fields: readonly Field[],
  turn: number,
  refer: Refer,
  given: Row = {},
): Promise<Row> {
  const record: Row = { ...given };
  for (const field of fields) {
    if (field.visibleWhen && !field.visibleWhen.in.includes(record[field.visibleWhen.field])) continue;
    record[field.name] = await sampleValue(field, turn, refer);
  }
  return record;
}

/** Another valid value of the field than `value`, or undefined when its type has only one to offer. */
export async function otherValue(field: Field, value: unknown, turn: number, refer: Refer): Promise<unknown> {
  for (const step of [1, 2, 3, 4]) {
    const made = await sampleValue(field, turn + step, refer);
    if (JSON.stringify(made) !== JSON.stringify(value)) return made;
  }
  return undefined;
}

const made: Readonly<Record<string, (field: Field, turn: number) => unknown>> = {
  text: (field, turn) =>
    field.mask
      ? String(turn).padStart(field.mask.replaceAll(/[^0]/g, '').length, '0')
      : `${turn} ${field.label['en-us']}`.slice(0, field.maxLength ?? 200),
  longText: (field, turn) => `Linha ção\n${turn} ${field.name}`.slice(0, field.maxLength ?? 2000),
  email: (_field, turn) => `pessoa${turn}@exemplo.com.br`,
  cpf: () => cpf.generate(),
  cnpj: () => cnpj.generate(),
  cpfCnpj: () => cpf.generate(),
  integer: (field, turn) => Math.min((field.minimum ?? 0) + turn, field.maximum ?? 999_999_999),
  money: (field, turn) => Math.min(Math.max(field.minimum ?? 0, turn + 0.25), field.maximum ?? 1e9),
  decimal: (field, turn) => Math.min(Math.max(field.minimum ?? 0, turn + 0.5), field.maximum ?? 1e6),
  percent: (field, turn) => Math.min(Math.max(field.minimum ?? 0, turn % 100) + 0.25, field.maximum ?? 100),
  month: (_field, turn) =>
    `${1900 + (Math.floor(turn / 12) % 200)}-${String((turn % 12) + 1).padStart(2, '0')}`,
  dateTime: (_field, turn) => new Date(Date.UTC(2026, 4, 4, 12, turn)).toISOString(),
  // Before noon, so that an end can come after a beginning.
  time: (_field, turn) => `${String(turn % 12).padStart(2, '0')}:30`,
  // What is referred to must be in use; tests that take something out of use say so.
  boolean: (field, turn) => field.name === 'Ativo' || turn % 2 === 0,
};

async function sampleValue(field: Field, turn: number, refer: Refer): Promise<unknown> {
  const make = made[field.type];
  if (make) return make(field, turn);
  // Records that refer to each other must agree on the type of property.
  if (field.type === 'enum') return pick(codesOf(field), field.enum === 'TipoImovel' ? 0 : turn);
  if (field.type === 'reference') return field.entity ? refer(field.entity) : 1;
  if (field.type === 'referenceMany')
    return [field.entity ? await refer(field.entity) : null].filter((id) => id !== null);
  if (field.type === 'file') return null;
  if (field.type === 'lines') return [await sampleFields(field.fields, turn, refer)];
  return pick(definitions[field.type]?.samples ?? [], turn);
}

const codesOf = (field: Field): readonly unknown[] => {
  const codes = definitions.enum?.jsonSchema(field).enum;
  return Array.isArray(codes) ? codes : [];
};

const pick = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length];
