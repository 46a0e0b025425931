import equal from 'fast-deep-equal';
import type { Entity } from '../../../metadata/entity.ts';
import { type FormData, formFields } from './formModel.ts';

/** Names of the fields whose values differ; absent, null and blank are the same. */
export function changedFields(entity: Entity, data: FormData, original: FormData): readonly string[] {
  return formFields(entity)
    .map(({ name }) => name)
    .filter((name) => !equal(bare(data[name]), bare(original[name])));
}

const bare = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
