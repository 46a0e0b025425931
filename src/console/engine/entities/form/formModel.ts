import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Field, JsonSchema } from '../../../../field-types/types.ts';
import { isAsked } from '../../../../metadata/asked.ts';
import type { Shape, Tab } from '../../../../metadata/entity.ts';
import { toLocalText } from '../../data/instants.ts';

export type FormData = Readonly<Record<string, unknown>>;

/** Key under which the shown schema carries our own description of a field. */
export const fieldKey = 'ui:folioField';

/** Fields of a form, in their order: what a person writes, or reads beside it because it was given once. */
export const formFields = (shape: Shape): readonly Field[] =>
  shape.fields.filter(({ readOnly }) => readOnly !== 'always');

/** What rjsf draws: the properties alone; conditions and rules are the validator's. */
export function shownSchema(shape: Shape): RJSFSchema {
  const { properties } = shape.jsonSchema as { properties: Readonly<Record<string, JsonSchema>> };
  return { type: 'object', properties } as RJSFSchema;
}

export function uiSchemaOf(shape: Shape): UiSchema {
  return Object.fromEntries(
    formFields(shape).map((field) => [
      field.name,
      { 'ui:field': 'folio', 'ui:title': field.name, [fieldKey]: field },
    ]),
  );
}

/** What the form starts from: the record's fields that are written, without those the server fills. */
export function toFormData(shape: Shape, record: FormData, timeZone: string): FormData {
  return Object.fromEntries(
    formFields(shape).flatMap(({ name }) => {
      const value = record[name];
      if (value === undefined) return [];
      return [[name, value instanceof Date ? toLocalText(value, timeZone) : value] as const];
    }),
  );
}

/** A new record: the schema's defaults, and what the way here has already settled. */
export function newFormData(shape: Shape, given: FormData = {}): FormData {
  const defaults = formFields(shape).flatMap(({ name, default: value }) =>
    value === null || value === undefined ? [] : [[name, value] as const],
  );
  const known = formFields(shape).flatMap(({ name }) =>
    given[name] === undefined ? [] : [[name, given[name]] as const],
  );
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(known) };
}

/**
 * The value as it is judged and saved: what was typed into a field that is not asked for any more stays in the
 * form, should it be asked for again, but is no part of the record.
 */
export function withoutUnasked(shape: Shape, data: FormData): FormData {
  const unasked = formFields(shape).filter((field) => !isAsked(field, data, shape));
  if (unasked.length === 0) return data;
  return { ...data, ...Object.fromEntries(unasked.map(({ name, type }) => [name, nothingOf(type)])) };
}

const nothingOf = (type: string) => (type === 'lines' || type === 'referenceMany' ? [] : null);

/** Sections in the schema's order, each with its fields; fields without one come first. */
function sectionsOf(shape: Shape, fields: readonly Field[]) {
  const loose = {
    name: '',
    label: null,
    fields: fields.filter(({ section }) => !shape.sections.some(({ name }) => name === section)),
  };
  const named = shape.sections.map(({ name, label }) => ({
    name,
    label,
    fields: fields.filter(({ section }) => section === name),
  }));
  return [loose, ...named].filter((section) => section.fields.length > 0);
}

export type ShownSection = ReturnType<typeof sectionsOf>[number];

/** The sections behind each tab that has any; all of them behind one nameless tab where the schema has none. */
export function tabsOf(shape: Shape, fields: readonly Field[]): readonly ShownTab[] {
  const sections = sectionsOf(shape, fields);
  if (shape.tabs.length === 0) return [{ name: '', label: null, sections }];
  const isNamed = ({ name }: ShownSection) => shape.tabs.some((tab) => tab.sections.includes(name));
  return shape.tabs
    .map(({ name, label, sections: behind }, index) => ({
      name,
      label,
      sections: sections.filter(
        (section) => behind.includes(section.name) || (index === 0 && !isNamed(section)),
      ),
    }))
    .filter((tab) => tab.sections.length > 0)
    .map((tab) => ({ ...tab, sections: withoutEcho(tab) }));
}

/** A section alone behind a tab of the same name has no heading of its own. */
function withoutEcho({ label, sections }: ShownTab): readonly ShownSection[] {
  const [only] = sections;
  const isEcho = sections.length === 1 && only?.label?.['pt-br'] === label?.['pt-br'];
  return only && isEcho ? [{ ...only, label: null }] : sections;
}

interface ShownTab {
  readonly name: string;
  readonly label: Tab['label'] | null;
  readonly sections: readonly ShownSection[];
}

/** Name of the tab a field of a dotted path stands behind. */
export function tabOf(shape: Shape, path: string): string | undefined {
  const name = path.split('.')[0];
  return tabsOf(shape, formFields(shape)).find(({ sections }) =>
    sections.some(({ fields }) => fields.some((field) => field.name === name)),
  )?.name;
}
