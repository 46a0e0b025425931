import { expect, test } from 'vitest';
import { positionOn } from '../mortgage/history.ts';
import { termsOn } from '../testing.ts';
import { calculatePledge, type Pledge, type PledgeInput } from './calculate.ts';
import { pledgeHistory, seasonTotals } from './history.ts';

/** The worked rows of the rule, by their numbers there. */
const on = '2026-11-20';
const run = (input: Partial<PledgeInput>) => calculatePledge({ DataReferencia: on, ...input }, termsOn(on));
const soy = (Quantidade: string, ValorUnitario: string | null = '120') =>
  ({ Produto: 'soja', Quantidade, Unidade: 'sc60', ValorUnitario }) as const;
const first: Pledge = { ValorCredito: '1000000', Bens: [soy('12000')] };
const season = '2025/2026';
const harvest = [
  { Produto: 'Soja', Safra: season, AreaHa: '500', ProdutividadePorHa: '60', Unidade: 'sc60' },
] as const;

test('P1: goods over credit', () => {
  expect(run({ Penhores: [first] })).toMatchObject({
    ValorBens: '1440000.00',
    Cobertura: '144.0000',
    Sobra: '440000.00',
  });
});

test('P2: a part of the goods, and cattle', () => {
  const Bens = [
    { ...soy('12000'), PercentualVinculado: '50' },
    { Produto: 'boi', Quantidade: '300', Unidade: 'cab', ValorUnitario: '2800' },
  ] as const;
  expect(run({ Penhores: [{ ValorCredito: '1200000', Bens }] })).toMatchObject({
    ValorBens: '1560000.00',
    Cobertura: '130.0000',
    Sobra: '360000.00',
  });
});

test('P3, P4: what is left of a harvest', () => {
  const bound = (...amounts: string[]) =>
    run({ Producao: harvest, Penhores: amounts.map((amount) => ({ Safra: season, Bens: [soy(amount)] })) });
  expect(bound('12000', '9000').Safras[0]).toMatchObject({
    Estimada: '30000.000',
    Comprometida: '21000.000',
    Disponivel: '9000.000',
    Comprometimento: '70.0000',
  });
  const over = bound('34000');
  expect(over.Safras[0]).toMatchObject({ Disponivel: '-4000.000', Comprometimento: '113.3333' });
  expect(over.Alertas.map(({ Codigo }) => Codigo)).toContain('pledge-above-yield');
});

test('P5: head of cattle counted in arrobas', () => {
  const Bens = [{ Produto: 'boi', Quantidade: '3240', Unidade: '@', ValorUnitario: '310' }] as const;
  expect(run({ Penhores: [{ ValorCredito: '900000', Bens }] })).toMatchObject({
    ValorBens: '1004400.00',
    Cobertura: '111.6000',
    Sobra: '104400.00',
  });
});

test('P6: what may be freed after a part was paid, where the title allows it', () => {
  const paid: Pledge = { ...first, SaldoInformado: '640000', DataSaldo: on };
  expect(run({ Penhores: [{ ...paid, PermiteLiberacao: true }] }).Penhores[0]).toMatchObject({
    ManterPct: '64.0000',
    Bens: [{ Manter: '7680.000', Liberada: '4320.000' }],
  });
  expect(run({ Penhores: [paid] }).Penhores[0]).toMatchObject({
    ManterPct: '100.0000',
    Bens: [{ Manter: '12000.000', Liberada: '0.000' }],
  });
});

test('P7: what is left of the land, season by season', () => {
  const Penhores: Pledge[] = [
    { Safra: season, AreaVinculadaHa: '320' },
    { Safra: '2026/2027', AreaVinculadaHa: '500' },
  ];
  expect(run({ AreaProdutivaHa: '500', Penhores }).Areas).toEqual([
    { Safra: season, AreaVinculada: '320.0000', AreaLivre: '180.0000', Comprometimento: '64.0000' },
    { Safra: '2026/2027', AreaVinculada: '500.0000', AreaLivre: '0.0000', Comprometimento: '100.0000' },
  ]);
});

test('P8: interest on the credit', () => {
  const credit: Pledge = {
    ValorCredito: '500000',
    DataEmissao: '2026-03-20',
    JurosAa: '12',
    Regime: 'COMPOSTO',
  };
  expect(run({ Penhores: [credit] }).Credito).toBe('539519.02');
});

test('P9: past its due date and not cancelled it stays in the sums', () => {
  const result = run({ Penhores: [{ ...first, Vencimento: '2025-07-31' }] });
  expect(result.Penhores[0]).toMatchObject({ Situacao: 'VENCIDO_SUBSISTENTE', DiasAtraso: 477 });
  expect(result.Memoria.find(({ Passo }) => Passo === 'days-late')).toMatchObject({
    De: 'Penhores.0',
    Valores: { D: on, V: '2025-07-31' },
    Resultado: '477',
  });
  expect(result.Credito).toBe('1000000.00');
});

test('P10: what was cancelled binds nothing, another season counts for itself', () => {
  const { Safras, Penhores } = run({
    Producao: harvest,
    Penhores: [
      { Safra: '2024/2025', Cancelado: true, Bens: [soy('12000')] },
      { Safra: season, Bens: [soy('10000')] },
    ],
  });
  expect(Safras[0]?.Comprometida).toBe('10000.000');
  expect(Penhores.map(({ Situacao }) => Situacao)).toEqual(['CANCELADO', 'VIGENTE']);
});

test('goods without a price count by quantity alone; units of mass are converted', () => {
  const tonnes = { Produto: 'SOJA', Quantidade: '600', Unidade: 't', ValorUnitario: null } as const;
  const result = run({ Producao: harvest, Penhores: [{ Safra: season, ValorCredito: '1', Bens: [tonnes] }] });
  expect(result).toMatchObject({ ValorBens: '0.00', Safras: [{ Comprometida: '10000.000' }] });
  expect(result.Alertas).toContainEqual({ Codigo: 'price-missing', De: 'Penhores.0.Bens.0', Valores: {} });
});

test('halves to even where the company rounds so', () => {
  const half: PledgeInput = {
    DataReferencia: on,
    Penhores: [{ ValorCredito: '1', Bens: [soy('0.5', '0.25')] }],
  };
  const rows = (['HALF_UP', 'HALF_EVEN'] as const).map((rounding) =>
    calculatePledge(half, termsOn(on, { rounding })),
  );
  expect(rows.map(({ ValorBens }) => ValorBens)).toEqual(['0.13', '0.12']);
  expect(rows.map(({ Memoria }) => Memoria[0])).toMatchObject([
    { Passo: 'rounding', Valores: { Arredondamento: 'HALF_UP' }, Resultado: '0.13' },
    { Passo: 'rounding', Valores: { Arredondamento: 'HALF_EVEN' }, Resultado: '0.12' },
  ]);
});

test('each of the goods stands in the account with its quantity, price and part', () => {
  const { Memoria } = run({
    Penhores: [{ ...first, Bens: [{ ...soy('12000'), PercentualVinculado: '50' }] }],
  });
  expect(Memoria.find(({ Passo }) => Passo === 'good')).toEqual({
    Passo: 'good',
    De: 'Penhores.0',
    Formula: 'q · p · v',
    Valores: { bem: 'soja', q: '12000', u: 'sc60', p: '50%', v: '120' },
    Resultado: '720000.00',
  });
});

test('a price holds as long as the company lets a balance hold', () => {
  const Penhores = [{ ...first, Bens: [{ ...soy('1'), DataPreco: '2026-10-01' }] }] as const;
  const alerts = (balanceDays: number) =>
    calculatePledge({ DataReferencia: on, Penhores }, termsOn(on, { balanceDays })).Alertas;
  expect(alerts(30)).toMatchObject([{ Codigo: 'price-old', Valores: { until: '2026-10-31', days: '30' } }]);
  expect(alerts(50)).toEqual([]);
});

test('a price older than ninety days before the reference is warned of and still counts', () => {
  const priced = (DataPreco: string) => run({ Penhores: [{ ...first, Bens: [{ ...soy('1'), DataPreco }] }] });
  expect(priced('2026-08-21').Alertas).toContainEqual({
    Codigo: 'price-old',
    De: 'Penhores.0.Bens.0',
    Valores: { day: '2026-08-21', until: '2026-11-19', days: '90' },
  });
  expect(priced('2026-08-22').Alertas).toEqual([]);
  expect(priced('2026-08-21').ValorBens).toBe('120.00');
});

test('nothing pledged gives zeros, not errors', () => {
  expect(run({})).toMatchObject({
    ValorBens: '0.00',
    Credito: '0.00',
    Cobertura: null,
    Sobra: '0.00',
    Safras: [],
  });
});

test('a day before the credit is refused beside the field the form knows', () => {
  expect(() => run({ Penhores: [{ ValorCredito: '1', DataEmissao: '2027-01-01' }] })).toThrow(
    'Penhores.0.DataEmissao: reference-before-issue',
  );
});

test('the history goes by season and creditor, with what each binds and the totals of what stands', () => {
  const rows = pledgeHistory(
    [
      {
        Data: '2024-03-01',
        Ato: 'R-1',
        Evento: 'constituicao',
        Credor: 'B',
        Valor: '100',
        ...bound('2024/2025', '10'),
      },
      {
        Data: '2025-03-01',
        Ato: 'R-3',
        Evento: 'constituicao',
        Credor: 'A',
        Valor: '200',
        ...bound(season, '20'),
      },
      {
        Data: '2025-04-01',
        Ato: 'R-4',
        Evento: 'constituicao',
        Credor: 'A',
        Valor: '50',
        ...bound(season, '5'),
      },
      { Data: '2025-05-01', Ato: 'AV-5', Evento: 'cancelamento', Garantia: 'R-1' },
    ],
    'HALF_UP',
  );
  expect(rows.map(({ Ato, Safra, Quantidade }) => [Ato, Safra, Quantidade])).toEqual([
    ['R-1', '2024/2025', '10'],
    ['AV-5', '2024/2025', '10'],
    ['R-3', season, '20'],
    ['R-4', season, '5'],
  ]);
  expect(seasonTotals(rows, 'HALF_UP')).toEqual([
    {
      Safra: season,
      Credito: '250.00',
      Produtos: [{ Produto: 'soja', Unidade: 'sc60', Quantidade: '25.000' }],
      AreaVinculada: '80.0000',
    },
  ]);
});

function bound(Safra: string, Quantidade: string) {
  return { Safra, Produto: 'soja', Unidade: 'sc60', Quantidade, AreaVinculadaHa: '40' } as const;
}

test('the position of a day follows time, not the order rows are shown in', () => {
  const rows = pledgeHistory(
    [
      { Data: '2022-01-01', Ato: 'R-1', Evento: 'constituicao', Credor: 'Banco Z', Valor: '100000' },
      { Data: '2022-05-01', Ato: 'AV-2', Evento: 'cessao', Garantia: 'R-1', Credor: 'Banco A' },
      { Data: '2022-09-01', Ato: 'AV-3', Evento: 'cancelamento', Garantia: 'R-1' },
    ],
    'HALF_UP',
  );
  expect(positionOn(rows, '2022-06-01').Garantias).toMatchObject([{ Credor: 'Banco A', Valor: '100000.00' }]);
  expect(positionOn(rows, '2023-01-01').Garantias).toEqual([]);
});

test('one act on two pledges gives each its own', () => {
  const rows = pledgeHistory(
    [
      {
        Data: '2024-01-01',
        Ato: 'R-1',
        Evento: 'constituicao',
        Valor: '1',
        Produto: 'milho',
        Quantidade: '1',
      },
      {
        Data: '2024-01-01',
        Ato: 'R-2',
        Evento: 'constituicao',
        Valor: '1',
        Produto: 'milho',
        Quantidade: '2',
      },
      { Data: '2024-02-01', Ato: 'AV-3', Evento: 'aditivo', Garantia: 'R-1', Valor: '1', Quantidade: '11' },
      { Data: '2024-02-01', Ato: 'AV-3', Evento: 'aditivo', Garantia: 'R-2', Valor: '1', Quantidade: '22' },
    ],
    'HALF_UP',
  );
  expect(rows.map(({ Garantia, Quantidade }) => `${Garantia} ${Quantidade}`)).toEqual([
    'R-1 1',
    'R-2 2',
    'R-1 11',
    'R-2 22',
  ]);
});

test('a season however it is written is one; goods that cannot be converted are told of', () => {
  const { Safras, Alertas } = run({
    Producao: harvest,
    Penhores: [
      { Safra: '2025/26', Bens: [soy('10000')] },
      { Safra: season, Bens: [{ ...soy('5'), Unidade: 'm3' }] },
    ],
  });
  expect(Safras[0]).toMatchObject({ Safra: season, Comprometida: '10000.000' });
  expect(Alertas.map(({ Codigo }) => Codigo)).toContain('unit-apart');
});
