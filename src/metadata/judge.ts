import type { Locale } from '../domain/locale.ts';
import { definitions } from '../field-types/generated/definitions.ts';
import type { Limit, Test } from '../field-types/types.ts';
import { isBlank, unaskedValues } from './asked.ts';
import type { Rule, Shape } from './entity.ts';
import { explainErrors, type FieldProblem } from './messages.ts';
import { text } from './texts.ts';
import type { ValidationError, Validator } from './validation.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Judgement {
  readonly problems: readonly FieldProblem[];
  /** What the precompiled validator found, for who must tell a confused program from a mistaken person. */
  readonly errors: readonly ValidationError[];
}

/**
 * Everything that is wrong with a whole writable value, in the user's language: first its fields one by one
 * (precompiled JSON Schema), then values of fields that are not asked for, which nobody would see again, then the
 * schema's rules between them. Form and server both ask here.
 */
export function judge(shape: Shape, validate: Validator, value: Values, locale: Locale): Judgement {
  const errors = validate(value) ? [] : [...(validate.errors ?? [])];
  const found = explainErrors(shape.fields, value, errors, locale);
  const wrong = new Set(found.map(({ field }) => field.split('.')[0]));
  const broken = shape.rules
    .filter((rule) => !fieldsOf(rule).some((name) => wrong.has(name)) && isBroken(rule, value))
    .map(
      ({ field, message }): FieldProblem => ({
        field,
        code: 'rule',
        text: message[locale],
      }),
    );
  const hidden = unaskedValues(shape, value).map(
    (field): FieldProblem => ({
      field: field.name,
      code: 'not-asked',
      text: text(locale, 'validation.not-asked', {
        label: field.label[locale],
        ground: shape.fields.find(({ name }) => name === field.visibleWhen?.field)?.label[locale] ?? '',
      }),
    }),
  );
  return { problems: firstOfEach([...found, ...hidden, ...broken]), errors };
}

/** A rule says nothing of values that are wrong in themselves. */
const fieldsOf = ({ field, when, must }: Rule): readonly string[] => [
  field,
  ...[...when, must].flatMap((test) => [
    test.field,
    ...limits.flatMap(([key]) => {
      const limit = test[key];
      return typeof limit === 'object' ? [limit.field] : [];
    }),
  ]),
];

const isBroken = ({ when, must }: Rule, values: Values) =>
  when.every((test) => passes(test, values)) && !passes(must, values);

/** Whether one test of a rule, or of an action's `when`, holds for these values. */
export function passes(test: Test, values: Values): boolean {
  const value = values[test.field];
  const isThere = !isBlank(value);
  if (test.present !== undefined) return isThere === test.present;
  if (!isThere) return test.in === undefined;
  if (test.in) return test.in.includes(value);
  if (test.notIn) return !test.notIn.includes(value);
  if (test.type) return definitions[test.type]?.isValid?.(value) ?? true;
  return limits.every(([key, holds]) => {
    const limit = test[key];
    const order = limit === undefined ? null : compare(value, limit, values);
    return order === null || holds(order);
  });
}

const limits = [
  ['atLeast', (order: number) => order >= 0],
  ['atMost', (order: number) => order <= 0],
  ['above', (order: number) => order > 0],
  ['below', (order: number) => order < 0],
] as const;

/** Numbers as numbers; dates, months and date-times are texts that sort as they follow. Null = cannot be told. */
function compare(value: unknown, limit: Limit, values: Values): number | null {
  const other = typeof limit === 'object' ? values[limit.field] : limit;
  if (typeof value === 'number' && typeof other === 'number') return value - other;
  if (typeof value === 'string' && typeof other === 'string' && other !== '')
    return value < other ? -1 : Number(value > other);
  return null;
}

const firstOfEach = (problems: readonly FieldProblem[]) =>
  problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);
