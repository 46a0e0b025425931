import type { Field } from '../field-types/types.ts';
import type { Entity } from './entity.ts';

/**
 * Whether a field names the record that its record is a part of: deleted by nobody on its own, such as the findings of
 * a registry record, or said to be one, such as the comments on it. A part never holds its whole back, and goes with it
 * for good.
 */
export const isPart = ({ ownership, calls }: Entity, { name }: Pick<Field, 'name'>): boolean =>
  (name === ownership.through && (ownership.part || !calls.includes('delete'))) ||
  name === ownership.alsoPartOf;
