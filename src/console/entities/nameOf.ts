import type { Entity } from '../../metadata/entity.ts';

/** What a record is called by; its number while it has no name, as a matrícula that is still being read. */
export function nameOf(entity: Entity, record: Readonly<Record<string, unknown>>): string {
  const name = record[entity.representation];
  return typeof name === 'string' && name.trim() !== '' ? name : `${record.Identificador ?? ''}`;
}
