import type { Locale } from '../../../../../domain/locale.ts';
import { definitions } from '../../../../../field-types/generated/definitions.ts';
import type { Field, Operator } from '../../../../../field-types/types.ts';
import type { Entity } from '../../../../../metadata/entity.ts';
import { explainErrors } from '../../../../../metadata/messages.ts';
import { text } from '../../../../../metadata/texts.ts';
import { maySeeField } from '../../../auth/rights.ts';
import type { Condition } from '../../../data/filters.ts';
import { isPeriod, type Period, periods } from '../../../data/periods.ts';
import { systemFields } from '../../../data/systemFields.ts';

/** What may be asked of a field: the operators of its type, and "filled in", which is "empty" denied. */
export type Question = Operator | 'preenchido';

/** The fields somebody with these codes may filter a list by, those of every record last. */
export const filterable = (entity: Entity, codes: ReadonlySet<string>): readonly Field[] =>
  [...entity.fields.filter(({ filter }) => filter), ...systemFields].filter(
    (field) => questionsOf(field).length > 0 && maySeeField(codes, field),
  );

/** The field a condition is about, also one the menu does not offer: a link may ask it. */
export const filteredField = (entity: Entity, name: string): Field | undefined =>
  [...entity.fields, ...systemFields].find((field) => field.name === name);

/** What may be asked of a field, in the order its type lists it; "empty" only where a value may be absent. */
export function questionsOf(field: Field): readonly Question[] {
  const all = definitions[field.type]?.filters ?? [];
  return all.flatMap((operator): readonly Question[] => {
    if (operator !== 'vazio') return [operator];
    return field.required ? [] : ['vazio', 'preenchido'];
  });
}

export const questionOf = ({ operator, value }: Condition): Question =>
  operator === 'vazio' && value === false ? 'preenchido' : operator;

/** Text is looked for inside, days and amounts between two, the rest is equal. */
export function usualQuestion(field: Field): Question {
  const questions = questionsOf(field);
  return (
    (['contem', 'entre', 'igual', 'comeca'] as const).find((name) => questions.includes(name)) ??
    questions[0] ??
    'igual'
  );
}

/** Types whose equality takes several values: any of them, or none of them. */
export const takesMany = (field: Field, question: Question) =>
  (question === 'igual' || question === 'diferente') &&
  (field.type === 'enum' || field.type === 'reference' || field.type === 'referenceMany');

/** Types that have days: what moves with the calendar may be asked of them. */
export const hasPeriods = ({ type }: Field) => type === 'date' || type === 'dateTime';

/** What already happened has no coming days. */
export const periodsFor = ({ readOnly }: Field): readonly Period[] =>
  periods.filter((period) => readOnly !== 'always' || period !== 'proximos-30-dias');

/** The field whose widget asks for the value: days of an instant, any text for a part of one. */
export function asked(field: Field, question: Question): Field {
  if (field.type === 'dateTime') return { ...field, type: 'date' };
  return question === 'contem' || question === 'comeca' ? { ...field, type: 'text' } : field;
}

type Shape = 'none' | 'one' | 'many' | 'pair';

export const shapeOf = (field: Field, question: Question): Shape =>
  question === 'entre'
    ? 'pair'
    : question === 'vazio' || question === 'preenchido'
      ? 'none'
      : takesMany(field, question)
        ? 'many'
        : 'one';

/** @returns undefined when nothing was asked */
export function toCondition(field: Field, question: Question, value: unknown): Condition | undefined {
  if (question === 'vazio' || question === 'preenchido')
    return { operator: 'vazio', value: question === 'vazio' };
  if (isPeriod(value)) return { operator: 'entre', value };
  if (question === 'entre') {
    const [from, to] = Array.isArray(value) ? (value as unknown[]) : [];
    if (isGiven(from) && isGiven(to)) return { operator: 'entre', value: [from, to] };
    if (isGiven(from)) return { operator: 'maiorIgual', value: from };
    return isGiven(to) ? { operator: 'menorIgual', value: to } : undefined;
  }
  if (takesMany(field, question)) {
    const many = [value].flat().filter(isGiven);
    return many.length > 0 ? { operator: question, value: many } : undefined;
  }
  return isGiven(value) ? { operator: question, value } : undefined;
}

/** Where a value is typed: alone, or as the lower or the upper of two. */
export type End = 'value' | 'from' | 'to';

/** What is wrong with what was typed, by where: a number that is none must not be asked for. */
export function filterProblems(
  field: Field,
  question: Question,
  value: unknown,
  locale: Locale,
): Readonly<Partial<Record<End, string>>> {
  if (isPeriod(value)) return {};
  if (shapeOf(field, question) !== 'pair') {
    const [first] = [value].flat().flatMap((item) => problemOf(field, question, item, locale) ?? []);
    return first === undefined ? {} : { value: first };
  }
  const [from, to] = Array.isArray(value) ? (value as unknown[]) : [];
  const ends = [from, to].map((end) => problemOf(field, question, end, locale));
  const problems = { ...(ends[0] ? { from: ends[0] } : {}), ...(ends[1] ? { to: ends[1] } : {}) };
  if (Object.keys(problems).length > 0 || !isBefore(to, from)) return problems;
  return { to: text(locale, typeof to === 'number' ? 'list.upperBelowLower' : 'list.endBeforeStart') };
}

/** The sentence a form has for the same text, where its type has one. */
function problemOf(field: Field, question: Question, value: unknown, locale: Locale): string | null {
  if (!isGiven(value)) return null;
  const shown = asked(field, question);
  const definition = definitions[shown.type];
  const schema = definition?.jsonSchema(shown) ?? {};
  const { type, format } = (schema.items ?? schema) as { readonly type?: string; readonly format?: string };
  const say = (keyword: string, params: Readonly<Record<string, unknown>>): string => {
    const error = { instancePath: `/${shown.name}`, schemaPath: '', keyword, params };
    const [problem] = explainErrors([shown], { [shown.name]: value }, [error], locale);
    return problem?.text ?? text(locale, 'list.notUnderstood');
  };
  if (type === 'number' || type === 'integer')
    return typeof value === 'number' ? null : say('type', { type });
  // Part of a document is no document.
  if (question === 'comeca' || (definition?.isValid?.(value) ?? true)) return null;
  return format === undefined ? text(locale, 'list.notUnderstood') : say('format', { format });
}

/** Days, months and hours stand in the order of their texts. */
const isBefore = (one: unknown, other: unknown): boolean =>
  isGiven(one) && isGiven(other) && typeof one === typeof other && (one as string) < (other as string);

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
