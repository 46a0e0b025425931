import { ErrorSchemaBuilder, type RJSFValidationError } from '@rjsf/utils';
import type { Shape } from '../../../../metadata/entity.ts';
import { ApiError } from '../../client/apiError.ts';
import { toPath } from './formValidator.ts';

export interface Problem {
  /** Dotted path of the field; empty when it is about the whole record. */
  readonly path: string;
  readonly text: string;
}

/** What the form's own validation found, each once. */
export function formProblems(errors: readonly RJSFValidationError[]): readonly Problem[] {
  const found = errors.map(({ property = '', message, stack }) => ({
    path: property.replace(/^\./, ''),
    text: message ?? stack,
  }));
  return found.filter(
    ({ path, text }, at) => found.findIndex((other) => other.path === path && other.text === text) === at,
  );
}

/**
 * What the server refused. Errors of fields the form does not show are about the record.
 * @throws what is no answer of the server
 */
export function serverProblems(error: unknown, shape: Shape): readonly Problem[] {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors.length === 0) return [{ path: '', text: error.message }];
  return error.errors.map(({ Campo = '', Texto }) => ({
    path: shape.fields.some(({ name }) => name === Campo.split('.')[0]) ? Campo : '',
    text: Texto,
  }));
}

/** The same as rjsf hands them to its fields. */
export function toErrorTree(problems: readonly Problem[]) {
  const tree = new ErrorSchemaBuilder();
  for (const { path, text } of problems) if (path !== '') tree.addErrors(text, toPath(path));
  return tree.ErrorSchema;
}

/** Problems of any of the fields named. */
export const problemsOfFields = (
  problems: readonly Problem[],
  fields: readonly { readonly name: string }[],
) => problems.filter(({ path }) => fields.some(({ name }) => name === path.split('.')[0]));
