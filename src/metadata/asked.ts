import type { Field } from '../field-types/types.ts';
import type { Shape } from './entity.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a field is asked for, given the other values: what it hangs on must be asked for too. */
export function isAsked(field: Field, values: Values, shape: Pick<Shape, 'fields'>): boolean {
  const condition = field.visibleWhen;
  if (condition === null) return true;
  if (!condition.in.includes(values[condition.field])) return false;
  const ground = shape.fields.find(({ name }) => name === condition.field);
  return ground === undefined || ground === field || isAsked(ground, values, shape);
}

/** Absent, null, blank and without rows are the same: nothing. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Written fields that hold a value although they are not asked for. */
export const unaskedValues = (shape: Pick<Shape, 'fields'>, values: Values): readonly Field[] =>
  shape.fields.filter(
    (field) => field.readOnly !== 'always' && !isBlank(values[field.name]) && !isAsked(field, values, shape),
  );

/** Values with the schema's defaults where nobody gave one, and the field is asked for. */
export function withDefaults(shape: Pick<Shape, 'fields'>, given: Values): Record<string, unknown> {
  const defaults = shape.fields.filter((field) => field.default !== null && field.default !== undefined);
  const all: Record<string, unknown> = {
    ...Object.fromEntries(defaults.map((field) => [field.name, field.default])),
    ...given,
  };
  const needless = defaults.filter((field) => !(field.name in given) && !isAsked(field, all, shape));
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !needless.some((field) => field.name === name)),
  );
}
