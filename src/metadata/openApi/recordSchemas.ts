import type { Locale } from '../../domain/locale.ts';
import { definitions } from '../../field-types/generated/definitions.ts';
import type { Field, JsonSchema } from '../../field-types/types.ts';
import { closed, count, identifier, object, orNull } from '../calls/shape.ts';
import type { Entity, Shape } from '../entity.ts';

/** A record as it is answered. Lists leave out rows and what only the record carries; fields under a code are absent for who lacks it. */
export function recordSchema({ fields }: Entity, locale: Locale): JsonSchema {
  const always = fields.filter(
    ({ type, seeCode, recordOnly }) => type !== 'lines' && !recordOnly && seeCode === null,
  );
  return object(
    { ...head, ...Object.fromEntries(fields.map((field) => [field.name, answered(field, locale)])), ...tail },
    ['Identificador', 'Versao', 'CriadoEm', 'AlteradoEm', ...always.map(({ name }) => name), 'Rotulos'],
  );
}

/** What a person gives for a new record, or for an action. */
export function newSchema(shape: Shape, locale: Locale, leaveOut: readonly string[] = []): JsonSchema {
  const { $id: _id, properties, required, ...rest } = shape.jsonSchema;
  const kept = writable(shape).filter(({ name }) => !leaveOut.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(
      kept.map((field) => [field.name, asked(field, (properties as Properties)[field.name] ?? {}, locale)]),
    ),
    ...(Array.isArray(required) ? { required: required.filter((name) => !leaveOut.includes(name)) } : {}),
  };
}

/** What may be changed of a record: any of its fields, and the version it was read at. */
export function changeSchema(entity: Entity, locale: Locale): JsonSchema {
  const properties = newSchema(entity, locale).properties as Properties;
  const changeable = writable(entity).filter(
    ({ readOnly, name }) => readOnly === false && name !== entity.states?.field,
  );
  const fields = changeable.map(({ name }) => [name, properties[name] ?? {}] as const);
  return closed({ Versao: identifier, ...Object.fromEntries(fields) }, ['Versao']);
}

type Properties = Readonly<Record<string, JsonSchema>>;

const writable = ({ fields }: Shape) => fields.filter(({ readOnly }) => readOnly !== 'always');

const instant: JsonSchema = { type: 'string', format: 'date-time' };

const head: Properties = {
  Identificador: identifier,
  Versao: count,
  CriadoEm: { ...instant, type: ['string', 'null'] },
  CriadoPor: orNull('integer'),
  AlteradoEm: { ...instant, type: ['string', 'null'] },
  AlteradoPor: orNull('integer'),
};

const tail: Properties = {
  Rotulos: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array' }] } },
  Inativos: { type: 'array', items: { type: 'string' } },
  Existente: { type: 'boolean' },
  ExcluidoEm: instant,
  ExcluidoPor: orNull('integer'),
  ExpiraEm: { ...instant, type: ['string', 'null'] },
};

/** Formats other programs know by another name, or that say nothing; the rest are those of the trade. */
const formats: Readonly<Record<string, string | undefined>> = {
  dateTime: 'date-time',
  text: undefined,
  longText: undefined,
  json: undefined,
  time: undefined,
};

function withFormat({ format, ...schema }: JsonSchema): JsonSchema {
  const known = typeof format === 'string' && format in formats ? formats[format] : format;
  return known === undefined ? schema : { ...schema, format: known };
}

/** A value as it was stored, perhaps when the schema asked less than today: kind and format hold, bounds may not. */
function answered(field: Field, locale: Locale): JsonSchema {
  const { type, format, items } = definitions[field.type]?.jsonSchema(field) ?? {};
  if (field.type === 'lines') {
    const row = object(
      Object.fromEntries(field.fields.map((inner) => [inner.name, answered(inner, locale)])),
    );
    return { ...described(field, locale), type: 'array', items: row };
  }
  return {
    ...described(field, locale),
    ...(type === undefined ? {} : { type: [type, 'null'] }),
    ...(items === undefined ? {} : { items }),
    ...withFormat({ ...(format === undefined ? {} : { format }) }),
  };
}

function asked(field: Field, schema: JsonSchema, locale: Locale): JsonSchema {
  const { items, ...rest } = withFormat(schema);
  if (field.type !== 'lines') return { ...described(field, locale), ...rest, ...(items ? { items } : {}) };
  const row = items as JsonSchema;
  const properties = row.properties as Properties;
  const inner = field.fields.map((cell) => [cell.name, asked(cell, properties[cell.name] ?? {}, locale)]);
  return { ...described(field, locale), ...rest, items: { ...row, properties: Object.fromEntries(inner) } };
}

const described = (
  { label, help, entity, type, changeCode, seeCode }: Field,
  locale: Locale,
): JsonSchema => ({
  title: label[locale],
  ...(help ? { description: help[locale] } : {}),
  'x-field-type': type,
  ...(entity ? { 'x-entity': entity } : {}),
  ...(seeCode ? { 'x-see-permission': seeCode } : {}),
  ...(changeCode ? { 'x-change-permission': changeCode } : {}),
});
