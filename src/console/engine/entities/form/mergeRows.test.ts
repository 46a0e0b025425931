import { describe, expect, test } from 'vitest';
import { mergeChoices, mergeRows } from './mergeRows.ts';

const row = (Nome: string, Cargo = '') => ({ Nome, Cargo });
const before = [row('Ana', 'gerente'), row('Bia', 'analista'), row('Caio', 'diretor')];
const without = (name: string) => before.filter(({ Nome }) => Nome !== name);
const changed = (name: string, more: object) =>
  before.map((each) => (each.Nome === name ? { ...each, ...more } : each));

describe('rows of two people', () => {
  test.each([
    [
      'one changed nothing',
      before,
      changed('Bia', { Cargo: 'officer' }),
      changed('Bia', { Cargo: 'officer' }),
    ],
    [
      'each changed another row',
      changed('Ana', { Cargo: 'sócia' }),
      changed('Caio', { Cargo: 'fiador' }),
      [row('Ana', 'sócia'), row('Bia', 'analista'), row('Caio', 'fiador')],
    ],
    [
      'each changed another cell of one row',
      changed('Bia', { Nome: 'Beatriz' }),
      changed('Bia', { Cargo: 'officer' }),
      [row('Ana', 'gerente'), row('Beatriz', 'officer'), row('Caio', 'diretor')],
    ],
    [
      'both changed a cell to the same',
      changed('Bia', { Cargo: 'officer' }),
      changed('Bia', { Cargo: 'officer' }),
      changed('Bia', { Cargo: 'officer' }),
    ],
    ['both took one out', without('Bia'), without('Bia'), without('Bia')],
    [
      'one took out what the other left',
      without('Ana'),
      changed('Caio', { Cargo: 'fiador' }),
      [row('Bia', 'analista'), row('Caio', 'fiador')],
    ],
    [
      'both put rows in at the end, theirs first',
      [...before, row('Davi')],
      [...before, row('Eva')],
      [...before, row('Eva'), row('Davi')],
    ],
    [
      'both put the same row in',
      [...before, row('Davi')],
      [...before, row('Davi')],
      [...before, row('Davi')],
    ],
    [
      'one put in where the other took out',
      [row('Ana', 'gerente'), row('Davi'), row('Bia', 'analista'), row('Caio', 'diretor')],
      without('Ana'),
      [row('Davi'), row('Bia', 'analista'), row('Caio', 'diretor')],
    ],
  ])('%s', (_how, mine, theirs, merged) => {
    expect(mergeRows(before, mine, theirs)).toEqual(merged);
  });

  test.each([
    ['one cell, two values', changed('Bia', { Cargo: 'officer' }), changed('Bia', { Cargo: 'fiadora' })],
    ['changed here, taken out there', changed('Bia', { Cargo: 'officer' }), without('Bia')],
    ['taken out here, changed there', without('Bia'), changed('Bia', { Cargo: 'officer' })],
  ])('are for a person to settle: %s', (_how, mine, theirs) => {
    expect(mergeRows(before, mine, theirs)).toBeNull();
  });

  test('begin with nothing', () => {
    expect(mergeRows([], [row('Ana')], [row('Bia')])).toEqual([row('Bia'), row('Ana')]);
  });
});

test('of a choice of several, what either put in is in and what either took out is out', () => {
  expect(mergeChoices([1, 2, 3], [1, 3, 4], [1, 2, 5])).toEqual([1, 5, 4]);
  expect(mergeChoices([1], [], [])).toEqual([]);
});
