import type { Entity } from '../../../src/metadata/entity.ts';
import { isSortable } from '../../../src/metadata/sortable.ts';
import { unknownField } from './layoutProblems.ts';
import type { Note } from './problem.ts';

/** Times and number of a record can be sorted by though no schema declares them. */
export const systemSorts = ['CriadoEm', 'AlteradoEm', 'Identificador'];

/** Lists begin in an order that their records have. */
export function judgeSort(entity: Entity, note: Note): void {
  const sort = entity.fields.find(({ name }) => name === entity.sort.field);
  if (sort && !isSortable(entity, sort))
    note('/x-entity/sort/field', `values of type ${sort.type} have no order: sort by another field.`);
  if (!sort && !systemSorts.includes(entity.sort.field))
    note(
      '/x-entity/sort/field',
      unknownField(entity.sort.field, [...entity.fields, ...systemSorts.map((name) => ({ name }))]),
    );
}
