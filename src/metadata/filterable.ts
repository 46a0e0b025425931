import type { Field } from '../field-types/types.ts';
import type { Entity } from './entity.ts';

/**
 * Whether a list may be filtered by a field. A view is asked only for what its schema offers as a filter: an index
 * answers there, and the other columns may be raw, shown to nobody before rules of the server have covered them.
 */
export const isFilterable = ({ storage }: Pick<Entity, 'storage'>, { filter, computed }: Field): boolean =>
  computed !== true && (storage !== 'view' || filter);
