import { useMemo } from 'react';
import type { Entity } from '../../../../metadata/entity.ts';
import { keepPreference, preference, usePreference } from '../../data/preferences.ts';
import { type ListPreference, listKey, readListPreference } from './listPreference.ts';

/** What the person keeps of this list, and the way to change a part of it. */
export function useListPreference(entity: Entity) {
  const key = listKey(entity);
  const value = usePreference(key);
  const kept = useMemo(() => readListPreference(value), [value]);
  /** The same at the moment of asking, for what happens later than it was drawn. */
  const readNow = () => readListPreference(preference(key));
  const keep = (change: Partial<ListPreference>) => keepPreference(key, { ...readNow(), ...change });
  return { kept, keep, readNow };
}
