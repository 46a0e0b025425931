import { describe, expect, test } from 'vitest';
import {
  act,
  boaAurora,
  cancels,
  inOrder,
  opening,
  owner,
  people,
  property,
} from '../../../../../test/support/papers/matricula.ts';
import { type Act, type Opening, situation } from '../../../../domain/matricula/model/index.ts';
import { replayOf } from './replay.ts';

const replay = (from: Opening, acts: readonly Act[]) =>
  replayOf(
    from,
    acts,
    [0, ...acts.map((_, index) => index + 1)].map((count) => situation(from, acts.slice(0, count))),
  );

describe('a record over its acts', () => {
  const { opening: from, acts } = boaAurora();
  const drawn = replay(from, acts);

  test('has one step more than acts, the opening first', () => {
    expect(drawn.steps).toHaveLength(10);
    expect(drawn.steps[0]).toEqual({ act: null, code: null, date: '1987-03-12' });
  });

  test('draws a cancelled lien from its birth to its release, one in force to the edge', () => {
    expect(drawn.liens.find(({ code }) => code === 'R-1')).toMatchObject({ from: 1, to: 2, inForce: false });
    expect(drawn.liens.find(({ code }) => code === 'R-7')).toMatchObject({ from: 7, to: 10, inForce: true });
  });

  test('draws the area until the act that changes it', () => {
    expect(drawn.areas).toEqual([
      { area: { value: '48.4', unit: 'ha' }, from: 0, to: 5 },
      { area: { value: '48.1032', unit: 'ha' }, from: 5, to: 10 },
    ]);
  });

  test('draws a new band when a share changes', () => {
    const elias = drawn.owners.filter(({ name }) => name === 'ELIAS PRADO TESTE');
    expect(elias.map(({ share, from: start, to }) => [share, start, to])).toEqual([
      ['1/2', 0, 4],
      ['1/4', 4, 6],
    ]);
  });
});

test('never puts two bands in one lane at once', () => {
  const { opening: from, acts } = boaAurora();
  const { owners } = replay(from, acts);
  for (const a of owners)
    for (const b of owners)
      if (a !== b && a.lane === b.lane) expect(a.from < b.to && b.from < a.to).toBe(false);
});

test('draws a crowd of owners as one band with their number', () => {
  const names = ['A UM', 'B DOIS', 'C TRES', 'D QUATRO', 'E CINCO'];
  const from = opening(
    names.map((name) => owner(name, '1/5')),
    { property: property() },
  );
  const { owners } = replay(
    from,
    inOrder(
      act('R-1', 'hipoteca', { grantors: people('A UM') }),
      act('AV-2', 'cancelamento', { links: cancels('R-1') }),
    ),
  );
  expect(owners).toEqual([{ name: null, share: null, count: 5, from: 0, to: 3, lane: 0 }]);
});
