import { expect, test } from 'vitest';
import { type PendingCorrection, withCorrection } from './pendingCorrections.ts';

const change = (value: unknown, from: unknown, field = 'value'): PendingCorrection => ({
  type: 'change',
  act: 'R-1',
  field,
  value,
  from,
  reason: 'x',
});

test('a second correction of a value takes the place of the first and remembers what was read', () => {
  const once = withCorrection([], change('20', '10'));
  expect(withCorrection(once, change('30', '20'))).toEqual([change('30', '10')]);
});

test('corrections of other values stay as they are', () => {
  const pending = withCorrection(withCorrection([], change('20', '10')), change('BANCO', null, 'creditor'));
  expect(pending).toHaveLength(2);
});
