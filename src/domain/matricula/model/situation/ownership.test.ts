import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  act,
  cancels,
  inOrder,
  opening,
  owner,
  people,
  person,
} from '../../../../../test/support/papers/matricula.ts';
import { compareShares, sumShares } from '../../../units.ts';
import type { Act, EventCode, Situation, Transfer } from '../model.ts';
import { situation } from './situation.ts';

const shares = ({ owners }: Situation): Record<string, string> =>
  Object.fromEntries(owners.map(({ name, share }) => [name, share]));
const codes = ({ warnings }: Situation) => warnings.map(({ code }) => code);

const transfer = (
  from: readonly string[],
  to: Record<string, string | null>,
  more: Partial<Transfer> = {},
): Transfer => ({
  from,
  to: Object.entries(to).map(([name, share]) => ({ name, share })),
  share: null,
  of: 'property',
  mode: 'transfer',
  ...more,
});

const situationAfter = (owners: Parameters<typeof opening>[0], ...acts: readonly Act[]) =>
  situation(opening(owners), inOrder(...acts));

describe('a partition of an estate', () => {
  const couple = [
    owner('HUGO', '1/4', { spouse: 'IRIS' }),
    owner('IRIS', '1/4', { spouse: 'HUGO' }),
    owner('ZÉ', '1/2'),
  ];
  const partition = (
    from: readonly string[],
    to: Record<string, string | null>,
    more: Partial<Transfer> = {},
  ) =>
    act('R-1', 'partilha_inventario', {
      grantors: people(...from),
      grantees: people(...Object.keys(to)),
      transfers: [transfer(from, to, more)],
    });

  test('of what the couple held takes both halves', () => {
    const now = situationAfter(couple, partition(['HUGO'], { IRIS: '1/4', JONAS: '1/4' }));
    expect(shares(now)).toEqual({ IRIS: '1/4', ZÉ: '1/2', JONAS: '1/4' });
    expect(codes(now)).toEqual([]);
  });

  test('of what the deceased held alone leaves the widow her own, even when both readings would fit others', () => {
    const now = situationAfter(couple, partition(['HUGO'], { IRIS: '1/8', JONAS: '1/8' }));
    expect(shares(now)).toEqual({ IRIS: '3/8', ZÉ: '1/2', JONAS: '1/8' });
    expect(codes(now)).toEqual([]);
  });

  test('in fractions of the estate multiplies them by the share of the deceased', () => {
    expect(shares(situationAfter(couple, partition(['HUGO'], { JONAS: '1/2', KARINA: '1/2' })))).toEqual({
      IRIS: '1/4',
      ZÉ: '1/2',
      JONAS: '1/8',
      KARINA: '1/8',
    });
    expect(
      shares(situationAfter(couple, partition(['HUGO'], { JONAS: '1/1' }, { of: 'holding' }))),
    ).toMatchObject({
      JONAS: '1/4',
    });
  });

  test('that does not close is capped and warned about', () => {
    const now = situationAfter(couple, partition(['HUGO'], { JONAS: '1/3', KARINA: '1/3' }));
    expect(shares(now)).toEqual({ IRIS: '1/4', ZÉ: '1/2', JONAS: '1/8', KARINA: '1/8' });
    expect(codes(now)).toContain('shares-do-not-close');
  });

  test('that names the widow beside the deceased as giver takes only the deceased’s part when that is what it hands out', () => {
    const now = situationAfter(couple, partition(['HUGO', 'IRIS'], { IRIS: '1/8', JONAS: '1/8' }));
    expect(shares(now)).toEqual({ IRIS: '3/8', ZÉ: '1/2', JONAS: '1/8' });
  });
});

test('the estate of a spouse who was no owner hands out what the other bought alone', () => {
  const partition = act('R-1', 'partilha_inventario', {
    grantors: people('HUGO'),
    grantees: people('IRIS', 'JONAS'),
    transfers: [transfer(['HUGO'], { IRIS: '1/2', JONAS: '1/2' })],
  });
  const now = situationAfter([owner('IRIS', '1/1', { spouse: 'HUGO' })], partition);
  expect(shares(now)).toEqual({ IRIS: '1/2', JONAS: '1/2' });
  expect(now.owners[0]).toMatchObject({ name: 'IRIS', spouse: null });
  expect(codes(now)).toEqual([]);
});

describe('a divorce', () => {
  const couple = [
    owner('ANA', '1/2', { spouse: 'BRUNO', maritalRegime: 'comunhão parcial de bens' }),
    owner('BRUNO', '1/2', { spouse: 'ANA' }),
  ];

  test('gives one spouse what both held, whoever is named as giver', () => {
    const acts = act('R-1', 'partilha_divorcio', { grantors: people('BRUNO'), grantees: people('ANA') });
    const now = situationAfter(couple, acts);
    expect(shares(now)).toEqual({ ANA: '1/1' });
    expect(now.owners[0]).toMatchObject({ maritalRegime: null, spouse: null });
  });

  test('gives a spouse who was no owner what was in the other’s name', () => {
    const now = situationAfter(
      [owner('BRUNO', '1/1', { spouse: 'ANA' })],
      act('R-1', 'partilha_divorcio', { grantors: people('BRUNO'), grantees: people('ANA') }),
    );
    expect(shares(now)).toEqual({ ANA: '1/1' });
  });

  test('leaves it common in halves when both receive', () => {
    const both = act('R-1', 'partilha_divorcio', {
      grantors: people('ANA', 'BRUNO'),
      grantees: people('ANA', 'BRUNO'),
    });
    expect(shares(situationAfter([owner('ANA', '1/1', { spouse: 'BRUNO' })], both))).toEqual({
      ANA: '1/2',
      BRUNO: '1/2',
    });
  });

  test('gives the whole to one spouse although only the other is named as giver', () => {
    const whole = act('R-1', 'partilha_divorcio', {
      grantors: people('BRUNO'),
      grantees: people('ANA'),
      transfers: [transfer(['BRUNO'], { ANA: null }, { share: '1/1' })],
    });
    const now = situationAfter(couple, whole);
    expect(shares(now)).toEqual({ ANA: '1/1' });
    expect(codes(now)).toEqual([]);
  });

  test('moves a part when that is what it says', () => {
    const part = act('R-1', 'partilha_divorcio', {
      grantors: people('BRUNO'),
      grantees: people('ANA'),
      transfers: [transfer(['BRUNO'], { ANA: null }, { share: '1/4' })],
    });
    expect(shares(situationAfter(couple, part))).toEqual({ ANA: '3/4', BRUNO: '1/4' });
  });

  test('follows stated shares', () => {
    const stated = act('R-1', 'partilha_divorcio', {
      grantors: people('ANA', 'BRUNO'),
      grantees: people('ANA', 'BRUNO'),
      transfers: [transfer(['ANA', 'BRUNO'], { ANA: '7/10', BRUNO: '3/10' })],
    });
    expect(shares(situationAfter(couple, stated))).toEqual({ ANA: '7/10', BRUNO: '3/10' });
  });
});

describe('original and forced acquisition', () => {
  const two = [owner('ANA', '1/2'), owner('BRUNO', '1/2')];

  test('by adverse possession removes all former owners, without a giver', () => {
    const now = situationAfter(two, act('R-1', 'usucapiao', { grantees: people('CARLA', 'DIEGO') }));
    expect(shares(now)).toEqual({ CARLA: '1/2', DIEGO: '1/2' });
    expect(codes(now)).toEqual([]);
  });

  test('by division leaves the property to those it was assigned to', () => {
    expect(
      shares(
        situationAfter(two, act('R-1', 'divisao', { grantors: people('ANA'), grantees: people('BRUNO') })),
      ),
    ).toEqual({ BRUNO: '1/1' });
  });

  test('by expropriation of the whole makes the public body owner; of a part it leaves the owners', () => {
    expect(shares(situationAfter(two, act('R-1', 'desapropriacao', { grantees: people('DER') })))).toEqual({
      DER: '1/1',
    });
    const part = act('R-1', 'desapropriacao', {
      grantees: people('DER'),
      detachedArea: { value: '1', unit: 'ha' },
    });
    expect(shares(situationAfter(two, part))).toEqual({ ANA: '1/2', BRUNO: '1/2' });
  });

  test('by auction takes the debtor’s share', () => {
    expect(
      shares(
        situationAfter(
          two,
          act('R-1', 'arrematacao', { grantors: people('ANA'), grantees: people('LEILA') }),
        ),
      ),
    ).toEqual({
      BRUNO: '1/2',
      LEILA: '1/2',
    });
  });

  test('by consolidation takes from both spouses, though one is named', () => {
    const couple = [owner('ANA', '1/2', { spouse: 'BRUNO' }), owner('BRUNO', '1/2', { spouse: 'ANA' })];
    const consolidation = act('AV-1', 'consolidacao_propriedade', {
      grantors: people('ANA'),
      grantees: people('BANCO'),
    });
    expect(shares(situationAfter(couple, consolidation))).toEqual({ BANCO: '1/1' });
  });

  test('by consolidation takes the debtor’s fraction only', () => {
    const acts = [
      act('R-1', 'alienacao_fiduciaria', { grantors: people('ANA'), creditor: 'BANCO' }),
      act('AV-2', 'consolidacao_propriedade'),
    ];
    expect(shares(situationAfter(two, ...acts))).toEqual({ BRUNO: '1/2', BANCO: '1/2' });
  });
});

describe('an act typed with its parties alone', () => {
  test.each<EventCode>([
    'compra_venda',
    'doacao',
    'permuta',
    'dacao_pagamento',
    'adjudicacao',
    'integralizacao_capital',
  ])('%s moves all the givers hold to the receivers in equal parts', (event) => {
    const now = situationAfter(
      [owner('ANA', '2/3'), owner('BIA', '1/3')],
      act('R-1', event, { grantors: people('ANA'), grantees: people('CÉLIA', 'DORA') }),
    );
    expect(shares(now)).toEqual({ BIA: '1/3', CÉLIA: '1/3', DORA: '1/3' });
  });

  test.each<EventCode>(['compromisso_venda', 'hipoteca', 'usufruto', 'penhora'])(
    '%s moves nothing, even with transfers written',
    (event) => {
      const moves = act('R-1', event, {
        grantors: people('ANA'),
        grantees: people('BIA'),
        transfers: [transfer(['ANA'], { BIA: null })],
      });
      expect(shares(situationAfter([owner('ANA', '1/1')], moves))).toEqual({ ANA: '1/1' });
    },
  );

  test('without givers takes from all owners', () => {
    const now = situationAfter(
      [owner('ANA', '1/2'), owner('BIA', '1/2')],
      act('R-1', 'compra_venda', { grantees: people('CÉLIA') }),
    );
    expect(shares(now)).toEqual({ CÉLIA: '1/1' });
    expect(codes(now)).toEqual([]);
  });
});

describe('how receivers share', () => {
  const sale = (to: Record<string, string | null>, more: Partial<Transfer> = {}) =>
    act('R-1', 'compra_venda', {
      grantors: people('ANA'),
      grantees: people(...Object.keys(to)),
      transfers: [transfer(['ANA'], to, more)],
    });
  const half = [owner('ANA', '1/2'), owner('BIA', '1/2')];

  test('in proportions of what is sold when the statements add up to the whole', () => {
    const now = situationAfter(half, sale({ CÉLIA: '3/5', DORA: '2/5' }));
    expect(shares(now)).toEqual({ BIA: '1/2', CÉLIA: '3/10', DORA: '1/5' });
    expect(codes(now)).toEqual([]);
  });

  test('in stated fractions of the property', () => {
    expect(shares(situationAfter(half, sale({ CÉLIA: '1/4', DORA: '1/8' })))).toEqual({
      ANA: '1/8',
      BIA: '1/2',
      CÉLIA: '1/4',
      DORA: '1/8',
    });
  });

  test('with the rest in equal parts for those without a statement', () => {
    expect(shares(situationAfter(half, sale({ CÉLIA: '1/4', DORA: null, EVA: null })))).toEqual({
      BIA: '1/2',
      CÉLIA: '1/4',
      DORA: '1/8',
      EVA: '1/8',
    });
  });

  test('a printed percentage leaves no crumbs behind', () => {
    const thirds = [owner('ANA', '1/3'), owner('BIA', '2/3')];
    expect(shares(situationAfter(thirds, sale({ CÉLIA: null }, { share: '3333/10000' })))).toEqual({
      BIA: '2/3',
      CÉLIA: '1/3',
    });
  });
});

test('small shares of many owners stay apart', () => {
  const many = [owner('ANA', '1/10000'), owner('BIA', '9999/10000')];
  const part = act('R-1', 'compra_venda', {
    grantors: people('ANA'),
    grantees: people('CÉLIA'),
    transfers: [transfer(['ANA'], { CÉLIA: null }, { share: '1/15000' })],
  });
  expect(shares(situationAfter(many, part))).toEqual({ ANA: '1/30000', BIA: '9999/10000', CÉLIA: '1/15000' });
});

describe('who is who', () => {
  test('a second purchase by an owner is added to the first, by document', () => {
    const buyer = person('JOÃO DA SILVA', { document: '52998224725' });
    const now = situationAfter(
      [owner('ANA', '1/2'), owner('JOAO  DA SILVA', '1/2', { document: '52998224725' })],
      act('R-1', 'compra_venda', { grantors: people('ANA'), grantees: [buyer] }),
    );
    expect(now.owners).toMatchObject([{ share: '1/1', document: '52998224725', origin: 'R-1' }]);
  });

  test('namesakes with different documents stay two owners', () => {
    const buyer = person('JOÃO DA SILVA', { document: '11144477735' });
    const now = situationAfter(
      [owner('ANA', '1/2'), owner('JOÃO DA SILVA', '1/2', { document: '52998224725' })],
      act('R-1', 'compra_venda', { grantors: people('ANA'), grantees: [buyer] }),
    );
    expect(now.owners.map(({ document, share }) => [document, share])).toEqual([
      ['52998224725', '1/2'],
      ['11144477735', '1/2'],
    ]);
  });

  test('a slip of OCR in the seller’s name does not break the chain', () => {
    const now = situationAfter(
      [owner('GUMERCINDO ALVES QUEIROGA', '1/1')],
      act('R-1', 'compra_venda', { grantors: people('GUMERCIND0 ALVES QUEIROGA'), grantees: people('BIA') }),
    );
    expect(shares(now)).toEqual({ BIA: '1/1' });
    expect(codes(now)).toEqual([]);
  });

  test('a new name, a marriage and a corrected document show on the owner, and the old name still sells', () => {
    const acts = [
      act('AV-1', 'alteracao_estado_civil', {
        personChanges: [
          {
            name: 'CÉLIA PRADO',
            newName: 'CÉLIA PRADO LEME',
            maritalRegime: 'comunhão parcial de bens',
            spouse: 'DAVI LEME',
          },
        ],
      }),
      act('AV-2', 'qualificacao_pessoal', {
        personChanges: [{ name: 'CÉLIA PRADO', document: '52998224725' }],
      }),
      act('R-3', 'compra_venda', { grantors: people('CÉLIA PRADO'), grantees: people('EVA') }),
    ];
    const now = situationAfter([owner('CÉLIA PRADO', '1/1')], ...acts.slice(0, 2));
    expect(now.owners).toMatchObject([
      {
        name: 'CÉLIA PRADO LEME',
        document: '52998224725',
        maritalRegime: 'comunhão parcial de bens',
        spouse: 'DAVI LEME',
      },
    ]);
    expect(shares(situationAfter([owner('CÉLIA PRADO', '1/1')], ...acts))).toEqual({ EVA: '1/1' });
  });

  test('a divorce noted without partition clears the marriage when the act says so', () => {
    const now = situationAfter(
      [owner('ANA', '1/1', { spouse: 'BRUNO', maritalRegime: 'comunhão parcial de bens' })],
      act('AV-1', 'alteracao_estado_civil', {
        personChanges: [{ name: 'ANA', maritalRegime: null, spouse: null }],
      }),
    );
    expect(now.owners).toMatchObject([{ maritalRegime: null, spouse: null }]);
  });

  test('a spouse’s new name shows beside the owner', () => {
    const now = situationAfter(
      [owner('ANA', '1/1', { spouse: 'BRUNO SÁ' })],
      act('AV-1', 'qualificacao_pessoal', {
        personChanges: [{ name: 'BRUNO SÁ', newName: 'BRUNO SÁ LEME' }],
      }),
    );
    expect(now.owners).toMatchObject([{ spouse: 'BRUNO SÁ LEME' }]);
  });

  test('a later act’s qualification of an owner is the one shown', () => {
    const married = person('ANA', {
      document: '52998224725',
      maritalRegime: 'separação de bens',
      spouse: 'CAIO',
    });
    const now = situationAfter([owner('ANA', '1/1')], act('R-1', 'hipoteca', { grantors: [married] }));
    expect(now.owners).toMatchObject([
      { document: '52998224725', maritalRegime: 'separação de bens', spouse: 'CAIO' },
    ]);
  });
});

describe('warnings', () => {
  test('a giver nobody knows: the new owner comes in proportion out of all, and the sum stays', () => {
    const now = situationAfter(
      [owner('ANA', '1/2'), owner('BIA', '1/2')],
      act('R-1', 'compra_venda', {
        grantors: people('ZULEICA'),
        grantees: people('CÉLIA'),
        transfers: [transfer(['ZULEICA'], { CÉLIA: null }, { share: '1/2' })],
      }),
    );
    expect(shares(now)).toEqual({ ANA: '1/4', BIA: '1/4', CÉLIA: '1/2' });
    expect(now.warnings).toEqual([
      { code: 'grantor-not-owner', acts: ['R-1'], params: { names: 'ZULEICA' } },
    ]);
  });

  test('an act whose giver bought by an act that fell', () => {
    const now = situationAfter(
      [owner('TELMA', '1/1')],
      act('R-1', 'compra_venda', { grantors: people('TELMA'), grantees: people('UGO') }),
      act('R-2', 'hipoteca', { grantors: people('UGO') }),
      act('AV-3', 'cancelamento', { links: cancels('R-1') }),
    );
    expect(now.warnings).toEqual([{ code: 'depends-on-cancelled-act', acts: ['R-2', 'R-1'], params: {} }]);
  });

  test('an opening whose shares do not sum to the whole', () => {
    expect(situationAfter([owner('ANA', '1/2'), owner('BIA', '1/3')]).warnings).toEqual([
      { code: 'shares-do-not-close', acts: [], params: { wanted: '1/1', held: '5/6' } },
    ]);
  });

  test('not for opening owners whose share was not read: they hold what the others leave', () => {
    const now = situationAfter([owner('ANA', '0/1'), owner('BIA', '0/1'), owner('CAIO', '2/5')]);
    expect(shares(now)).toEqual({ ANA: '3/10', BIA: '3/10', CAIO: '2/5' });
    expect(now.warnings).toEqual([]);
  });

  test('an opening that names nobody: the first buyer owns what is sold', () => {
    expect(
      shares(
        situationAfter([], act('R-1', 'compra_venda', { grantors: people('ANA'), grantees: people('BIA') })),
      ),
    ).toEqual({ BIA: '1/1' });
  });
});

describe('shares are conserved act by act', () => {
  const names = ['ANA', 'BIA', 'CÉLIA', 'DORA', 'EVA', 'FLÁVIA'] as const;
  const name = fc.constantFrom(...names);
  const fraction = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([a, b]) => {
      const [n, d] = a <= b ? [a, b] : [b, a];
      return `${n}/${d}`;
    });
  const moves = fc.record({
    event: fc.constantFrom<EventCode>(
      'compra_venda',
      'doacao',
      'partilha_inventario',
      'partilha_divorcio',
      'arrematacao',
      'usucapiao',
      'consolidacao_propriedade',
      'outro',
    ),
    from: fc.uniqueArray(name, { maxLength: 3 }),
    to: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
    stated: fc.array(fc.option(fraction), { minLength: 3, maxLength: 3 }),
    share: fc.option(fraction),
    of: fc.constantFrom('property' as const, 'holding' as const),
    written: fc.boolean(),
    cancelsEarlier: fc.option(fc.nat({ max: 7 })),
  });

  test('through any acts, cuts and cancellations', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 8 }), fc.integer({ min: 1, max: 4 }), (list, count) => {
        const owners = names.slice(0, count).map((item) => owner(item, `1/${count}`));
        const acts = inOrder(
          ...list.map(({ event, from, to, stated, share, of, written, cancelsEarlier }, index) =>
            act(`R-${index + 1}`, event, {
              grantors: people(...from),
              grantees: people(...to),
              transfers: written
                ? [
                    {
                      from,
                      to: to.map((item, at) => ({ name: item, share: stated[at] ?? null })),
                      share,
                      of,
                      mode: event === 'usucapiao' ? 'replace' : 'transfer',
                    },
                  ]
                : [],
              links:
                cancelsEarlier !== null && cancelsEarlier < index ? cancels(`R-${cancelsEarlier + 1}`) : [],
            }),
          ),
        );
        for (let cut = 0; cut <= acts.length; cut++) {
          const now = situation(opening(owners), acts.slice(0, cut));
          expect(sumShares(now.owners.map(({ share }) => share))).toBe('1/1');
          expect(now.owners.every(({ share }) => compareShares(share, '0/1') > 0)).toBe(true);
          expect(new Set(now.owners.map((item) => item.name)).size).toBe(now.owners.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});
