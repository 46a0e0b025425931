import { describe, expect, test } from 'vitest';
import { type ListPreference, type View, withViewBack } from './listPreference.ts';

const view = (id: string): View => ({
  id,
  name: id,
  filter: {},
  sort: { field: 'Nome', order: 'ASC' },
  columns: [],
  perPage: 25,
});
const list = (ids: readonly string[], defaultView: string | null = null): ListPreference => ({
  columns: null,
  perPage: null,
  views: ids.map(view),
  defaultView,
});

describe('a deleted view that comes back', () => {
  test('stands where it stood, and is the one the list opens with', () => {
    const before = list(['a', 'b', 'c'], 'b');
    expect(withViewBack(list(['a', 'c']), before, 'b')).toEqual(before);
  });

  test('leaves alone what was added, deleted and chosen since', () => {
    const back = withViewBack(list(['c', 'd'], 'd'), list(['a', 'b', 'c'], 'b'), 'b');
    expect(back).toEqual(list(['c', 'b', 'd'], 'd'));
  });

  test('comes back once', () => {
    expect(withViewBack(list(['a']), list(['a']), 'a')).toEqual(list(['a']));
  });
});
