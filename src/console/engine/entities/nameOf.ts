import type { Locale } from '../../../domain/locale.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { enumLabel } from '../../../metadata/enums.ts';

/**
 * What a record is called by: a matrícula that is still being read by its file, others without a name by number.
 * One that is called by a code of an enumeration goes by its label.
 */
export function nameOf(entity: Entity, record: Readonly<Record<string, unknown>>, locale: Locale): string {
  for (const name of [entity.representation, entity.representationFallback ?? '']) {
    const value = record[name];
    if (typeof value !== 'string' || value.trim() === '') continue;
    const list = entity.fields.find((field) => field.name === name)?.enum ?? null;
    return list === null ? value : enumLabel(locale)(list, value);
  }
  return `${record.Identificador ?? ''}`;
}
