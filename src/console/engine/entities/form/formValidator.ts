import {
  ErrorSchemaBuilder,
  type RJSFSchema,
  type RJSFValidationError,
  toErrorList,
  type ValidatorType,
} from '@rjsf/utils';
import type { Locale } from '../../../../domain/locale.ts';
import type { Shape } from '../../../../metadata/entity.ts';
import { judge } from '../../../../metadata/judge.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import { type FormData, withoutUnasked } from './formModel.ts';

/**
 * The shape's rules as rjsf wants to ask them: the very ones the server applies, in the same sentences. rjsf never
 * validates a part of the schema here: conditions are already in the compiled function.
 */
export function formValidator(
  shape: Shape,
  validate: Validator,
  locale: () => Locale,
): ValidatorType<unknown, RJSFSchema> {
  return {
    validateFormData: (data) => {
      const { problems } = judge(shape, validate, withoutUnasked(shape, (data ?? {}) as FormData), locale());
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
