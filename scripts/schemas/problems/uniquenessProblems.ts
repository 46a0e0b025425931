import type { Entity } from '../../../src/metadata/entity.ts';
import { isComparable } from './fieldProblems.ts';
import { unknownField } from './layoutProblems.ts';
import type { Note } from './problem.ts';

/** Values that no two records may have together are values of fields, each told once. */
export function judgeUniqueTogether(entity: Entity, note: Note): void {
  const combinations = entity.uniqueTogether.slice(entity.fields.filter(({ unique }) => unique).length);
  combinations.forEach((fields, index) => {
    fields.forEach((name, place) => {
      const at = `/x-entity/uniqueTogether/${index}/${place}`;
      const field = entity.fields.find((candidate) => candidate.name === name);
      if (fields.indexOf(name) < place) note(at, `${name} stands there already: take it away.`);
      else if (!field) note(at, unknownField(name, entity.fields));
      else if (!isComparable(field))
        note(at, `values of type ${field.type} cannot be compared for being the same.`);
    });
  });
}
