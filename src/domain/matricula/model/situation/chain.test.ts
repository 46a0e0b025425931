import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longRecord } from '../../../../../test/support/papers/longRecord.ts';
import {
  act,
  boaAurora,
  cancels,
  inOrder,
  opening,
  owner,
  people,
} from '../../../../../test/support/papers/matricula.ts';
import { sumShares } from '../../../units.ts';
import type { Act, Reading } from '../model.ts';
import { chainOf } from './chain.ts';
import { situation } from './situation.ts';

const chain = ({ opening: from, acts }: Pick<Reading, 'opening' | 'acts'>) =>
  chainOf(from, acts, situation(from, acts).valid);

const sale = (code: string, from: string, to: string, share: string | null = null): Act =>
  act(code, 'compra_venda', {
    grantors: people(from),
    grantees: people(to),
    transfers: [{ from: [from], to: [{ name: to, share: null }], share, of: 'property', mode: 'transfer' }],
  });

describe('the chain of title', () => {
  test('says who passed which fraction to whom, by which act', () => {
    const { start, links } = chain(boaAurora());
    expect(start.map(({ name, share }) => [name, share])).toEqual([
      ['ELIAS PRADO TESTE', '1/2'],
      ['LÍVIA PRADO TESTE', '1/2'],
    ]);
    expect(links.map(({ code }) => code)).toEqual(['R-4', 'R-6']);
    expect(links[0]).toMatchObject({
      given: [
        { name: 'ELIAS PRADO TESTE', share: '1/4' },
        { name: 'LÍVIA PRADO TESTE', share: '1/4' },
      ],
      received: [{ name: 'FÁBIO MOTA TESTE', share: '1/2' }],
      strangers: [],
    });
    expect(links[0]?.holdings).toContainEqual({
      name: 'ELIAS PRADO TESTE',
      share: '1/4',
      spouse: 'LÍVIA PRADO TESTE',
    });
  });

  test('breaks where the giver owned nothing, and where more passes than there was', () => {
    const acts = inOrder(sale('R-1', 'CARLA', 'DIEGO', '1/2'), sale('R-2', 'DIEGO', 'EVA', '3/4'));
    const [first, second] = chain({ opening: opening([owner('ANA', '1/1')]), acts }).links;
    expect(first).toMatchObject({ strangers: ['CARLA'], exceeds: false });
    expect(second).toMatchObject({ strangers: [], exceeds: true });
  });

  test('leaves out what was cancelled and what moved no share', () => {
    const acts = inOrder(
      sale('R-1', 'ANA', 'BIA'),
      act('AV-2', 'cancelamento', { links: cancels('R-1') }),
      act('AV-3', 'alteracao_estado_civil', { personChanges: [{ name: 'ANA', newName: 'ANA LIMA' }] }),
    );
    expect(chain({ opening: opening([owner('ANA', '1/1')]), acts }).links).toEqual([]);
  });

  test('gives as much as it takes, and ends with the owners of the acts that stand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (seed) => {
        const record = longRecord(30, seed);
        const { start, links } = chain(record);
        for (const { given, received } of links)
          expect(sumShares(given.map(({ share }) => share))).toBe(
            sumShares(received.map(({ share }) => share)),
          );
        const total = sumShares((links.at(-1)?.holdings ?? start).map(({ share }) => share));
        expect(total).toBe('1/1');
      }),
      { numRuns: 40 },
    );
  });
});
