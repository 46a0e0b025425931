import type { Locale } from '../domain/locale.ts';
import { definitions } from '../field-types/generated/definitions.ts';
import type { Entity } from './entity.ts';
import { enumLabel } from './enums.ts';

/**
 * What a record is called by: a matrícula that is still being read by its file, others without a name by number.
 * The name is written as the type of its field writes it.
 */
export function nameOf(entity: Entity, record: Readonly<Record<string, unknown>>, locale: Locale): string {
  for (const name of [entity.representation, entity.representationFallback ?? '']) {
    const value = record[name];
    if (typeof value !== 'string' || value.trim() === '') continue;
    const field = entity.fields.find((one) => one.name === name);
    return field
      ? (definitions[field.type]?.text(value, field, { locale, enumLabel: enumLabel(locale) }) ?? value)
      : value;
  }
  return `${record.Identificador ?? ''}`;
}
