import type { Entity } from '../../metadata/entity.ts';

/** What a record is called by: a matrícula that is still being read by its file, others without a name by number. */
export function nameOf(entity: Entity, record: Readonly<Record<string, unknown>>): string {
  const names = [entity.representation, entity.representationFallback ?? ''].map((field) => record[field]);
  const name = names.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? name : `${record.Identificador ?? ''}`;
}
