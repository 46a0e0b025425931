import { expect, test } from 'vitest';
import { showFeedback } from './showFeedback.ts';
import { hoursBetween, reopensUntil } from './times.ts';

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20T10:59:59Z', 0],
  ['2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z', 1],
  ['2026-11-20T10:00:00Z', '2026-11-22T09:59:59Z', 47],
  ['2026-11-20T10:00:00.500Z', '2026-11-20T10:00:00Z', 0],
])('from %s to %s are %i whole hours', (from, to, hours) => {
  expect(hoursBetween(from, to)).toBe(hours);
});

test('reopening ends seven days after the resolution, to the second', () => {
  expect(reopensUntil('2026-02-25T10:00:00.000Z')).toBe('2026-03-04T10:00:00.000Z');
});

test('only what is pending has a pending time, from its reopening where it was reopened', () => {
  const now = new Date('2026-11-20T12:30:00Z');
  const record = { DataRegistro: '2026-11-01T00:00:00Z', PendenteDesde: '2026-11-20T10:00:00Z' };
  expect(showFeedback({ ...record, Situacao: 'pendente' }, now).TempoPendente).toBe(2);
  expect(showFeedback({ ...record, Situacao: 'resolvida' }, now).TempoPendente).toBeNull();
});
