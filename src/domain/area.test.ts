import { expect, test } from 'vitest';
import { convertArea, usualAlqueire } from './area.ts';

test.each([
  ['20', 'alqueire-paulista', 'ha', '48.4'],
  ['10', 'alqueire-mineiro', 'ha', '48.4'],
  ['1', 'alqueire-baiano', 'ha', '9.68'],
  ['1', 'alqueire-do-norte', 'ha', '2.7225'],
  ['40', 'litro', 'ha', '2.42'],
  ['250', 'm2', 'ha', '0.025'],
  ['48.1032', 'ha', 'm2', '481032'],
  ['48', 'a', 'm2', '4800'],
] as const)('%s %s is %s in the other unit', (value, unit, into, expected) => {
  expect(convertArea({ value, unit }, into)).toEqual({ value: expected, unit: into });
});

test('the usual alqueire is offered only where a state has one', () => {
  expect(usualAlqueire('PR')).toBe('alqueire-paulista');
  expect(usualAlqueire('MG')).toBe('alqueire-mineiro');
  expect(usualAlqueire('MS')).toBeNull();
});
