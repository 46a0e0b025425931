import { useStore } from 'react-admin';
import type { Entity } from '../../../metadata/entity.ts';
import type { ListFilter } from '../../data/filters.ts';

export interface PersonalFilter {
  readonly filter: ListFilter;
  readonly setFilter: (filter: ListFilter) => void;
}

/**
 * Conditions on personal data, and free text that may hold some, stay out of the address: they live in memory
 * as long as the tab does, so that going back finds them.
 */
export function usePersonalFilter(entity: Entity): PersonalFilter {
  const [filter, setFilter] = useStore<ListFilter>(`${entity.name}.personalFilter`, none);
  return { filter, setFilter };
}

const none: ListFilter = {};

/** Whether a condition on `field` (`q`: free text) must stay out of the address. */
function isPersonal(entity: Entity, field: string): boolean {
  return entity.fields.some(
    ({ name, personal, search }) => personal && (field === 'q' ? search : name === field),
  );
}

/** Splits a filter into what may stand in the address and what may not. */
export function splitFilter(entity: Entity, filter: ListFilter): { open: ListFilter; personal: ListFilter } {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const part = (personal: boolean) =>
    Object.fromEntries(entries.filter(([name]) => isPersonal(entity, name) === personal));
  return { open: part(false), personal: part(true) };
}
