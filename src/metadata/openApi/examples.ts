import type { Locale } from '../../domain/locale.ts';
import { definitions } from '../../field-types/generated/definitions.ts';
import type { Field, JsonSchema } from '../../field-types/types.ts';
import type { Entity, Shape } from '../entity.ts';
import { passes } from '../judge.ts';
import { text } from '../texts.ts';

type Values = Record<string, unknown>;

/**
 * What a person might give for a new record: every field the form asks for, within the schema's rules. References
 * name record 1, which stands for one that is there.
 */
export function exampleRecord(
  shape: Pick<Shape, 'fields' | 'rules'>,
  locale: Locale,
  leaveOut: readonly string[] = [],
): Values {
  const record: Values = {};
  for (const field of shape.fields) {
    if (field.readOnly === 'always' || leaveOut.includes(field.name)) continue;
    if (field.visibleWhen && !field.visibleWhen.in.includes(record[field.visibleWhen.field])) continue;
    const value = exampleValue(field, locale);
    if (value !== undefined) record[field.name] = value;
  }
  for (const { when, must } of shape.rules) {
    const field = shape.fields.find(({ name }) => name === must.field);
    if (!field || !when.every((test) => passes(test, record)) || passes(must, record)) continue;
    const candidates = [
      ...(must.type ? [exampleValue({ ...field, type: must.type }, locale)] : []),
      ...(must.in ?? []),
      ...codesOf(field),
      ...(definitions[field.type]?.samples ?? []),
      null,
    ];
    record[field.name] = candidates.find((value) => passes(must, { ...record, [field.name]: value }));
  }
  return record;
}

/** A change of what the record is called, or of the first field that may be changed. */
export function exampleChange(entity: Entity, locale: Locale): Values {
  const changeable = entity.fields.filter(
    ({ readOnly, name, type, visibleWhen }) =>
      readOnly === false && name !== entity.states?.field && type !== 'file' && visibleWhen === null,
  );
  const field = changeable.find(({ name }) => name === entity.representation) ?? changeable[0];
  return { Versao: 1, ...(field ? { [field.name]: exampleValue(field, locale) } : {}) };
}

const within = (field: Field, value: number) =>
  Math.min(Math.max(value, field.minimum ?? value), field.maximum ?? value);

const ofType: Readonly<Record<string, (field: Field, locale: Locale) => unknown>> = {
  text: ({ mask, label, maxLength }, locale) =>
    mask ? '1'.repeat(mask.replaceAll(/[^0]/g, '').length) : label[locale].slice(0, maxLength ?? 200),
  longText: ({ label, maxLength }, locale) => label[locale].slice(0, maxLength ?? 2000),
  integer: (field) => within(field, 1),
  money: (field) => within(field, 1250.5),
  percent: (field) => within(field, 12.5),
  decimal: (field) => within(field, 1.5),
  area: (field) => within(field, 48.4),
  // What is out of use is offered nowhere.
  boolean: ({ name }) => name === 'Ativo',
  enum: (field) => codesOf(field)[0],
  reference: () => 1,
  referenceMany: () => [1],
  file: () => undefined,
  lines: ({ fields }, locale) => [exampleRecord({ fields, rules: [] }, locale)],
};

const exampleValue = (field: Field, locale: Locale): unknown =>
  (ofType[field.type] ?? (() => definitions[field.type]?.samples[0]))(field, locale);

function codesOf(field: Field): readonly unknown[] {
  const codes = field.enum === null ? null : definitions.enum?.jsonSchema(field).enum;
  return Array.isArray(codes) ? codes : [];
}

/**
 * A value a schema of a request takes: what it requires, and where it requires nothing its first property.
 * @param named schemas a `$ref` may name
 */
export function exampleOf(
  schema: JsonSchema,
  named: Readonly<Record<string, JsonSchema>>,
  locale: Locale,
): unknown {
  const { $ref, example, enum: codes, anyOf, type, format, items, properties } = schema as Loose;
  if (example !== undefined) return example;
  if ($ref !== undefined) return exampleOf(named[$ref.split('/').at(-1) ?? ''] ?? {}, named, locale);
  if ('const' in schema) return schema.const;
  if (codes) return codes[0];
  if (anyOf?.[0]) return exampleOf(anyOf[0], named, locale);
  const kind = Array.isArray(type) ? type[0] : type;
  const fieldType = schema['x-field-type'];
  const sample = definitions[typeof fieldType === 'string' ? fieldType : (format ?? '')]?.samples[0];
  if (sample !== undefined && kind === 'string') return sample;
  if (kind === 'array')
    return items && Number(schema.minItems ?? 1) > 0 ? copies(schema, exampleOf(items, named, locale)) : [];
  if (kind === 'integer' || kind === 'number') return Number(schema.minimum ?? 1);
  if (kind === 'boolean') return true;
  if (kind === 'string')
    return format === 'date-time' ? '2026-03-12T13:00:00Z' : text(locale, 'api.exampleText');
  if (!properties) return {};
  const required = (schema.required ?? []) as readonly string[];
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {}, named, locale)]));
}

const copies = ({ minItems, uniqueItems }: JsonSchema, value: unknown) =>
  Array.from({ length: uniqueItems ? 1 : Math.max(1, Number(minItems ?? 1)) }, () => value);

interface Loose {
  readonly $ref?: string;
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}
