import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Field, JsonSchema } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { toLocalText } from '../../data/instants.ts';

export type FormData = Readonly<Record<string, unknown>>;

/** Key under which the shown schema carries our own description of a field. */
export const fieldKey = 'ui:folioField';

/** Fields of a form, in their order: what a person writes, or reads beside it because it was given once. */
export const formFields = (entity: Entity): readonly Field[] =>
  entity.fields.filter(({ readOnly }) => readOnly !== 'always');

/** What rjsf draws: the properties alone; conditions and rules are the validator's. */
export function shownSchema(entity: Entity): RJSFSchema {
  const { properties } = entity.jsonSchema as { properties: Readonly<Record<string, JsonSchema>> };
  return { type: 'object', properties } as RJSFSchema;
}

export function uiSchemaOf(entity: Entity): UiSchema {
  return Object.fromEntries(
    formFields(entity).map((field) => [
      field.name,
      { 'ui:field': 'folio', 'ui:title': field.name, [fieldKey]: field },
    ]),
  );
}

/** What the form starts from: the record's fields that are written, without those the server fills. */
export function toFormData(entity: Entity, record: FormData, timeZone: string): FormData {
  return Object.fromEntries(
    formFields(entity).flatMap(({ name }) => {
      const value = record[name];
      if (value === undefined) return [];
      return [[name, value instanceof Date ? toLocalText(value, timeZone) : value] as const];
    }),
  );
}

/** A new record: the schema's defaults, and what the way here has already settled. */
export function newFormData(entity: Entity, given: FormData): FormData {
  const defaults = formFields(entity).flatMap(({ name, default: value }) =>
    value === null || value === undefined ? [] : [[name, value] as const],
  );
  const known = formFields(entity).flatMap(({ name }) =>
    given[name] === undefined ? [] : [[name, given[name]] as const],
  );
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(known) };
}

/** Whether a field is asked for, given the other values. */
export function isAsked(field: Field, data: FormData): boolean {
  const condition = field.visibleWhen;
  return condition === null || condition.in.includes(data[condition.field]);
}

/** Sections in the schema's order, each with its fields; fields without one come first. */
export function sectionsOf(entity: Entity, fields: readonly Field[]) {
  const loose = {
    name: '',
    label: null,
    fields: fields.filter(({ section }) => !entity.sections.some(({ name }) => name === section)),
  };
  const named = entity.sections.map(({ name, label }) => ({
    name,
    label,
    fields: fields.filter(({ section }) => section === name),
  }));
  return [loose, ...named].filter((section) => section.fields.length > 0);
}
