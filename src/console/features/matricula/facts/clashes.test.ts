import { expect, test } from 'vitest';
import { applyCorrections } from '../../../../domain/matricula/corrections/index.ts';
import type { Correction } from '../../../../domain/matricula/model/index.ts';
import { provedReading } from '../testing.tsx';
import { clashesOf } from './clashes.ts';
import { factsOf } from './facts.ts';

const reading = provedReading();
const change = (value: unknown): Correction => ({
  type: 'change',
  act: 'R-4',
  field: 'transfers.0.share',
  value,
  from: reading.acts.find(({ id }) => id === 'R-4')?.transfers[0]?.share ?? null,
  reason: 'Conferido',
  by: '',
  at: '',
});
const clashes = (theirs: readonly Correction[], mine: readonly Correction[]) => {
  const all = [...theirs, ...mine];
  const facts = factsOf(applyCorrections(reading, all), all);
  return clashesOf({ reading, corrections: theirs }, mine, facts);
};

test('names a value that both corrected, each in their way', () => {
  expect(clashes([change('1/8')], [change('1/4')])).toMatchObject([
    { mine: { value: '1/4' }, theirs: { value: '1/8' } },
  ]);
});

test.each([
  ['the other left it alone', [], [change('1/4')]],
  ['both wrote the same', [change('1/4')], [change('1/4')]],
  ['only the other corrected', [change('1/8')], []],
])('is silent when %s', (_name, theirs, mine) => {
  expect(clashes(theirs, mine)).toEqual([]);
});

test('is silent about an act taken out whole', () => {
  const removed: Correction = { type: 'remove-act', act: 'R-4', reason: 'x', by: '', at: '' };
  expect(clashes([], [removed])).toEqual([]);
});
