import type { Shape } from '../../../../metadata/entity.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import type { FormData } from '../form/formModel.ts';

/** What is left to ask of an action's parameters. */
export function withoutGiven(shape: Shape, given: FormData): Shape {
  const properties = (shape.jsonSchema.properties ?? {}) as Readonly<Record<string, unknown>>;
  const left = Object.entries(properties).filter(([name]) => !(name in given));
  return {
    ...shape,
    fields: shape.fields.filter(({ name }) => !(name in given)),
    jsonSchema: { ...shape.jsonSchema, properties: Object.fromEntries(left) },
  };
}

/** Judges what was typed together with what was given; null while the validator is being fetched. */
export function validatorGiven(validate: Validator | null, given: FormData): Validator | null {
  if (!validate) return null;
  const whole: Validator = (data) => {
    const isValid = validate({ ...given, ...(data as FormData) });
    whole.errors = validate.errors ?? null;
    return isValid;
  };
  return whole;
}
