import { AppError } from '../../../../domain/errors.ts';
import type { Locale } from '../../../../domain/locale.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { failureOfSystem } from '../../../kit/database/failureCodes.ts';
import { objectName } from '../../database/schema/objectName.ts';

/** The parts of an error that both drivers give. */
interface SqlFailure {
  readonly code: string;
  readonly constraint?: string;
}

/**
 * What the database itself refused, in our words; anything else stays as it is and counts as unexpected.
 * @see PostgreSQL, appendix A: error codes
 */
export function explainDatabaseFailure(error: unknown, entity: Entity, locale: Locale): unknown {
  if (error instanceof AppError || !isSqlFailure(error)) return error;
  if (error.code === '23505') return valueTaken(error, entity, locale);
  if (error.code === '23503') return new AppError('reference-not-found', { label: '' }, { cause: error });
  if (error.code === '42501')
    return new AppError('record-not-found', { entity: entity.label[locale] }, { cause: error });
  return failureOfSystem(error) ?? error;
}

const isSqlFailure = (error: unknown): error is Error & SqlFailure =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.length === 5;

function valueTaken(error: Error & SqlFailure, entity: Entity, locale: Locale): AppError {
  const names =
    entity.uniqueTogether.find((fields) => objectName('ux', entity.table, fields) === error.constraint) ?? [];
  const labels = names.map(
    (name) => entity.fields.find((field) => field.name === name)?.label[locale] ?? name,
  );
  const [field] = names;
  return new AppError(
    'value-taken',
    { label: labels.join(' + ') },
    { cause: error, ...(field ? { field } : {}) },
  );
}
