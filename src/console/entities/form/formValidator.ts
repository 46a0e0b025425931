import {
  ErrorSchemaBuilder,
  type RJSFSchema,
  type RJSFValidationError,
  toErrorList,
  type ValidatorType,
} from '@rjsf/utils';
import type { Locale } from '../../../domain/locale.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { explainErrors } from '../../../metadata/messages.ts';
import type { Validator } from '../../../metadata/validation.ts';

/**
 * The entity's precompiled validator as rjsf wants to ask it: the very rules the server applies, in the same
 * sentences. rjsf never validates a part of the schema here: conditions are already in the compiled function.
 */
export function formValidator(
  entity: Entity,
  validate: Validator,
  locale: () => Locale,
): ValidatorType<unknown, RJSFSchema> {
  return {
    validateFormData: (data) => {
      const problems = validate(data)
        ? []
        : explainErrors(entity.fields, data, validate.errors ?? [], locale());
      const tree = new ErrorSchemaBuilder();
      for (const { field, text } of problems) tree.addErrors(text, field === '' ? [] : toPath(field));
      const errors = problems.map(
        ({ field, code, text }): RJSFValidationError => ({
          name: code,
          property: `.${field}`,
          message: text,
          stack: text,
        }),
      );
      return { errors, errorSchema: tree.ErrorSchema };
    },
    toErrorList,
    isValid: () => true,
    rawValidation: (_schema, data) => ({
      errors: validate(data) ? [] : ([...(validate.errors ?? [])] as never),
    }),
  } as ValidatorType<unknown, RJSFSchema>;
}

/** `Alcada.0.ValorMaximo` as the steps rjsf takes. */
export const toPath = (path: string): (string | number)[] =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
