import { definitions } from '../../../src/field-types/generated/definitions.ts';
import type { Entity, EntityView } from '../../../src/metadata/entity.ts';
import { isFilterable } from '../../../src/metadata/filterable.ts';
import { isSortable } from '../../../src/metadata/sortable.ts';
import { unknownField } from './layoutProblems.ts';
import type { Note } from './problem.ts';
import { systemSorts } from './sortProblems.ts';

/** What a view asks must be what its list can be asked. */
export function judgeView(entity: Entity, { filter, sort }: EntityView, at: string, note: Note): void {
  for (const [name, { operator }] of Object.entries(filter)) {
    const field = entity.fields.find((candidate) => candidate.name === name);
    if (!field) note(`${at}/filter/${name}`, unknownField(name, entity.fields));
    else if (!isFilterable(entity, field) || !definitions[field.type]?.filters.includes(operator))
      note(`${at}/filter/${name}/operator`, `${name} cannot be asked for by "${operator}".`);
    else if (field.personal)
      note(`${at}/filter/${name}`, `${name} is personal and never stands in an address: ask another field.`);
  }
  const sorted = entity.fields.find(({ name }) => name === sort?.field);
  if (sort && !sorted && !systemSorts.includes(sort.field))
    note(`${at}/sort/field`, unknownField(sort.field, entity.fields));
  else if (sorted && !isSortable(entity, sorted))
    note(`${at}/sort/field`, `values of type ${sorted.type} have no order: sort by another field.`);
}
