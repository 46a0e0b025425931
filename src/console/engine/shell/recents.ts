import { place } from '../client/place.ts';
import { keepPreference, preference } from '../data/preferences.ts';
import { recordAt } from '../entities/addresses.ts';

/** Recent lines shown before anything is typed. */
export const mostRecentShown = 7;

/** What a person used last, newest first, by key: records as `cliente-12`, and whatever the palette offered. No names. */
export function readRecents(): readonly string[] {
  const kept = preference(recentKey);
  return Array.isArray(kept)
    ? kept.filter((key): key is string => typeof key === 'string').slice(0, most)
    : [];
}

export function noteRecent(key: string): void {
  const before = readRecents();
  if (before[0] !== key)
    keepPreference(recentKey, [key, ...before.filter((other) => other !== key)].slice(0, most));
}

/** Records that were open are found among the recent ones. */
export function followRecents(): () => void {
  return place.subscribe(() => {
    const record = recordAt(place.get().split('?')[0] ?? '');
    if (record) noteRecent(`${record.entity.name}-${record.id}`);
  });
}

const recentKey = 'recentes';
const most = 20;
