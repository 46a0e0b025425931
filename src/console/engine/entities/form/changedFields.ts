import equal from 'fast-deep-equal';
import { isBlank } from '../../../../metadata/asked.ts';
import type { Shape } from '../../../../metadata/entity.ts';
import { type FormData, formFields } from './formModel.ts';

/** Names of the fields whose values differ; absent, null and blank are the same. */
export function changedFields(shape: Shape, data: FormData, original: FormData): readonly string[] {
  return formFields(shape)
    .map(({ name }) => name)
    .filter((name) => !equal(bare(data[name]), bare(original[name])));
}

const bare = (value: unknown) => (isBlank(value) ? null : value);
