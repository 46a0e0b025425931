import type { Locale } from '../../domain/locale.ts';
import { definitions } from '../../field-types/generated/definitions.ts';
import type { Field, JsonSchema } from '../../field-types/types.ts';
import { list, string } from '../calls/shape.ts';
import type { Entity } from '../entity.ts';
import { isFilterable } from '../filterable.ts';
import { isSortable } from '../sortable.ts';
import { text } from '../texts.ts';
import { maxPerPage } from '../wire/paging.ts';
import type { Parameter } from './call.ts';

export const parameter = (name: string, schema: JsonSchema, locale: Locale): Parameter => ({
  name,
  schema,
  description: text(locale, `api.parameter.${name}`),
});

export function listParameters(entity: Entity, locale: Locale): readonly Parameter[] {
  const sortable = entity.fields.filter((field) => isSortable(entity, field)).map(({ name }) => name);
  return [
    parameter('Pagina', { type: 'integer', minimum: 1, default: 1 }, locale),
    parameter('NumeroRegistros', { type: 'integer', minimum: 1, maximum: maxPerPage, default: 25 }, locale),
    parameter('SortFields', { ...list({ enum: ['Identificador', ...sortable] }), maxItems: 5 }, locale),
    parameter('SortOrder', { ...list({ enum: ['asc', 'desc'] }), maxItems: 5 }, locale),
    parameter('Busca', { type: 'string', maxLength: 200 }, locale),
    parameter('Filtro', string, locale),
    parameter('ContarTudo', { type: 'boolean', default: false }, locale),
    parameter('Excluidos', { type: 'boolean', default: false }, locale),
    ...entity.fields
      .filter((field) => isFilterable(entity, field))
      .flatMap((field) => equalityOf(field, locale)),
  ];
}

/** `Campo=valor`; repeated, any of the values. */
function equalityOf(field: Field, locale: Locale): readonly Parameter[] {
  const definition = definitions[field.type];
  if (!definition?.filters.includes('igual')) return [];
  const { type, items: inner } = definition.jsonSchema(field);
  const single = (inner as JsonSchema | undefined)?.type ?? type;
  return [{ name: field.name, schema: list({ type: single }), description: field.label[locale] }];
}
