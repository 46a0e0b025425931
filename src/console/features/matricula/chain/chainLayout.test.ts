import { describe, expect, test } from 'vitest';
import type { Chain, ChainLink } from '../../../../domain/matricula/model/index.ts';
import { chainLayout, columnsFor, leftOf } from './chainLayout.ts';

const holding = (name: string, share: string) => ({ name, share, spouse: null });

const link = (code: string, more: Partial<ChainLink>): ChainLink => ({
  act: code,
  code,
  date: null,
  event: 'compra_venda',
  given: [],
  received: [],
  strangers: [],
  exceeds: false,
  holdings: [],
  ...more,
});

/** Of the facts beside the page in a window 1440 px wide, without its margins (px). */
const usualPane = 700;

const halves: Chain = {
  start: [holding('ANA', '1/1')],
  links: [
    link('R-1', {
      given: [{ name: 'ANA', share: '1/2' }],
      received: [{ name: 'BIA', share: '1/2' }],
      holdings: [holding('ANA', '1/2'), holding('BIA', '1/2')],
    }),
    link('R-2', {
      given: [{ name: 'ANA', share: '1/2' }],
      received: [{ name: 'CAIO', share: '1/2' }],
      holdings: [holding('BIA', '1/2'), holding('CAIO', '1/2')],
    }),
  ],
};

describe('the chain on paper', () => {
  test('keeps everybody in a lane of their own for as long as they hold', () => {
    const { columns, lanes, spans } = chainLayout(halves);
    expect([columns, lanes]).toEqual([3, 3]);
    expect(
      spans.map(({ name, share, from, to, lane, goesOn }) => [name, share, from, to, lane, goesOn]),
    ).toEqual([
      ['ANA', '1/1', 0, 1, 0, false],
      ['ANA', '1/2', 1, 2, 0, true],
      ['BIA', '1/2', 1, 3, 1, false],
      ['CAIO', '1/2', 2, 3, 2, false],
    ]);
  });

  test('leads each act from the lanes that give to those that receive', () => {
    expect(
      chainLayout(halves).passages.map(({ column, givers, takers }) => [
        column,
        givers[0]?.lane,
        takers[0]?.lane,
      ]),
    ).toEqual([
      [1, 0, 1],
      [2, 0, 2],
    ]);
  });

  test('gives a stranger a lane for one column, and calls the link broken', () => {
    const { passages, lanes } = chainLayout({
      start: [holding('ANA', '1/1')],
      links: [
        link('R-1', {
          strangers: ['CARLA'],
          given: [{ name: 'ANA', share: '1/1' }],
          received: [{ name: 'DIEGO', share: '1/1' }],
          holdings: [holding('DIEGO', '1/1')],
        }),
      ],
    });
    expect(passages[0]).toMatchObject({ isBroken: true, strangers: [{ name: 'CARLA', share: null }] });
    expect(
      new Set(
        [
          ...(passages[0]?.strangers ?? []),
          ...(passages[0]?.givers ?? []),
          ...(passages[0]?.takers ?? []),
        ].map(({ lane }) => lane),
      ).size,
    ).toBe(lanes);
  });

  test('uses a lane again once its holder is gone', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const chain: Chain = {
      start: [holding('A', '1/1')],
      links: names.slice(1).map((name, index) =>
        link(`R-${index + 1}`, {
          given: [{ name: names[index] ?? '', share: '1/1' }],
          received: [{ name, share: '1/1' }],
          holdings: [holding(name, '1/1')],
        }),
      ),
    };
    expect(chainLayout(chain).lanes).toBe(2);
  });

  test('fills the pane, and writes the last owners in full where it has to scroll', () => {
    const layout = chainLayout(halves);
    const wide = columnsFor(layout, 900);
    expect(leftOf(wide, 3)).toBe(900);
    const long: Chain = {
      ...halves,
      links: halves.links.map((item) => ({
        ...item,
        holdings: item.holdings.map((one) => ({
          ...one,
          name: `${one.name} AGROPECUARIA TRES CORREGOS LTDA.`,
        })),
      })),
    };
    const narrow = columnsFor(chainLayout(long), 300);
    expect(narrow.last).toBeGreaterThan(37 * 7);
    expect(leftOf(narrow, 3)).toBe(2 * narrow.usual + narrow.last);
  });

  test.each([4, 5, 6])('of %i columns scrolls nothing beside the page of a usual screen', (columns) => {
    const names = Array.from({ length: columns }, (_, at) => `IRMÃOS QUEIROGA AGRONEGÓCIOS ${at} LTDA.`);
    const layout = chainLayout({
      start: [holding(names[0] ?? '', '1/1')],
      links: names.slice(1).map((name, index) =>
        link(`R-${index + 1}`, {
          given: [{ name: names[index] ?? '', share: '1/1' }],
          received: [{ name, share: '1/1' }],
          holdings: [holding(name, '1/1')],
        }),
      ),
    });
    expect(layout.columns).toBe(columns);
    expect(leftOf(columnsFor(layout, usualPane), columns)).toBe(usualPane);
  });
});
