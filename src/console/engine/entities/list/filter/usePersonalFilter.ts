import { useStore } from 'react-admin';
import type { Entity } from '../../../../../metadata/entity.ts';
import { fieldsAsked, type ListFilter } from '../../../data/filters.ts';

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

/** Whether a part of a filter must stay out of the address: a field's condition, free text, a group that asks of such a field. */
function isPersonal(entity: Entity, part: string, filter: ListFilter): boolean {
  if (part === 'q') return entity.fields.some(({ personal, search }) => personal && search);
  const asked = part === 'grupo' ? fieldsAsked({ grupo: filter.grupo }) : [part];
  return entity.fields.some(({ name, personal }) => personal && asked.includes(name));
}

/** Splits a filter into what may stand in the address and what may not. */
export function splitFilter(entity: Entity, filter: ListFilter): { open: ListFilter; personal: ListFilter } {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const part = (personal: boolean) =>
    Object.fromEntries(entries.filter(([name]) => isPersonal(entity, name, filter) === personal));
  return { open: part(false), personal: part(true) };
}
