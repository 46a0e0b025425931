import { expect, test } from 'vitest';
import { boaAurora } from '../../../../../test/support/papers/matricula.ts';
import { applyCorrections } from '../../../../domain/matricula/corrections/index.ts';
import { type Correction, situation } from '../../../../domain/matricula/model/index.ts';
import { effectOf, sumState } from './effect.ts';

const stamp = { reason: 'x', by: '', at: '' };
const effect = (correction: Correction) => {
  const [before, after] = [[], [correction]].map((corrections) => applyCorrections(boaAurora(), corrections));
  if (!before || !after) throw new Error('two truths');
  return effectOf(situation(before.opening, before.acts), situation(after.opening, after.acts));
};

test('names who leaves and which lien ends with an act taken out', () => {
  expect(effect({ type: 'remove-act', act: 'R-4', ...stamp }).ownersOut).toEqual(['FÁBIO MOTA TESTE']);
  expect(effect({ type: 'remove-act', act: 'AV-9', ...stamp }).liensOut).toEqual(['AV-9']);
  expect(effect({ type: 'remove-act', act: 'AV-2', ...stamp }).liensIn).toEqual(['R-1']);
});

test('says when a date changes nothing but itself', () => {
  const same = { type: 'change', act: 'AV-3', field: 'protocol', value: '77', from: null, ...stamp } as const;
  expect(effect(same)).toEqual({
    ownersIn: [],
    ownersOut: [],
    liensIn: [],
    liensOut: [],
    sum: null,
    otherwise: false,
  });
});

test.each([
  [['1/2', '1/2'], { kind: 'closed' }],
  [['1/3', '1/3'], { kind: 'missing', share: '1/3' }],
  [['2/3', '2/3'], { kind: 'excess', share: '1/3' }],
])('a sum of %j', (shares, state) => expect(sumState(shares)).toEqual(state));
