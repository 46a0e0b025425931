import { describe, expect, test } from 'vitest';
import { act, inOrder } from '../../../../test/support/papers/matricula.ts';
import { matchActs, withIds } from './identity.ts';
import type { Act } from './model.ts';

const text = 'Por cédula rural hipotecária os proprietários deram o imóvel em primeira hipoteca ao banco';
const pairs = (before: readonly Act[], after: readonly Act[]) => Object.fromEntries(matchActs(before, after));

describe('the same act in two readings', () => {
  test('has the same code, kind and date, whatever its words', () => {
    const before = inOrder(act('R-1', 'hipoteca', { date: '2001-01-01', text }));
    const after = inOrder(act('R-1', 'penhora', { id: 'x', date: '2001-01-01', text: 'outra leitura' }));
    expect(pairs(before, after)).toEqual({ 'R-1': 'x' });
  });

  test('or the same words under a date read otherwise, slips of OCR aside', () => {
    const before = inOrder(act('R-1', 'hipoteca', { date: '2001-01-01', text }));
    const after = inOrder(
      act('R-1', 'hipoteca', { id: 'x', date: '2007-01-01', text: text.replace('primeira', 'prirneira') }),
    );
    expect(pairs(before, after)).toEqual({ 'R-1': 'x' });
  });

  test('is another when date and words differ, or the code does', () => {
    const before = inOrder(act('R-1', 'hipoteca', { date: '2001-01-01', text }));
    expect(
      pairs(before, inOrder(act('R-1', 'hipoteca', { date: '2002-01-01', text: 'venda e compra' }))),
    ).toEqual({});
    expect(pairs(before, inOrder(act('R-1', 'hipoteca')))).toEqual({});
    expect(pairs(before, inOrder(act('AV-1', 'hipoteca', { date: '2001-01-01', text })))).toEqual({});
  });

  test('is paired once, with the nearest in the document', () => {
    const twin = (id: string) => act('R-1', 'hipoteca', { id, date: '2001-01-01' });
    expect(pairs(inOrder(twin('a'), twin('b')), inOrder(twin('c'), twin('d')))).toEqual({ a: 'c', b: 'd' });
  });
});

describe('identities', () => {
  test('are the codes, told apart where a code repeats', () => {
    const acts = inOrder(
      act('R-1', 'hipoteca', { date: '2001-01-01' }),
      act('R-1', 'penhora', { date: '2005-01-01' }),
    );
    expect(withIds(acts).map(({ id }) => id)).toEqual(['R-1', 'R-1~2']);
  });

  test('survive the next reading, and are not handed to another act', () => {
    const before = withIds(
      inOrder(act('R-1', 'hipoteca', { date: '2001-01-01' }), act('R-2', 'penhora', { date: '2005-01-01' })),
    );
    const next = inOrder(
      act('R-1', 'hipoteca', { date: '2001-01-01' }),
      act('R-2', 'compra_venda', { date: '1999-09-09' }),
      act('R-3', 'penhora', { date: '2005-01-01' }),
    );
    expect(withIds(next, before).map(({ id }) => id)).toEqual(['R-1', 'R-2~2', 'R-3']);
  });
});
