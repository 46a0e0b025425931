import { describe, expect, test } from 'vitest';
import { absenceOf, acceptance, companionsOf, nextDoubt } from './doubts.ts';
import type { Fact } from './facts.ts';

const doubt = (id: string, act: string | null, number: number | null): Fact => ({
  id,
  act,
  code: act,
  field: id,
  kind: 'text',
  label: id,
  value: 'x',
  currency: null,
  evidence: null,
  doubtful: number !== null,
  doubt: number,
  corrected: null,
});

const [value, currency, creditor, sure, other] = [
  doubt('value', 'R-1', 1),
  doubt('currency', 'R-1', 1),
  doubt('creditor', 'R-1', 2),
  doubt('date', 'R-1', null),
  doubt('event', 'R-2', 3),
] as const;
const facts = [value, currency, creditor, sure, other];

describe('doubts that go together', () => {
  test('are those of the same words, and those of the same act apart from them', () => {
    expect(companionsOf(value, facts)).toEqual({ sameWords: [currency], sameAct: [creditor] });
  });

  test('of the opening are asked one by one', () => {
    const [first, second] = [doubt('number', null, 1), doubt('district', null, 2)];
    expect(companionsOf(first, [first, second])).toEqual({ sameWords: [], sameAct: [] });
  });

  test('are confirmed as read, and rejected as absent; what was not read cannot be absent', () => {
    expect(acceptance(value)).toMatchObject({
      type: 'change',
      act: 'R-1',
      field: 'value',
      value: 'x',
      from: 'x',
    });
    expect(absenceOf(value)).toMatchObject({ field: 'value', value: null, from: 'x' });
    expect(absenceOf({ ...value, value: null })).toBeNull();
  });
});

describe('the next doubt', () => {
  const doubts = [value, creditor, other];

  test.each([
    ['the first while none was asked', null, [], 'value'],
    ['the one after', 'value', [], 'creditor'],
    ['the first again after the last', 'event', [], 'value'],
    ['not one that was answered together', 'value', [creditor], 'event'],
    ['the first for a value that is no doubt', 'date', [], 'value'],
  ] as const)('is %s', (_case, after, settled, id) => {
    expect(nextDoubt(doubts, after, settled)?.id).toBe(id);
  });

  test('is none when all are answered', () => {
    expect(nextDoubt([value], 'value')).toBeNull();
    expect(nextDoubt([], null)).toBeNull();
  });
});
