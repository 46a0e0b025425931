import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longRecord } from '../../../../../test/support/papers/longRecord.ts';
import {
  act,
  boaAurora,
  cancels,
  inOrder,
  linked,
  opening,
  owner,
  people,
  person,
  property,
} from '../../../../../test/support/papers/matricula.ts';
import { toPercentages } from '../../../units.ts';
import type { Act, Situation, Transfer } from '../model.ts';
import { situation, situationsOf } from './situation.ts';

const shares = ({ owners }: Situation): Record<string, string> =>
  Object.fromEntries(owners.map(({ name, share }) => [name, share]));
const codes = ({ warnings }: Situation) => warnings.map(({ code }) => code);
const onus = ({ encumbrances }: Situation) => encumbrances.map(({ code }) => code);

const sells = (
  from: readonly string[],
  to: readonly string[],
  share: string | null = null,
  of: Transfer['of'] = 'property',
) => ({
  grantors: people(...from),
  grantees: people(...to),
  transfers: [{ from, to: to.map((name) => ({ name, share: null })), share, of, mode: 'transfer' as const }],
});

describe('the worked chains of ownership', () => {
  test('1: a spouse who is no owner signs, and the buyers share equally', () => {
    const start = opening([owner('ANA', '1/1', { spouse: 'BRUNO' })]);
    const now = situation(
      start,
      inOrder(act('R-1', 'compra_venda', sells(['ANA', 'BRUNO'], ['CARLA', 'DIEGO']))),
    );
    expect(shares(now)).toEqual({ CARLA: '1/2', DIEGO: '1/2' });
    expect(codes(now)).toEqual([]);
  });

  test('2: half of the property, then half of the buyer’s part', () => {
    const acts = inOrder(
      act('R-1', 'compra_venda', sells(['ELIAS'], ['FÁBIO'], '1/2')),
      act('R-2', 'compra_venda', sells(['FÁBIO'], ['GIL'], '1/2', 'holding')),
    );
    expect(shares(situation(opening([owner('ELIAS', '1/1')]), acts))).toEqual({
      ELIAS: '1/2',
      FÁBIO: '1/4',
      GIL: '1/4',
    });
  });

  test('3: an estate that hands out the surviving wife’s half too', () => {
    const start = opening([
      owner('HUGO', '1/2', { spouse: 'IRIS' }),
      owner('IRIS', '1/2', { spouse: 'HUGO' }),
    ]);
    const partition = act('R-1', 'partilha_inventario', {
      ...sells(['HUGO'], ['IRIS', 'JONAS', 'KARINA']),
      transfers: [
        {
          from: ['HUGO'],
          to: [
            { name: 'IRIS', share: '1/2' },
            { name: 'JONAS', share: '1/4' },
            { name: 'KARINA', share: '1/4' },
          ],
          share: null,
          of: 'property',
          mode: 'transfer',
        },
      ],
    });
    const now = situation(start, inOrder(partition));
    expect(shares(now)).toEqual({ IRIS: '1/2', JONAS: '1/4', KARINA: '1/4' });
    expect(now.owners.find(({ name }) => name === 'IRIS')?.spouse).toBeNull();
    expect(codes(now)).toEqual([]);
  });

  test('4: a gift in thirds under a usufruct that death ends', () => {
    const acts = inOrder(
      act('R-1', 'doacao', sells(['LÍVIA'], ['MARCO', 'NARA', 'OTTO'])),
      act('R-2', 'usufruto', { grantees: people('LÍVIA') }),
      act('AV-3', 'cancelamento', { links: cancels('R-2') }),
    );
    const start = opening([owner('LÍVIA', '1/1')]);
    const before = situation(start, acts.slice(0, 2));
    expect(before.owners.map(({ kind }) => kind)).toEqual(['bare', 'bare', 'bare']);
    expect(onus(before)).toEqual(['R-2']);
    const now = situation(start, acts);
    expect(
      toPercentages(
        now.owners.map(({ share }) => share),
        4,
      ),
    ).toEqual(['33.3334', '33.3333', '33.3333']);
    expect(now.owners.map(({ kind }) => kind)).toEqual(['full', 'full', 'full']);
    expect(onus(now)).toEqual([]);
  });

  test('5: a consolidation makes the creditor owner and absorbs the fiduciary act', () => {
    const acts = inOrder(
      act('R-1', 'alienacao_fiduciaria', { creditor: 'BANCO HORIZONTE S.A.', grantors: people('PAULA') }),
      act('AV-2', 'consolidacao_propriedade'),
    );
    const now = situation(opening([owner('PAULA', '1/1')]), acts);
    expect(shares(situation(opening([owner('PAULA', '1/1')]), acts.slice(0, 1)))).toEqual({ PAULA: '1/1' });
    expect(shares(now)).toEqual({ 'BANCO HORIZONTE S.A.': '1/1' });
    expect(now.valid).toEqual({ 'R-1': false, 'AV-2': true });
    expect(onus(now)).toEqual([]);
  });

  test('6: a share of the property out of a larger holding', () => {
    const start = opening([owner('QUIRINO', '2/3'), owner('RITA', '1/3')]);
    const now = situation(start, inOrder(act('R-1', 'compra_venda', sells(['QUIRINO'], ['SARA'], '1/4'))));
    expect(shares(now)).toEqual({ QUIRINO: '5/12', RITA: '1/3', SARA: '1/4' });
  });

  test('7: a cancelled sale gives the property back', () => {
    const acts = inOrder(
      act('R-1', 'compra_venda', sells(['TELMA'], ['UGO'])),
      act('AV-2', 'cancelamento', { links: cancels('R-1') }),
    );
    const now = situation(opening([owner('TELMA', '1/1')]), acts);
    expect(shares(now)).toEqual({ TELMA: '1/1' });
    expect(now.valid['R-1']).toBe(false);
  });

  test('8: nobody sells more than they hold: capped and warned', () => {
    const start = opening([owner('VERA', '1/2'), owner('WAGNER', '1/2')]);
    const now = situation(start, inOrder(act('R-1', 'compra_venda', sells(['VERA'], ['XAVIER'], '3/5'))));
    expect(shares(now)).toEqual({ WAGNER: '1/2', XAVIER: '1/2' });
    expect(now.warnings).toEqual([
      { code: 'share-exceeds-holding', acts: ['R-1'], params: { wanted: '3/5', held: '1/2' } },
    ]);
  });

  test('9: measured land sold as a part is its fraction of the whole', () => {
    const start = opening([owner('YARA', '1/1')], {
      property: property({ area: { value: '48.4', unit: 'ha' } }),
    });
    const now = situation(start, inOrder(act('R-1', 'compra_venda', sells(['YARA'], ['ZECA'], '1/4'))));
    expect(shares(now)).toEqual({ YARA: '3/4', ZECA: '1/4' });
  });
});

describe('Fazenda Boa Aurora, the complete example', () => {
  const { opening: start, acts } = boaAurora();
  const now = situation(start, acts);

  test('ends with four owners, each share with its origin', () => {
    expect(now.owners.map(({ name, share, origin }) => [name, share, origin])).toEqual([
      ['LÍVIA PRADO TESTE', '1/4', 'R-6'],
      ['FÁBIO MOTA TESTE', '1/2', 'R-4'],
      ['JONAS PRADO TESTE', '1/8', 'R-6'],
      ['KARINA PRADO TESTE', '1/8', 'R-6'],
    ]);
  });

  test('shows the owners after any act', () => {
    expect(shares(situation(start, acts.slice(0, 3)))).toEqual({
      'ELIAS PRADO TESTE': '1/2',
      'LÍVIA PRADO TESTE': '1/2',
    });
    expect(shares(situation(start, acts.slice(0, 4)))).toEqual({
      'ELIAS PRADO TESTE': '1/4',
      'LÍVIA PRADO TESTE': '1/4',
      'FÁBIO MOTA TESTE': '1/2',
    });
    expect(onus(situation(start, acts.slice(0, 1)))).toEqual(['R-1']);
  });

  test('keeps the documents the opening printed, and makes the widow single', () => {
    expect(now.owners[0]).toMatchObject({ document: '52998224725', maritalRegime: null, spouse: null });
  });

  test('has one act cancelled and two encumbrances, the mortgage with its amended due date', () => {
    expect(Object.entries(now.valid).filter(([, valid]) => !valid)).toEqual([['R-1', false]]);
    expect(now.encumbrances).toMatchObject([
      { code: 'R-7', dueOn: '2027-03-11', value: '400000', amendments: ['AV-8'], degree: 1 },
      { code: 'AV-9', event: 'penhora', value: '35000' },
    ]);
  });

  test('follows the area and the legal reserve', () => {
    expect(now.areaHistory).toEqual([
      { code: null, area: { value: '48.4', unit: 'ha' } },
      { code: 'AV-5', area: { value: '48.1032', unit: 'ha' } },
    ]);
    expect(now.property.area).toEqual({ value: '48.1032', unit: 'ha' });
    expect(now.legalReserve).toEqual({ registered: true, code: 'AV-3', area: { value: '9.68', unit: 'ha' } });
  });

  test('has nothing to warn about', () => {
    expect(now.warnings).toEqual([]);
    expect(now.closed).toBe(false);
  });
});

describe('the property', () => {
  const start = opening([owner('ANA', '1/1')], {
    property: property({ name: 'Sítio', area: { value: '12', unit: 'ha' } }),
  });

  test('takes the facts of the last standing act that changes them', () => {
    const acts = inOrder(
      act('AV-1', 'mudanca_denominacao', { propertyChange: { name: 'Fazenda Nova' } }),
      act('AV-2', 'cadastro_car', { propertyChange: { car: 'SP-1' } }),
      act('AV-3', 'mudanca_denominacao', { propertyChange: { name: 'Fazenda Velha' } }),
      act('AV-4', 'cancelamento', { links: cancels('AV-3') }),
    );
    expect(situation(start, acts).property).toMatchObject({ name: 'Fazenda Nova', car: 'SP-1' });
  });

  test('loses the measured part an act takes away', () => {
    const acts = inOrder(act('AV-1', 'desmembramento', { detachedArea: { value: '20000', unit: 'm2' } }));
    expect(situation(start, acts).areaHistory.at(-1)).toEqual({
      code: 'AV-1',
      area: { value: '10', unit: 'ha' },
    });
  });

  test('is measured in square metres from the act that makes it urban', () => {
    const acts = inOrder(
      act('AV-1', 'mudanca_denominacao', { propertyChange: { kind: 'urban' } }),
      act('AV-2', 'retificacao_area', { area: { value: '11.5', unit: 'ha' } }),
    );
    expect(situation(start, acts).areaHistory).toEqual([
      { code: null, area: { value: '12', unit: 'ha' } },
      { code: 'AV-2', area: { value: '115000', unit: 'm2' } },
    ]);
  });

  test('is closed by an act of closing, unless that falls', () => {
    const acts = inOrder(
      act('AV-1', 'encerramento'),
      act('AV-2', 'cancelamento', { links: cancels('AV-1') }),
    );
    expect(situation(start, acts.slice(0, 1)).closed).toBe(true);
    expect(situation(start, acts).closed).toBe(false);
  });

  test('has no registered reserve when it is only declared in the environmental registry', () => {
    const acts = inOrder(act('AV-1', 'cadastro_car', { legalReserve: { value: '2', unit: 'ha' } }));
    expect(situation(start, acts).legalReserve).toEqual({ registered: false, code: null, area: null });
  });
});

describe('encumbrances', () => {
  const start = opening([owner('ANA', '1/1')]);
  const listed = (item: Act) => onus(situation(start, inOrder(item)));

  test('are those the trade counts, whatever their letter', () => {
    expect(listed(act('AV-1', 'penhora'))).toEqual(['AV-1']);
    expect(listed(act('AV-1', 'tombamento'))).toEqual(['AV-1']);
    expect(listed(act('AV-1', 'reserva_legal'))).toEqual([]);
    expect(listed(act('AV-1', 'app'))).toEqual([]);
    expect(listed(act('AV-1', 'convencao_condominio'))).toEqual([]);
  });

  test('count a credit note only where the property secures it', () => {
    expect(listed(act('R-1', 'cedula_credito', { text: 'garantida por penhor de safra' }))).toEqual([]);
    expect(listed(act('R-1', 'cedula_credito', { text: 'em garantia o imóvel desta matrícula' }))).toEqual([
      'R-1',
    ]);
  });

  test('count an expropriation only while nothing has passed', () => {
    const text = 'imissão provisória na posse';
    expect(listed(act('AV-1', 'desapropriacao', { text }))).toEqual(['AV-1']);
    expect(listed(act('R-1', 'desapropriacao', { text, area: { value: '1', unit: 'ha' } }))).toEqual([]);
  });

  test('leave out a servitude that benefits the property', () => {
    expect(
      listed(act('R-1', 'servidao', { text: 'servidão de passagem sobre o imóvel desta matrícula' })),
    ).toEqual(['R-1']);
    expect(
      listed(act('R-1', 'servidao', { text: 'sendo o imóvel da presente matrícula prédio dominante' })),
    ).toEqual([]);
  });

  test('take the due date, value and creditor of their last standing amendment, through amendments of amendments', () => {
    const acts = inOrder(
      act('R-1', 'hipoteca', { value: '100', currency: 'BRL', creditor: 'BANCO A', dueOn: '2020-01-01' }),
      act('AV-2', 'aditivo_cedula', { dueOn: '2022-01-01', links: linked('amends', 'R-1') }),
      act('AV-3', 'aditivo_cedula', {
        value: '150',
        currency: 'BRL',
        dueOn: '2024-01-01',
        links: linked('amends', 'AV-2'),
      }),
      act('AV-4', 'outro', { creditor: 'FUNDO B', links: linked('amends', 'R-1') }),
      act('AV-5', 'cancelamento', { links: cancels('AV-3') }),
    );
    expect(situation(start, acts.slice(0, 4)).encumbrances).toMatchObject([
      {
        code: 'R-1',
        value: '150',
        dueOn: '2024-01-01',
        creditor: 'FUNDO B',
        amendments: ['AV-2', 'AV-3', 'AV-4'],
      },
    ]);
    expect(situation(start, acts).encumbrances).toMatchObject([
      { code: 'R-1', value: '100', dueOn: '2022-01-01' },
    ]);
  });

  test('show a part released and stay', () => {
    const acts = inOrder(
      act('R-1', 'hipoteca'),
      act('AV-2', 'cancelamento', { links: linked('cancels-in-part', 'R-1') }),
    );
    expect(situation(start, acts).encumbrances).toMatchObject([{ code: 'R-1', partlyReleased: true }]);
    expect(situation(start, acts).warnings).toEqual([]);
  });

  test('stay in force when an auction of their case spent them, and say so; those of other cases do not', () => {
    const acts = inOrder(
      act('R-1', 'penhora', { text: 'Penhora nos autos nº 100.200/2015, em favor de A.' }),
      act('R-2', 'penhora', { text: 'Penhora nos autos nº 900.800/2016, em favor de B.' }),
      act('R-3', 'hipoteca', { text: 'Hipoteca executada nos autos nº 100.200/2015.' }),
      act('R-4', 'arrematacao', { text: 'Carta de arrematação, execução, autos nº 100.200/2015.' }),
    );
    const { encumbrances, valid } = situation(start, acts);
    expect(encumbrances.map(({ code, spentBy }) => [code, spentBy])).toEqual([
      ['R-1', 'R-4'],
      ['R-2', null],
      ['R-3', null],
    ]);
    expect(valid['R-1']).toBe(true);
  });
});

describe('usufruct', () => {
  test('kept within the act of gift weighs on the receivers until it is ended', () => {
    const gift = act('R-1', 'doacao', {
      ...sells(['LÍVIA'], ['MARCO']),
      text: 'com reserva de usufruto vitalício',
    });
    const acts = inOrder(gift, act('AV-2', 'cancelamento', { links: linked('cancels-in-part', 'R-1') }));
    const start = opening([owner('LÍVIA', '1/1')]);
    const before = situation(start, acts.slice(0, 1));
    expect(before.owners).toMatchObject([{ name: 'MARCO', kind: 'bare' }]);
    expect(before.encumbrances).toMatchObject([{ code: 'R-1', event: 'usufruto' }]);
    const after = situation(start, acts);
    expect(after.owners).toMatchObject([{ name: 'MARCO', kind: 'full' }]);
    expect(after.encumbrances).toEqual([]);
  });

  test('that a gift speaks of and an act of its own registers ends with that act', () => {
    const date = '1998-03-25';
    const gift = { ...sells(['LÍVIA'], ['MARCO']), text: 'com reserva de usufruto vitalício', date };
    const acts = inOrder(
      act('R-1', 'doacao', gift),
      act('R-2', 'usufruto', { grantees: people('LÍVIA'), date }),
      act('AV-3', 'cancelamento', { links: cancels('R-2') }),
    );
    const now = situation(opening([owner('LÍVIA', '1/1')]), acts);
    expect(now.owners).toMatchObject([{ name: 'MARCO', kind: 'full' }]);
    expect(now.encumbrances).toEqual([]);
  });

  test('follows the share to a later buyer, and leaves other owners alone', () => {
    const acts = inOrder(
      act('R-1', 'doacao', sells(['LÍVIA'], ['MARCO'], '1/2')),
      act('R-2', 'usufruto', { grantees: people('LÍVIA') }),
      act('R-3', 'compra_venda', sells(['MARCO'], ['NARA'])),
    );
    const now = situation(opening([owner('LÍVIA', '1/1')]), acts);
    expect(now.owners.map(({ name, kind }) => [name, kind])).toEqual([
      ['LÍVIA', 'full'],
      ['NARA', 'bare'],
    ]);
  });

  test('registered before the gift weighs on the receiver all the same', () => {
    const acts = inOrder(
      act('R-1', 'usufruto', { grantees: people('LÍVIA') }),
      act('R-2', 'doacao', sells(['LÍVIA'], ['MARCO'])),
    );
    const start = opening([owner('LÍVIA', '1/1')]);
    expect(situation(start, acts.slice(0, 1)).owners).toMatchObject([{ kind: 'full' }]);
    expect(situation(start, acts).owners).toMatchObject([{ name: 'MARCO', kind: 'bare' }]);
  });

  test('ends with adverse possession, which starts ownership anew', () => {
    const acts = inOrder(
      act('R-1', 'usufruto', { grantees: people('LÍVIA') }),
      act('R-2', 'usucapiao', { grantees: people('NARA') }),
    );
    expect(situation(opening([owner('MARCO', '1/1')]), acts).owners).toMatchObject([
      { name: 'NARA', kind: 'full' },
    ]);
  });
});

describe('numbering', () => {
  const start = opening([owner('ANA', '1/1')]);
  const warnings = (...acts: readonly Act[]) => situation(start, inOrder(...acts)).warnings;

  test('warns of missing and repeated numbers', () => {
    expect(warnings(act('R-1', 'outro'), act('AV-4', 'outro'))).toEqual([
      { code: 'act-number-gap', acts: ['R-1', 'AV-4'], params: { missing: '2-3' } },
    ]);
    expect(warnings(act('AV-2', 'outro'))).toEqual([
      { code: 'act-number-gap', acts: ['AV-2'], params: { missing: '1' } },
    ]);
    expect(warnings(act('R-1', 'outro'), { ...act('R-1', 'outro'), id: 'R-1~2' })).toEqual([
      { code: 'act-number-repeated', acts: ['R-1'], params: {} },
    ]);
  });

  test('accepts offices that number registrations and averbações apart', () => {
    expect(
      warnings(act('R-1', 'outro'), act('AV-1', 'outro'), act('AV-2', 'outro'), act('R-2', 'outro')),
    ).toEqual([]);
  });
});

test('the order of the fold is the place in the document, not the order of the list', () => {
  const acts = inOrder(
    act('R-1', 'compra_venda', sells(['ANA'], ['BIA'])),
    act('R-2', 'compra_venda', sells(['BIA'], ['CÉLIA'])),
  );
  const start = opening([owner('ANA', '1/1', person('ANA'))]);
  expect(shares(situation(start, acts.toReversed()))).toEqual({ CÉLIA: '1/1' });
});

describe('the cuts of a record', () => {
  test('are what a fold of the acts up to there gives, whatever later acts take down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 40 }), (seed, count) => {
        const record = longRecord(count, seed);
        const one = (cut: number) => situation(record.opening, record.acts.slice(0, cut));
        expect(situationsOf(record.opening, record.acts)).toEqual(
          Array.from({ length: count + 1 }, (_, cut) => one(cut)),
        );
      }),
      { numRuns: 60 },
    );
  });
});
