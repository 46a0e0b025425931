import { definitions } from '../../../field-types/generated/definitions.ts';
import type { Field, Operator } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';

export const filterable = (entity: Entity): readonly Field[] => entity.fields.filter(({ filter }) => filter);

/** What may be asked of a field, in the order its type lists it; "empty" only where a value may be absent. */
export function operatorsOf(field: Field): readonly Operator[] {
  const all = definitions[field.type]?.filters ?? [];
  return all.filter((operator) => operator !== 'vazio' || !field.required);
}

/** Types whose equality takes several values: any of them. */
export const takesMany = (field: Field, operator: Operator) =>
  operator === 'igual' &&
  (field.type === 'enum' || field.type === 'reference' || field.type === 'referenceMany');
