import { blankField } from '../field-types/blankField.ts';
import { objectSchema } from '../field-types/rowSchema.ts';
import type { Field } from '../field-types/types.ts';
import type { Entity, Shape } from './entity.ts';
import { schemaId } from './schemaId.ts';

/**
 * Generated descriptions hold what their schemas say and no more: what a blank field has anyway, and the JSON Schema that
 * follows from the fields, are put back when they are read. A browser fetches them before anything else.
 */
export type Compact<S extends Shape> = Omit<S, 'fields' | 'jsonSchema'> & {
  readonly fields: readonly CompactField[];
};

export type CompactField = Pick<Field, 'name' | 'type' | 'label'> &
  Partial<Omit<Field, 'fields'>> & { readonly fields?: readonly CompactField[] };

export type CompactEntity = Omit<Compact<Entity>, 'actions'> & {
  readonly actions: readonly (Omit<Entity['actions'][number], 'parameters'> & {
    readonly parameters: Compact<Shape> | null;
  })[];
};

export const compactShape = <S extends Shape>({ jsonSchema, ...shape }: S): Compact<S> =>
  ({ ...shape, fields: compactFields(shape.fields) }) as Compact<S>;

export const compactFields = (fields: readonly Field[]): readonly CompactField[] => fields.map(compactField);

export const compactEntity = (entity: Entity): CompactEntity => ({
  ...compactShape(entity),
  actions: entity.actions.map(({ parameters, ...action }) => ({
    ...action,
    parameters: parameters && compactShape(parameters),
  })),
});

function compactField({ fields, ...field }: Field): CompactField {
  const said = Object.entries(field).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(blankField[key as keyof typeof blankField]),
  );
  return {
    ...Object.fromEntries(said),
    ...(fields.length > 0 ? { fields: fields.map(compactField) } : {}),
  } as CompactField;
}

export const restoreField = (field: CompactField): Field => ({
  ...blankField,
  ...field,
  fields: (field.fields ?? []).map(restoreField),
});

export function restoreShape<S extends Shape>(shape: Compact<S>): S {
  const fields = shape.fields.map(restoreField);
  return {
    ...shape,
    fields,
    jsonSchema: { $id: schemaId(shape.name), ...objectSchema(fields) },
  } as unknown as S;
}

export const restoreEntity = (entity: CompactEntity): Entity => ({
  ...restoreShape<Entity>(entity as Compact<Entity>),
  actions: entity.actions.map(({ parameters, ...action }) => ({
    ...action,
    parameters: parameters && restoreShape<Shape>(parameters),
  })),
});
