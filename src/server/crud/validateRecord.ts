import { explainErrors } from '../../metadata/messages.ts';
import type { ValidationError } from '../../metadata/validation.ts';
import type { Actor } from '../actor.ts';
import type { Row } from '../database/database.ts';
import { Failures } from '../http/failures.ts';
import type { EntityModel } from './models.ts';

/**
 * Judges a whole writable record by the same precompiled validator as the form.
 * @throws Failures 400 when a value is of the wrong kind altogether, 422 when it breaks a rule
 */
export function validateRecord(record: Row, { entity, validate }: EntityModel, actor: Actor): void {
  if (validate(record)) return;
  const errors = validate.errors ?? [];
  const problems = explainErrors(entity.fields, record, errors, actor.locale);
  throw new Failures(
    errors.some((error) => isConfused(error, record)) ? 400 : 422,
    problems.map(({ field, code, text }) => ({
      Texto: text,
      ...(field ? { Campo: field } : {}),
      Codigo: code,
    })),
  );
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
