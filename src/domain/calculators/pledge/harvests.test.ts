import { expect, test } from 'vitest';
import { Precise } from '../arithmetic.ts';
import { termsOn } from '../testing.ts';
import { calculatePledge } from './calculate.ts';
import type { Pledge, PledgeInput, Yield } from './model.ts';

const on = '2026-11-20';
const season = '2025/2026';
const run = (input: Partial<PledgeInput>, rounding: 'HALF_UP' | 'HALF_EVEN' = 'HALF_UP') =>
  calculatePledge({ DataReferencia: on, ...input }, termsOn(on, { rounding }));
const field = (Produto: string, given: Partial<Yield> = {}): Yield => ({
  Produto,
  Safra: season,
  AreaHa: '500',
  ProdutividadePorHa: '60',
  Unidade: 'sc60',
  ...given,
});
const pledge = (Produto: string, Quantidade: string, given: Partial<Pledge> = {}): Pledge => ({
  Safra: season,
  ValorCredito: '1',
  Bens: [{ Produto, Quantidade, Unidade: 'sc60', ValorUnitario: '1' }],
  ...given,
});
const codes = ({ Alertas }: ReturnType<typeof run>) => Alertas.map(({ Codigo }) => Codigo);

test('fields of one product and season are one harvest, against which its pledges count once', () => {
  const result = run({
    Producao: [field('Soja', { AreaHa: '300' }), field('soja em grãos', { AreaHa: '200', Safra: '25/26' })],
    Penhores: [pledge('soja', '12000'), pledge('soja', '9000')],
  });
  expect(result.Safras).toEqual([
    {
      Produto: 'Soja',
      Safra: season,
      Unidade: 'sc60',
      Estimada: '30000.000',
      Comprometida: '21000.000',
      Disponivel: '9000.000',
      Comprometimento: '70.0000',
    },
  ]);
  expect(
    result.Memoria.filter(({ De }) => De?.startsWith('Producao')).map(({ Passo, De, Resultado }) => [
      Passo,
      De,
      Resultado,
    ]),
  ).toEqual([
    ['yield', 'Producao.0', '18000.000'],
    ['yield', 'Producao.1', '12000.000'],
    ['yield-total', 'Producao.1', '30000.000'],
    ['bound', 'Producao.1', '21000.000'],
    ['bound-share', 'Producao.1', '70.0000'],
    ['left-of-yield', 'Producao.1', '9000.000'],
  ]);
});

test('the account says which pledges bind a harvest and the land, and which part of both', () => {
  const { Memoria } = run({
    AreaProdutivaHa: '500',
    Producao: [field('soja')],
    Penhores: [
      pledge('soja', '12000', { Ato: 'R-2', AreaVinculadaHa: '200' }),
      pledge('soja', '9000', { AreaVinculadaHa: '120' }),
    ],
  });
  const told = ['bound', 'bound-share', 'land-bound', 'land-share'];
  expect(Memoria.filter(({ Passo }) => told.includes(Passo))).toEqual([
    {
      Passo: 'bound',
      De: 'Producao.0',
      Formula: 'Σ q',
      Valores: { parcelas: 'R-2 12000.000, Penhores.1 9000.000', u: 'sc60' },
      Resultado: '21000.000',
    },
    {
      Passo: 'bound-share',
      De: 'Producao.0',
      Formula: 'C / E · 100',
      Valores: { C: '21000.000', E: '30000.000' },
      Resultado: '70.0000',
    },
    {
      Passo: 'land-bound',
      De: null,
      Formula: 'Σ A',
      Valores: { safra: season, parcelas: 'R-2 200.0000, Penhores.1 120.0000' },
      Resultado: '320.0000',
    },
    {
      Passo: 'land-share',
      De: null,
      Formula: 'A / T · 100',
      Valores: { safra: season, A: '320.0000', T: '500.0000' },
      Resultado: '64.0000',
    },
  ]);
});

test('parts of what is bound come to it as shown, and nothing bound has none', () => {
  const partsOfBound = (...amounts: string[]) =>
    run({
      Producao: [field('soja')],
      Penhores: amounts.map((amount, index) => pledge('soja', amount, { Ato: `R-${index + 1}` })),
    }).Memoria.find(({ Passo }) => Passo === 'bound');
  expect(partsOfBound('0.0005', '0.0005')).toMatchObject({
    Valores: { parcelas: 'R-1 0.001, R-2 0.000' },
    Resultado: '0.001',
  });
  expect(partsOfBound()).toMatchObject({ Valores: { parcelas: '-' }, Resultado: '0.000' });
});

test('fields counted in tonnes and in bags add up in the unit of the first', () => {
  const { Safras } = run({
    Producao: [field('milho'), field('milho', { AreaHa: '10', ProdutividadePorHa: '6', Unidade: 't' })],
    Penhores: [pledge('Milho em grãos', '31000')],
  });
  expect(Safras).toMatchObject([{ Estimada: '31000.000', Comprometida: '31000.000', Disponivel: '0.000' }]);
});

test('fields without a common measure stay apart, and goods count where theirs is', () => {
  const result = run({
    Producao: [field('eucalipto', { Unidade: 'm3' }), field('eucalipto', { Unidade: 't' })],
    Penhores: [
      pledge('Eucalipto', '1', { Bens: [{ Produto: 'Eucalipto', Quantidade: '5', Unidade: 'kg' }] }),
    ],
  });
  expect(result.Safras.map(({ Unidade, Comprometida }) => [Unidade, Comprometida])).toEqual([
    ['m3', '0.000'],
    ['t', '0.005'],
  ]);
  expect(codes(result)).not.toContain('unit-apart');
});

test.each(['SOJA EM GRÃOS', 'soja em grão', 'Sója', 'grãos de soja'])('“%s” is soja', (name) => {
  const result = run({ Producao: [field('Soja')], Penhores: [pledge(name, '30000')] });
  expect(result.Safras[0]).toMatchObject({ Comprometida: '30000.000', Disponivel: '0.000' });
  expect(result.Alertas).toEqual([]);
});

test('pledged crops without a harvest and harvests without a pledge are told, each naming the other', () => {
  const { Alertas } = run({ Producao: [field('milho')], Penhores: [pledge('soja', '10')] });
  expect(Alertas).toEqual([
    {
      Codigo: 'goods-without-yield',
      De: 'Penhores.0.Bens.0',
      Valores: { product: `soja (${season})`, yields: `milho (${season})` },
    },
    {
      Codigo: 'yield-without-goods',
      De: 'Producao.0',
      Valores: { product: `milho (${season})`, goods: `soja (${season})` },
    },
  ]);
});

test('a product of another season, or of none, is told with both seasons', () => {
  const other = run({ Producao: [field('soja')], Penhores: [pledge('soja', '10', { Safra: '2024/25' })] });
  expect(other.Alertas[0]).toMatchObject({
    Codigo: 'goods-without-yield',
    Valores: { product: 'soja (2024/2025)', yields: `soja (${season})` },
  });
  const none = run({ Producao: [field('soja')], Penhores: [pledge('soja', '10', { Safra: null })] });
  expect(none.Alertas[0]?.Valores).toMatchObject({ product: 'soja' });
});

test('nobody expects a harvest of animals, machines and stocks', () => {
  const goods = (Produto: string, Unidade: 'cab' | '@' | 'un'): Pledge => ({
    Safra: season,
    ValorCredito: '1',
    Bens: [{ Produto, Quantidade: '1', Unidade, ValorUnitario: '1' }],
  });
  const Penhores = [
    pledge('soja', '1'),
    goods('novilhas', 'cab'),
    goods('bois', '@'),
    goods('trator', 'un'),
    pledge('farelo de soja', '1', { Tipo: 'MERCANTIL' }),
  ];
  expect(run({ Producao: [field('soja')], Penhores }).Alertas).toEqual([]);
  expect(run({ Penhores }).Alertas).toEqual([]);
});

test('a good that cannot be converted is told once and leaves no harvest without a pledge', () => {
  const Bens = [{ Produto: 'soja', Quantidade: '5', Unidade: 'm3', ValorUnitario: '1' }] as const;
  expect(run({ Producao: [field('soja')], Penhores: [pledge('soja', '0', { Bens })] }).Alertas).toEqual([
    { Codigo: 'unit-apart', De: 'Producao.0', Valores: { unit: 'm3', expected: 'sc60' } },
  ]);
});

test('what is bound and what is left come to what is expected, of the harvest and of the land', () => {
  const { Safras, Areas, Memoria } = run({
    AreaProdutivaHa: '1.00005',
    Producao: [field('soja', { AreaHa: '1.0005', ProdutividadePorHa: '1' })],
    Penhores: [pledge('soja', '0.5003', { AreaVinculadaHa: '0.50003' })],
  });
  expect(Safras[0]).toMatchObject({ Estimada: '1.001', Comprometida: '0.500', Disponivel: '0.501' });
  expect(Areas).toMatchObject([{ AreaVinculada: '0.5000', AreaLivre: '0.5001' }]);
  for (const { Valores, Resultado } of Memoria.filter(({ Formula }) => /^[ET] − /.test(Formula))) {
    const [whole = '', part = ''] = [Valores.E ?? Valores.T, Valores.C ?? Valores.A];
    expect(new Precise(part).plus(Resultado).eq(whole)).toBe(true);
  }
});

test('harvest and land are rounded as the company rounds', () => {
  const rounded = (['HALF_UP', 'HALF_EVEN'] as const).map((rounding) => {
    const { Safras, Areas } = run(
      {
        AreaProdutivaHa: '10',
        Producao: [field('soja', { AreaHa: '0.5', ProdutividadePorHa: '0.001' })],
        Penhores: [pledge('soja', '0', { AreaVinculadaHa: '0.00005' })],
      },
      rounding,
    );
    return [Safras[0]?.Estimada, Areas[0]?.AreaVinculada];
  });
  expect(rounded).toEqual([
    ['0.001', '0.0001'],
    ['0.000', '0.0000'],
  ]);
});

test('land bound in one season adds up however the season is written', () => {
  const Penhores: Pledge[] = [
    { Safra: '2025/26', ValorCredito: '1', AreaVinculadaHa: '100' },
    { Safra: 'Safra 2025/2026', ValorCredito: '1', AreaVinculadaHa: '220' },
  ];
  expect(run({ AreaProdutivaHa: '500', Penhores }).Areas).toEqual([
    { Safra: season, AreaVinculada: '320.0000', AreaLivre: '180.0000', Comprometimento: '64.0000' },
  ]);
});

test('land bound beyond what is productive is told with its season, or that none is said', () => {
  const above = (Safra: string | null) =>
    run({ AreaProdutivaHa: '1', Penhores: [{ Safra, ValorCredito: '1', AreaVinculadaHa: '2' }] }).Alertas;
  expect(above('25/26')).toEqual([{ Codigo: 'pledge-above-area', De: null, Valores: { season } }]);
  expect(above(null)).toEqual([{ Codigo: 'pledge-above-area', De: null, Valores: { season: '-' } }]);
});
