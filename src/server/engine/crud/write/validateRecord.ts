import { isDateTime } from '../../../../domain/dates.ts';
import { instantOf } from '../../../../domain/localInstant.ts';
import type { Shape } from '../../../../metadata/entity.ts';
import { judge } from '../../../../metadata/judge.ts';
import type { ValidationError, Validator } from '../../../../metadata/validation.ts';
import type { Row } from '../../../kit/database/database.ts';
import { Failures } from '../../../kit/http/failures.ts';
import type { Actor } from '../../actors/actor.ts';
import type { EntityModel } from '../models.ts';
import { checkStorable } from './checkBody.ts';

/**
 * Judges a whole writable record.
 * @throws Failures as `validateShape` says; AppError 'text-not-storable' for a text that no type looked into
 */
export function validateRecord(record: Row, { entity, validate }: EntityModel, actor: Actor): void {
  validateShape(record, entity, validate, actor);
  checkStorable(record);
}

/**
 * Judges a record or an action's parameters by the very function the form asks.
 * @throws Failures 400 when a value is of the wrong kind altogether, 422 when it breaks a rule
 */
export function validateShape(record: Row, shape: Shape, validate: Validator, actor: Actor): void {
  const { problems, errors } = judge(shape, validate, inOneZone(record, shape, actor), actor.locale);
  if (problems.length === 0) return;
  throw new Failures(
    errors.some((error) => isConfused(error, record)) ? 400 : 422,
    problems.map(({ field, code, text }) => ({
      Texto: text,
      ...(field ? { Campo: field } : {}),
      Codigo: code,
    })),
  );
}

/** Stored instants are in UTC and typed ones in local time; a rule between them compares what is written alike. */
function inOneZone(record: Row, { fields }: Shape, { timeZone }: Actor): Row {
  const instants = fields.flatMap(({ name, type }) => {
    const value = record[name];
    const isInstant = type === 'dateTime' && typeof value === 'string' && isDateTime(value);
    return isInstant ? [[name, instantOf(value, timeZone).toISOString()] as const] : [];
  });
  return { ...record, ...Object.fromEntries(instants) };
}

/** A list where a text belongs is a mistake of the program that asks, an empty required field one of a person. */
function isConfused({ keyword, instancePath }: ValidationError, record: Row): boolean {
  if (keyword === 'additionalProperties') return true;
  return keyword === 'type' && valueAt(record, instancePath) !== null;
}

function valueAt(record: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => (value as Row | null | undefined)?.[part] ?? null, record);
}
