import { defaultLocale, type Locale } from '../domain/locale.ts';
import { formatDecimal } from '../domain/units.ts';
import { definitions } from '../field-types/generated/definitions.ts';
import type { Field } from '../field-types/types.ts';
import { hasText, text } from './texts.ts';
import type { ValidationError } from './validation.ts';

/** What is wrong with one field, in the user's language: the wire's `{ Campo, Codigo, Texto }` in our names. */
export interface FieldProblem {
  /** Dotted path of wire names: `Alcada.0.ValorMaximo`; empty when it is about the whole record. */
  readonly field: string;
  readonly code: string;
  readonly text: string;
}

/**
 * Ajv's errors of a record as sentences that name the field and say what to do.
 * Used by the form and by the server, so both say the same. One problem a field: the first found.
 */
export function explainErrors(
  fields: readonly Field[],
  data: unknown,
  errors: readonly ValidationError[],
  locale: Locale = defaultLocale,
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    // `if` only reports that its branch failed; the branch reports itself.
    if (error.keyword === 'if') continue;
    const path = pathOf(error);
    const key = path.join('.');
    if (problems.has(key)) continue;
    if (problems.size === mostExplained) break;
    const field = fieldAt(fields, path);
    problems.set(key, {
      field: key,
      code: error.keyword,
      text: sentence(error, field, path, valueAt(data, path), locale),
    });
  }
  return [...problems.values()];
}

/** Nobody mends more at a time, and a list of thousands of wrong rows is a program's doing. */
const mostExplained = 500;

function sentence(
  error: ValidationError,
  field: Field | undefined,
  path: readonly string[],
  value: unknown,
  locale: Locale,
): string {
  const say = (key: string, params: Record<string, string | number> = {}) =>
    text(locale, `validation.${key}`, { label: labelOf(field, path, locale), ...params });
  if (error.keyword === 'additionalProperties' || !field) return say('unknown', { name: path.join('.') });
  if (isMissing(error, value)) return say(field.enum || field.entity ? 'choose' : 'required');
  const limit = (params: ValidationError['params']) => Number(params.limit);
  switch (error.keyword) {
    case 'maxLength':
      return say('too-long', { limit: limit(error.params), length: [...String(value)].length });
    case 'minimum':
    case 'maximum':
      return say(error.keyword, { limit: formatDecimal(String(limit(error.params)), locale) });
    case 'enum':
      return say('choose');
    case 'uniqueItems':
      return say('repeated');
    case 'maxItems':
      return say('too-many', { limit: limit(error.params) });
    case 'pattern':
      return say('pattern', { mask: field.mask ?? '' });
    case 'format':
      return explained(field, value, locale) ?? say(`format.${String(error.params.format)}`);
    case 'type':
      return explained(field, value, locale) ?? say(typeMessage[String(error.params.type)] ?? 'type');
    default:
      return say('type');
  }
}

const typeMessage: Readonly<Record<string, string>> = {
  number: 'number',
  integer: 'integer',
  'number,null': 'number',
  'integer,null': 'integer',
  boolean: 'boolean',
  'boolean,null': 'boolean',
  string: 'text',
  'string,null': 'text',
  array: 'list',
  'array,null': 'list',
};

/** A required value that is absent, null or blank is missing, whichever keyword noticed first. */
const isMissing = (error: ValidationError, value: unknown): boolean =>
  error.keyword === 'required' ||
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '');

/** A type explains texts and numbers; of a structure there is nothing to say, and its `toString` may be anything. */
function explained(field: Field, value: unknown, locale: Locale): string | null {
  if (typeof value === 'object') return null;
  const definition = definitions[field.type];
  // A number that is refused for its digits is told so, and not that it has too many decimals.
  const typed =
    typeof value === 'number' && definition?.formatOf === 'number'
      ? formatDecimal(String(value), locale)
      : value;
  const reason = typeof typed === 'string' ? definition?.explain?.(typed, locale) : null;
  const key = `documents.${reason?.code}`;
  return reason && hasText(locale, key)
    ? text(locale, key, { label: field.label[locale], ...reason.params })
    : null;
}

/** The field's label; inside rows with the row's number, since a table repeats its labels. */
function labelOf(field: Field | undefined, path: readonly string[], locale: Locale): string {
  if (!field) return path.join('.');
  const row = path.length > 1 ? path.find((part) => /^\d+$/.test(part)) : undefined;
  return row === undefined
    ? field.label[locale]
    : `${field.label[locale]} (${text(locale, 'validation.row', { row: Number(row) + 1 })})`;
}

function pathOf(error: ValidationError): string[] {
  const parts = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named = error.params.missingProperty ?? error.params.additionalProperty;
  return typeof named === 'string' ? [...parts, named] : parts;
}

function fieldAt(fields: readonly Field[], path: readonly string[]): Field | undefined {
  const [name, index, ...rest] = path;
  const field = fields.find((candidate) => candidate.name === name);
  if (!field || index === undefined || field.type !== 'lines' || rest.length === 0) return field;
  return fieldAt(field.fields, rest);
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  let value = data;
  for (const part of path)
    value =
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[part] : undefined;
  return value;
}
