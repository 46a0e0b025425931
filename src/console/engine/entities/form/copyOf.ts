import type { Entity } from '../../../../metadata/entity.ts';
import { type FormData, toFormData } from './formModel.ts';

/** What a copy of a record begins with: everything but what only one record may have, and its files. */
export function copyOf(entity: Entity, record: FormData, timeZone: string): FormData {
  const alone = new Set(entity.uniqueTogether.flatMap((names) => (names.length === 1 ? names : [])));
  const data = toFormData(entity, record, timeZone);
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name]) => !alone.has(name) && entity.fields.find((field) => field.name === name)?.type !== 'file',
    ),
  );
}
