import type { Field } from '../field-types/types.ts';
import type { Entity } from './entity.ts';

/** Values that have no order a person would know. */
const unsortable: ReadonlySet<string> = new Set(['lines', 'json', 'file', 'referenceMany']);

/**
 * Whether a list may be sorted by a field. A view grows without end and is sorted only as its schema sorts it,
 * where an index answers. What is computed for each answer stands in no table.
 */
export const isSortable = (
  entity: Pick<Entity, 'storage' | 'sort'>,
  { name, type, computed }: Field,
): boolean =>
  computed !== true && !unsortable.has(type) && (entity.storage !== 'view' || name === entity.sort.field);
