import type { Entity } from '../../../src/metadata/entity.ts';
import { unknownField } from './layoutProblems.ts';
import type { Note } from './problem.ts';
import { judgeReferrer } from './referrerProblems.ts';
import type { Surroundings } from './surroundings.ts';

/** Records belong to people and branches by references to these. */
export function judgeOwnership(entity: Entity, around: Surroundings, note: Note): void {
  for (const [key, target] of Object.entries(owners)) {
    const name = entity.ownership[key as keyof typeof owners];
    if (name === null) continue;
    const field = entity.fields.find((candidate) => candidate.name === name);
    const at = `/x-entity/ownership/${key}`;
    if (!field) note(at, unknownField(name, entity.fields));
    else if (field.type !== 'reference' || (target !== null && field.entity !== target))
      note(at, `${name} is no reference to ${target ?? 'another entity'}: name one that is.`);
  }
  const other = entity.ownership.visibleThrough;
  if (other) judgeReferrer(entity, other, '/x-entity/ownership/visibleThrough/field', around, note);
}

/** What each key of `ownership` must refer to; null = any entity. */
const owners = {
  analyst: 'analista',
  officer: 'officer',
  person: 'usuario',
  branch: 'filial',
  through: null,
} as const;
