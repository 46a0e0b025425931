import { expect, test } from 'vitest';
import { changedCells, rowDifference } from './rowDifference.ts';

const row = (Nome: string, Parte: string | null = null) => ({ Nome, Parte });
const said = (before: ReturnType<typeof row>[], after: ReturnType<typeof row>[]) =>
  rowDifference(before, after).map(({ kind, number }) => `${kind} ${number}`);

test('says nothing of rows that are alike, blank or absent being the same', () => {
  expect(said([row('Ana', '50')], [row('Ana', '50')])).toEqual(['same 1']);
  expect(rowDifference([{ Nome: 'Ana', Parte: null }], [{ Nome: 'Ana' }])[0]?.kind).toBe('same');
});

test('calls a row changed when one of its values stayed', () => {
  expect(said([row('Ana', '50'), row('Rui', '50')], [row('Ana', '60'), row('Rui', '40')])).toEqual([
    'changed 1',
    'changed 2',
  ]);
});

test('tells an added and a removed row from a changed one', () => {
  expect(said([row('Ana', '50'), row('Rui', '50')], [row('Ana', '50'), row('Eva', '30')])).toEqual([
    'same 1',
    'removed 2',
    'added 2',
  ]);
});

test('keeps the rows after one that was put in between', () => {
  expect(said([row('Ana'), row('Rui')], [row('Ana'), row('Eva'), row('Rui')])).toEqual([
    'same 1',
    'added 2',
    'same 3',
  ]);
});

test('names the cells that differ', () => {
  expect([...changedCells(row('Ana', '50'), row('Ana', '60'))]).toEqual(['Parte']);
  expect(changedCells({ Nome: 'Ana', Parte: '' }, { Nome: 'Ana' }).size).toBe(0);
});
