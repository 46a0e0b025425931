import { isLocalDate } from '../../../../domain/dates.ts';
import { AppError } from '../../../../domain/errors.ts';
import { momentOf } from '../../../../domain/localInstant.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Field, Operator } from '../../../../field-types/types.ts';
import type { Actor } from '../../actors/actor.ts';
import { halfOf } from '../models.ts';

/**
 * A value of a filter in the form of its column.
 * @param value as it came in JSON: `entre` a pair with null for an open end, `vazio` true or false; a day where a field
 * holds instants is the whole of it
 * @throws AppError 'query-invalid' (400) naming the field when it is no value of that field
 */
export function filterValue(value: unknown, field: Field, operator: Operator, actor: Actor): unknown {
  if (operator === 'vazio')
    return value === undefined || value === null ? true : oneOf(value, [true, false], field);
  if (operator === 'contem' || operator === 'comeca') return searched(value, field);
  if (operator === 'entre')
    return pair(value, field).map((end, index) =>
      end === null ? null : exact(end, field, actor, index === 0 ? 'first' : 'last'),
    );
  return exact(value, field, actor, operator === 'maior' || operator === 'menorIgual' ? 'last' : 'first');
}

/** The same for `Campo=valor` in the address, where everything is text. */
export function filterText(text: string, field: Field, actor: Actor): unknown {
  return exact(fromText(text, field), field, actor);
}

function fromText(text: string, field: Field): unknown {
  const kind = kindOf(field);
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (kind === 'string') return text;
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
}

/** JSON type of a single value; of a list its items'. */
function kindOf(field: Field): string {
  const schema = definitions[field.type]?.jsonSchema(field) ?? {};
  const items = schema.items as { readonly type?: string } | undefined;
  return String(items?.type ?? schema.type);
}

/** @param moment of a day, where one stands for an instant */
function exact(value: unknown, field: Field, actor: Actor, moment: 'first' | 'last' = 'first'): unknown {
  if (field.type === 'dateTime' && typeof value === 'string' && isLocalDate(value))
    return momentOf(value, moment, actor.timeZone);
  const kind = kindOf(field);
  const bare = typeof value === 'string' ? (halfOf(field).asked?.(value) ?? value) : value;
  if (!isOfKind(bare, kind) || !isPossible(bare, field)) throw invalid(field);
  if (field.type === 'referenceMany') return bare;
  return halfOf(field).toColumn(bare, field, { timeZone: actor.timeZone });
}

const isOfKind = (value: unknown, kind: string): boolean =>
  kind === 'integer'
    ? Number.isSafeInteger(value)
    : kind === 'number'
      ? Number.isFinite(value)
      : typeof value === kind;

/** Formats are judged; bounds and lengths are not, since asking beyond them finds nothing and harms nobody. */
function isPossible(value: unknown, field: Field): boolean {
  if (typeof value === 'string' && !isText(value)) return false;
  const definition = definitions[field.type];
  const codes = definition?.jsonSchema(field).enum;
  if (Array.isArray(codes) && !codes.includes(value)) return false;
  return definition?.isValid?.(value) ?? true;
}

const isText = (value: string) => value.length <= 500 && !value.includes('\u0000') && value.isWellFormed();

function searched(value: unknown, field: Field): string {
  if (typeof value !== 'string' || value.trim() === '' || !isText(value)) throw invalid(field);
  return halfOf(field).asked?.(value) ?? value;
}

function pair(value: unknown, field: Field): readonly unknown[] {
  if (!Array.isArray(value) || value.length !== 2 || value.every((end) => end === null)) throw invalid(field);
  return value;
}

function oneOf(value: unknown, allowed: readonly unknown[], field: Field): unknown {
  if (!allowed.includes(value)) throw invalid(field);
  return value;
}

const invalid = ({ name }: Field) => new AppError('query-invalid', { name }, { field: name });
