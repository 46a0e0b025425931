import { AppError, type ErrorCode } from '../../../../domain/errors.ts';
import { isStorable } from '../../../../domain/text/storable.ts';
import { text } from '../../../../metadata/texts.ts';
import type { Row } from '../../../kit/database/database.ts';
import { Failures } from '../../../kit/http/failures.ts';
import type { Actor } from '../../actors/actor.ts';
import { mayChange } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';

/**
 * The body of a write: an object of fields this person may write, and nothing else. Every name that does not
 * belong is told, so that nothing is dropped in silence.
 * @throws Failures 400 naming unknown and read-only fields; AppError 'permission-missing' for a field that
 * needs a code the actor lacks
 */
export function checkFields(
  body: Row,
  model: EntityModel,
  actor: Actor,
  operation: 'create' | 'update',
): Row {
  const problems = Object.keys(body).flatMap((name) => {
    const code = problemOf(name, model, operation);
    return code ? [{ name, code }] : [];
  });
  if (problems.length > 0) {
    throw new Failures(
      400,
      problems.map(({ name, code }) => ({
        Texto: text(actor.locale, `errors.${code}`, { name: labelOf(name, model, actor) }),
        Campo: name,
        Codigo: code,
      })),
    );
  }
  for (const name of Object.keys(body)) requireField(name, model, actor);
  return body;
}

/** @throws AppError 'body-invalid' when it is no plain object */
export function asObject(body: unknown): Row {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('body-invalid', {}, { text: 'api.wanted.body' });
  return body as Row;
}

/** What is left of a body after its known members: nothing may be. @throws Failures 400 naming each of them */
export function refuseOthers(rest: Row, { locale }: Actor): void {
  const names = Object.keys(rest);
  if (names.length === 0) return;
  throw new Failures(
    400,
    names.map((name) => ({
      Texto: text(locale, 'errors.field-unknown', { name }),
      Campo: name,
      Codigo: 'field-unknown',
    })),
  );
}

/** The version a change was made on. @throws AppError 'version-required' (428), 'query-invalid' (400) */
export function versionOf(value: unknown, name = 'Versao'): number {
  if (value === undefined || value === null || value === '') throw new AppError('version-required');
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 2_147_483_647)
    throw new AppError('query-invalid', { name }, { field: name });
  return value;
}

/** The same from an address, where everything is text. */
export const versionInAddress = (text: string | null): number =>
  versionOf(text !== null && /^\d{1,9}$/.test(text) ? Number(text) : text);

/** Texts PostgreSQL cannot keep as they are: a NUL, half of a surrogate pair. */
export function checkStorable(value: unknown, path = ''): void {
  if (typeof value === 'string' && !isStorable(value))
    throw new AppError('text-not-storable', {}, { field: path });
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) checkStorable(inner, path ? `${path}.${name}` : name);
}

function problemOf(name: string, model: EntityModel, operation: 'create' | 'update'): ErrorCode | null {
  const field = model.fields.get(name);
  if (!field) return model.queryFields.has(name) ? 'field-read-only' : 'field-unknown';
  if (field.readOnly === 'always' || name === model.entity.states?.field) return 'field-read-only';
  return field.readOnly === 'after-create' && operation === 'update' ? 'field-read-only' : null;
}

function requireField(name: string, model: EntityModel, actor: Actor): void {
  const field = model.fields.get(name);
  if (!field || mayChange(actor, field)) return;
  const code =
    [field.seeCode, field.changeCode].find((needed) => needed !== null && !actor.codes.has(needed)) ?? '';
  throw new AppError('permission-missing', { code }, { field: name });
}

const labelOf = (name: string, model: EntityModel, actor: Actor) =>
  model.fields.get(name)?.label[actor.locale] ?? name;
