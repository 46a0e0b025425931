import { describe, expect, test } from 'vitest';
import { act, inOrder, opening, owner, reading } from '../../../../../test/support/papers/matricula.ts';
import { applyCorrections } from '../../../../domain/matricula/corrections/index.ts';
import type { Evidence } from '../../../../domain/pages/evidence.ts';
import { factsOf } from '../facts/facts.ts';
import { bracketsOfPage, marksOfPage } from './pageMarks.ts';

const box = (left: number, top: number, right = left + 0.1) => ({ left, top, right, bottom: top + 0.02 });
const at = (page: number, ...boxes: ReturnType<typeof box>[]): Evidence => ({
  spans: [{ page, boxes }],
  quote: 'x',
  confidence: 99,
});

const truthWith = (evidence: Record<string, Evidence>) =>
  applyCorrections(
    reading(
      opening([owner('ANA', '1/1')]),
      inOrder(act('R-1', 'hipoteca', { value: '10', creditor: 'BANCO', dueOn: '2030-01-01', evidence })),
    ),
    [],
  );

describe('marks of a page', () => {
  test('join the words of a line and keep lines apart', () => {
    const truth = truthWith({ creditor: at(1, box(0.1, 0.3), box(0.21, 0.3), box(0.1, 0.33)) });
    const [mark] = marksOfPage(factsOf(truth, []), 1);
    expect(mark?.boxes).toEqual([box(0.1, 0.3, 0.31), box(0.1, 0.33)]);
  });

  test('stand in reading order', () => {
    const truth = truthWith({
      dueOn: at(1, box(0.5, 0.3)),
      value: at(1, box(0.1, 0.301)),
      creditor: at(1, box(0.1, 0.2)),
    });
    expect(marksOfPage(factsOf(truth, []), 1).map(({ fact }) => fact.field)).toEqual([
      'creditor',
      'value',
      'dueOn',
    ]);
  });

  test('stand on every page a value runs over, and on no other', () => {
    const cut: Evidence = {
      spans: [
        { page: 1, boxes: [box(0.1, 0.9)] },
        { page: 2, boxes: [box(0.1, 0.1)] },
      ],
      quote: 'x',
      confidence: 99,
    };
    const facts = factsOf(truthWith({ creditor: cut }), []);
    expect([1, 2, 3].map((page) => marksOfPage(facts, page).length)).toEqual([1, 1, 0]);
  });
});

test('a bracket runs from the first to the last known words of its act', () => {
  const truth = truthWith({ creditor: at(1, box(0.2, 0.2)), dueOn: at(1, box(0.1, 0.5)) });
  expect(bracketsOfPage(truth, 1, { inForce: new Set(['R-1']), valid: {} })).toEqual([
    {
      act: 'R-1',
      code: 'R-1',
      side: 'left',
      edge: 0.1,
      top: 0.2,
      bottom: 0.52,
      lien: true,
      cancelled: false,
    },
  ]);
});

test('an act that runs into a second column has a bracket beside each', () => {
  const text = at(1, box(0.1, 0.8, 0.45), box(0.1, 0.83, 0.44), box(0.52, 0.2, 0.9), box(0.52, 0.23, 0.88));
  const brackets = bracketsOfPage(truthWith({ text }), 1, { inForce: new Set(), valid: {} });
  expect(brackets.map(({ side, edge, top, bottom }) => [side, edge, top, bottom])).toEqual([
    ['left', 0.1, 0.8, 0.85],
    ['right', 0.9, 0.2, 0.25],
  ]);
});
