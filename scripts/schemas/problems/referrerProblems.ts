import type { Entity } from '../../../src/metadata/entity.ts';
import { instead } from './nearest.ts';
import type { Note } from './problem.ts';
import type { Surroundings } from './surroundings.ts';

/** The named field of another entity refers to this one. */
export function judgeReferrer(
  entity: Entity,
  named: { readonly entity: string; readonly field: string },
  at: string,
  around: Surroundings,
  note: Note,
): void {
  const other = around.entities.find(({ name }) => name === named.entity);
  if (!other) return;
  const referring = other.fields.filter((field) => field.entity === entity.name);
  if (referring.some(({ name }) => name === named.field)) return;
  note(
    at,
    `${other.name} has no field ${named.field} that refers to ${entity.name}: ${instead(
      named.field,
      referring.map(({ name }) => name),
    )}`,
  );
}
