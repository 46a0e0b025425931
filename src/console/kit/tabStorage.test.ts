import { afterEach, expect, test, vi } from 'vitest';
import { tabStorage } from './tabStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  tabStorage.remove('x');
});

test('keeps in the tab, under the key alone', () => {
  tabStorage.set('x', '1');
  expect(sessionStorage.getItem('x')).toBe('1');
  expect(tabStorage.get('x')).toBe('1');
  expect(tabStorage.isFleeting()).toBe(false);
  tabStorage.remove('x');
  expect(tabStorage.get('x')).toBeNull();
});

test('keeps in memory what the browser has no room for, and never an older value', () => {
  tabStorage.set('x', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tabStorage.set('x', 'new');
  expect(tabStorage.get('x')).toBe('new');
  expect(tabStorage.isFleeting()).toBe(true);
});

test('works where the browser refuses storage altogether', () => {
  vi.stubGlobal('sessionStorage', undefined);
  tabStorage.set('x', '1');
  expect(tabStorage.get('x')).toBe('1');
  tabStorage.remove('x');
  expect(tabStorage.get('x')).toBeNull();
  expect(tabStorage.isFleeting()).toBe(true);
});
