import { expect, test } from 'vitest';
import { defaultNotice, validityOn } from './notice.ts';

test.each([
  ['2026-11-30', 7, 'a_vencer'],
  ['2026-12-01', 7, 'vigente'],
  ['2026-11-23', 0, 'a_vencer'],
  ['2026-11-22', 7, 'vencida'],
  [null, 15, 'vigente'],
] as const)('due on %s with %i days of notice it is %s today', (due, notice, state) => {
  expect(validityOn(due, '2026-11-23', notice)).toBe(state);
});

test('notice is seven days of short terms and fifteen of others and of none', () => {
  expect([0, 30, 31, null, undefined].map(defaultNotice)).toEqual([7, 7, 15, 15, 15]);
});
