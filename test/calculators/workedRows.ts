/**
 * The worked examples of every rule, as a file of the command line has them: their number, the keys a person would write,
 * and the figures that must come of them.
 */
export interface WorkedRow {
  readonly row: string;
  readonly calculator: string;
  readonly input: object;
  readonly figures: object;
  /** Codes that must be among the alerts; none may be among them where this is empty. */
  readonly alerts?: readonly string[];
}

/** Percent a month of an invented index. */
const Indices = [
  [2023, 12, 0.56],
  [2024, 1, 0.42],
  [2024, 2, 0.83],
  [2024, 3, 0.16],
  [2024, 4, 0.38],
  [2024, 5, 0.46],
  [2024, 6, 0.21],
  [2024, 7, 0.38],
  [2024, 8, -0.02],
  [2024, 9, 0.44],
  [2024, 10, 0.56],
].map(([Ano, Mes, VariacaoPct]) => ({ Codigo: 'IPCA', Ano, Mes, VariacaoPct }));

const on = '2026-11-20';
const row = (
  number: string,
  calculator: string,
  input: object,
  figures: object,
  alerts?: readonly string[],
): WorkedRow => ({ row: number, calculator, input, figures, ...(alerts ? { alerts } : {}) });

const mortgage = (number: string, input: object, figures: object, alerts?: readonly string[]) =>
  row(number, 'mortgage', { DataReferencia: on, ValorImovel: 1_000_000, ...input }, figures, alerts);

const degrees = [
  { Ato: 'R-2', Evento: 'hipoteca', Grau: 1, Valor: 250_000 },
  { Ato: 'R-4', Evento: 'hipoteca', Grau: 2, Valor: 180_000 },
];

/** One debt brought to a day. */
const debt = (number: string, DataReferencia: string, onus: object, figures: object, more: object = {}) =>
  mortgage(number, { DataReferencia, Indices, Onus: [onus], ...more }, { Onus: [figures] });

const indexed = { Valor: 200_000, DataBase: '2024-01-10', Indice: 'IPCA' };
const growing = { Valor: 150_000, DataBase: '2024-03-15', JurosAa: 10, Regime: 'COMPOSTO' };
const half = {
  ValorImovel: 1_200_000,
  PercentualProprietario: 50,
  Onus: [{ Evento: 'hipoteca', Grau: 1, Valor: 300_000, FracaoOnerada: 1 }],
};
const shared = (ValorImovel: number, OutrosImoveis: readonly number[], Alocacao?: string) => ({
  ValorImovel,
  Onus: [{ Evento: 'hipoteca', Grau: 1, Valor: 900_000, OutrosImoveis, Alocacao }],
});
const deflated = { Valor: 100_000, DataBase: '2024-09-01', Indice: 'IPCA' };
const transferred = { ValorImovel: 500_000, Onus: [{ Evento: 'alienacao_fiduciaria', Valor: 320_000 }] };

const mortgages = [
  mortgage(
    'H1',
    { Onus: [], NovaOperacao: 600_000, LimiteLtvPct: 80 },
    { Margem: '1000000.00', LTVnovo: '60.0000', MaxNova: '800000.00', ProximoGrau: 1 },
  ),
  mortgage(
    'H2',
    { Onus: degrees, NovaOperacao: 200_000 },
    {
      PorGrau: [
        { Grau: 1, Total: '250000.00' },
        { Grau: 2, Total: '180000.00' },
      ],
      Total: '430000.00',
      Margem: '570000.00',
      LTVatual: '43.0000',
      LTVnovo: '63.0000',
      MaxNova: '370000.00',
      ProximoGrau: 3,
    },
  ),
  debt('H3', '2024-04-10', indexed, { Fator: '1.01820506', Atualizado: '203641.01' }),
  debt('H4', '2024-04-25', indexed, { Fator: '1.01901929', Atualizado: '203803.86' }),
  debt(
    'H5',
    '2024-04-25',
    { ...indexed, JurosAa: 12, Regime: 'SIMPLES', Base: 365 },
    { Juros: '7102.42', Atualizado: '210906.28' },
  ),
  debt(
    'H6',
    '2024-04-25',
    { ...indexed, JurosAa: 12, Regime: 'COMPOSTO', Base: 365 },
    { Juros: '6819.17', Atualizado: '210623.03' },
  ),
  debt('H7', '2026-03-15', growing, { Atualizado: '181500.00' }),
  debt('H7', on, growing, { Atualizado: '193743.79' }),
  debt('H7', on, { ...growing, Regime: 'SIMPLES' }, { Atualizado: '190273.97' }),
  mortgage(
    'H8',
    { Onus: degrees, NovaOperacao: 200_000, DesagioPct: 20 },
    { Base: '800000.00', Margem: '370000.00', LTVnovo: '78.7500', MaxNova: '210000.00' },
  ),
  mortgage(
    'H9',
    { ...half, ModoFracao: 'INDIVISIVEL' },
    { BaseProp: '600000.00', Margem: '300000.00', LTVatual: '50.0000' },
  ),
  mortgage(
    'H9',
    { ...half, ModoFracao: 'PROPORCIONAL' },
    { Deducao: '150000.00', Margem: '450000.00', LTVatual: '25.0000' },
  ),
  mortgage('H10', shared(400_000, [600_000, 1_000_000], 'RATEIO'), { Onus: [{ Alocado: '180000.00' }] }),
  mortgage('H10', shared(600_000, [400_000, 1_000_000], 'RATEIO'), { Onus: [{ Alocado: '270000.00' }] }),
  mortgage('H10', shared(1_000_000, [400_000, 600_000], 'RATEIO'), { Onus: [{ Alocado: '450000.00' }] }),
  mortgage('H10', shared(400_000, [600_000, 1_000_000]), { Onus: [{ Alocado: '900000.00' }] }),
  mortgage(
    'H11',
    { Onus: [{ Evento: 'hipoteca', Grau: 1, Valor: 1_200_000, Moeda: 'NCz$', DataBase: '1989-06-10' }] },
    { Onus: [{ Atualizado: '0.00' }], Total: '0.00' },
    ['RF-45', 'value-to-confirm'],
  ),
  mortgage('H12', transferred, { Margem: '0.00', MotivoMargem: 'alienacao-fiduciaria' }),
  mortgage(
    'H12',
    { ...transferred, TipoGarantia: 'ALIENACAO_SUPERVENIENTE' },
    { Margem: '180000.00', LTVatual: '64.0000' },
  ),
  debt('H13', '2024-10-01', deflated, { Fator: '1.00000000', Atualizado: '100000.00' }),
  debt(
    'H13',
    '2024-10-01',
    { ...deflated, PisoNominal: false },
    {
      Fator: '0.99980000',
      Atualizado: '99980.00',
    },
  ),
  debt(
    'H14',
    '2024-03-15',
    { Valor: 100_000, DataBase: '2024-01-31', Indice: 'IPCA' },
    { Fator: '1.00764143', Atualizado: '100764.14' },
  ),
  mortgage(
    '1.4',
    {
      Eventos: [
        { Data: '2019-05-10', Ato: 'R-2', Evento: 'constituição', Grau: 1, Valor: 300_000 },
        { Data: '2020-08-01', Ato: 'AV-3', Evento: 'aditivo', Garantia: 'R-2', ValorPosterior: 350_000 },
        { Data: '2021-02-11', Ato: 'R-4', Evento: 'constituição', Grau: 2, Valor: 120_000 },
        {
          Data: '2022-09-30',
          Ato: 'AV-5',
          Evento: 'liberação parcial',
          Garantia: 'R-2',
          ValorPosterior: 250_000,
        },
        { Data: '2025-01-20', Ato: 'AV-6', Evento: 'cancelamento', Garantia: 'R-2' },
      ],
      DatasPosicao: ['2020-12-31', '2021-12-31', '2023-12-31', '2026-01-01'],
    },
    {
      Posicoes: [
        { PorGrau: [{ Grau: 1, Total: '350000.00' }], Total: '350000.00' },
        {
          PorGrau: [
            { Grau: 1, Total: '350000.00' },
            { Grau: 2, Total: '120000.00' },
          ],
          Total: '470000.00',
        },
        {
          PorGrau: [
            { Grau: 1, Total: '250000.00' },
            { Grau: 2, Total: '120000.00' },
          ],
          Total: '370000.00',
        },
        {
          PorGrau: [{ Grau: 2, Total: '120000.00' }],
          Garantias: [{ Garantia: 'R-4', Grau: 2, PosicaoEfetiva: 1 }],
          Total: '120000.00',
        },
      ],
    },
    ['RF-61'],
  ),
];

const pledge = (number: string, input: object, figures: object, alerts?: readonly string[]) =>
  row(number, 'pledge', { DataReferencia: on, ...input }, figures, alerts);

const soy = { Produto: 'soja', Quantidade: 12_000, Unidade: 'sc60', ValorUnitario: 120 };
const credit = { ValorCredito: 1_000_000, Bens: [soy] };
const Safra = '2025/2026';
const Producao = [{ Produto: 'soja', Safra, AreaHa: 500, ProdutividadePorHa: 60, Unidade: 'sc60' }];
const bound = (...amounts: readonly number[]) =>
  amounts.map((Quantidade) => ({ Safra, Bens: [{ ...soy, Quantidade }] }));

const pledges = [
  pledge('P1', { Penhor: credit }, { ValorBens: '1440000.00', Cobertura: '144.0000', Sobra: '440000.00' }),
  pledge(
    'P2',
    {
      Penhor: {
        ValorCredito: 1_200_000,
        Bens: [
          { ...soy, PercentualVinculado: 50 },
          { Produto: 'bovinos', Quantidade: 300, Unidade: 'cab', ValorUnitario: 2_800 },
        ],
      },
    },
    {
      Penhores: [{ Bens: [{ Valor: '720000.00' }, { Valor: '840000.00' }] }],
      ValorBens: '1560000.00',
      Cobertura: '130.0000',
      Sobra: '360000.00',
    },
  ),
  pledge(
    'P3',
    { Producao, Penhor: bound(12_000, 9_000) },
    {
      Safras: [
        {
          Estimada: '30000.000',
          Comprometida: '21000.000',
          Disponivel: '9000.000',
          Comprometimento: '70.0000',
        },
      ],
    },
  ),
  pledge(
    'P4',
    { Producao, Penhor: bound(34_000) },
    { Safras: [{ Disponivel: '-4000.000', Comprometimento: '113.3333' }] },
    ['pledge-above-yield'],
  ),
  // 180 head of 18 @ at 310.00: by weight, and by the head at what each is worth.
  ...[
    { Quantidade: 180 * 18, Unidade: '@', ValorUnitario: 310 },
    { Quantidade: 180, Unidade: 'cab', ValorUnitario: 18 * 310 },
  ].map((cattle) =>
    pledge(
      'P5',
      { Penhor: { Tipo: 'PECUARIO', ValorCredito: 900_000, Bens: [{ Produto: 'bovinos', ...cattle }] } },
      { ValorBens: '1004400.00', Cobertura: '111.6000', Sobra: '104400.00' },
    ),
  ),
  pledge(
    'P6',
    { Penhor: { ...credit, SaldoInformado: 640_000, DataSaldo: on, PermiteLiberacao: true } },
    { Penhores: [{ ManterPct: '64.0000', Bens: [{ Manter: '7680.000', Liberada: '4320.000' }] }] },
  ),
  pledge(
    'P7',
    { AreaProdutiva: 500, Penhor: { Safra, AreaVinculadaHa: 320 } },
    { Areas: [{ Safra, AreaLivre: '180.0000', Comprometimento: '64.0000' }] },
  ),
  pledge(
    'P8',
    { Penhor: { ValorCredito: 500_000, DataEmissao: '2026-03-20', JurosAa: 12, Regime: 'COMPOSTO' } },
    { Credito: '539519.02' },
  ),
  pledge(
    'P9',
    { Penhor: { ...credit, Vencimento: '2025-07-31' } },
    { Penhores: [{ Situacao: 'VENCIDO_SUBSISTENTE', DiasAtraso: 477 }], Credito: '1000000.00' },
  ),
  pledge(
    'P10',
    {
      Producao,
      Penhor: [
        { Safra: '2024/2025', Cancelado: true, Bens: [soy] },
        { Safra, Bens: [{ ...soy, Quantidade: 10_000 }] },
      ],
    },
    { Safras: [{ Safra, Comprometida: '10000.000' }] },
  ),
];

const area = (number: string, input: object, figures: object, alerts: readonly string[] = []) =>
  row(number, 'areaHistory', input, figures, alerts);

const split = { Ato: 'AV-2', Evento: 'desmembramento', AreaDestacada: 12.5 };
const lines = (...found: readonly object[]) => ({ Linhas: [{}, ...found] });

const areas = [
  area('A1', { AreaInicial: '20 alqueires paulistas', AreaInicialDeclarada: 48.4 }, { AreaAtual: '48.4000' }),
  area(
    'A2',
    { AreaInicial: 100, Atos: [{ Ato: 'AV-4', Evento: 'georreferenciamento', Area: 98.7432 }] },
    lines({ AreaNova: '98.7432', DiferencaHa: '-1.2568', DiferencaPct: '-1.2568' }),
  ),
  area(
    'A3',
    { AreaInicial: 100, Atos: [{ Ato: 'AV-4', Evento: 'retificação', Area: 112.4 }] },
    lines({ DiferencaPct: '12.4000' }),
    ['RF-32'],
  ),
  area('A4', { AreaInicial: 100, Atos: [split] }, lines({ AreaNova: '87.5000' })),
  area('A5', { AreaInicial: 100, Atos: [{ ...split, Area: 87 }] }, lines({ AreaNova: '87.0000' }), ['RF-33']),
  area(
    'A6',
    {
      AreaInicial: 100,
      Atos: [split, { Ato: 'AV-3', Evento: 'georreferenciamento', Area: 88.102 }],
    },
    lines({ AreaNova: '87.5000' }, { AreaNova: '88.1020', DiferencaPct: '0.6880' }),
  ),
  area(
    'A7',
    {
      TipoImovel: 'Urbano',
      AreaInicial: 360,
      Atos: [{ Ato: 'AV-1', Evento: 'retificacao_area', Area: 358.2 }],
    },
    lines({ AreaNova: '358.20', DiferencaPct: '-0.5000' }),
  ),
  area(
    'A8',
    { Atos: [{ Ato: 'AV-1', Evento: 'unificacao', Area: 25.25, AreasOrigem: [10, 15.25] }] },
    {
      ...lines({ AreaNova: '25.2500' }),
      Memoria: [{}, { Texto: 'Soma das matrículas unificadas, que se encerram', Resultado: '25.2500' }],
    },
  ),
  area(
    'A9',
    { Uf: 'MG', AreaInicial: '10 alqueires' },
    { AreaAtual: null, Sugestao: { AreaHa: '48.4000', HectaresPorAlqueire: '4.84' } },
    ['alqueire-to-confirm'],
  ),
  area('A10', { AreaInicial: '48,40,50 ha' }, { AreaAtual: '48.4050' }),
];

const fund = (
  number: string,
  DataReferencia: string,
  acts: readonly (readonly [Ato: string, Data: string, Texto: string, more?: object])[],
  figures: object,
) =>
  row(
    number,
    'fgtsReuse',
    {
      DataReferencia,
      Atos: acts.map(([Ato, Data, Texto, more]) => ({ Ato, Data, Evento: 'compra_venda', Texto, ...more })),
    },
    figures,
  );
const paid = 'parte do preço paga com recursos da conta vinculada do FGTS, R$ 40.000,00';
const financed = 'mediante financiamento no âmbito do SFH';

const funds = [
  fund('F1', on, [['R-3', '2023-11-20', paid]], { Resultado: 'LIBERADO', Libera: '2026-11-20' }),
  fund('F2', on, [['R-3', '2023-11-21', paid]], { Resultado: 'IMPEDIDO', Libera: '2026-11-21' }),
  fund('F3', '2027-02-28', [['R-3', '2024-02-29', paid]], { Resultado: 'IMPEDIDO', Libera: '2027-03-01' }),
  fund('F4', on, [['R-5', '2025-06-02', financed]], { Resultado: 'VERIFICAR' }),
  fund('F5', on, [['R-5', '2025-06-02', `${financed}, sem utilização de recursos do FGTS`]], {
    Resultado: 'LIBERADO',
  }),
  fund(
    'F6',
    on,
    [
      ['R-2', '2019-01-10', paid],
      ['R-4', '2025-03-03', 'preço pago à vista'],
    ],
    { Resultado: 'LIBERADO' },
  ),
  fund('F7', on, [['R-4', '2025-01-15', paid, { CanceladoPor: 'AV-5' }]], {
    Resultado: 'LIBERADO',
    Atos: [{ Nota: 'cancelled' }],
  }),
  fund(
    'F8',
    on,
    [
      [
        'R-6',
        '2024-05-31',
        'João utilizou R$ 40.000,00 da conta vinculada do FGTS; Maria pagou com recursos próprios',
      ],
    ],
    { Resultado: 'IMPEDIDO', Libera: '2027-05-31' },
  ),
];

const owners = (
  number: string,
  shares: Readonly<Record<string, number | string>>,
  Atos: readonly object[],
  percents: Readonly<Record<string, string>>,
  alerts: readonly string[] = [],
) =>
  row(
    number,
    'ownership',
    { Proprietarios: Object.entries(shares).map(([Nome, Fracao]) => ({ Nome, Fracao })), Atos },
    {
      Proprietarios: Object.entries(percents).map(([Nome, Percentual]) => ({ Nome, Percentual })),
      Soma: '1/1',
    },
    alerts,
  );
const sale = (Ato: string, from: string | readonly string[], to: unknown, more: object = {}) => ({
  Ato,
  Transmitentes: from,
  Adquirentes: to,
  ...more,
});
const part = (Nome: string, Fracao: number | string) => ({ Nome, Fracao });
const estate = { Evento: 'partilha_inventario' };

const ownerships = [
  owners('O1', { A: 1 }, [sale('R-1', 'A', 'B')], { B: '100.0000' }),
  owners(
    'O2',
    { A: 1 },
    [sale('R-1', 'A', 'B', { Fracao: '1/2' }), sale('R-2', 'B', 'C', { Fracao: '1/2', Sobre: 'PARTE' })],
    { A: '50.0000', B: '25.0000', C: '25.0000' },
  ),
  owners('O3', { A: '2/3', B: '1/3' }, [sale('R-1', 'A', 'C', { Fracao: '25%' })], {
    A: '41.6667',
    B: '33.3333',
    C: '25.0000',
  }),
  owners('O4', { A: 1 }, [sale('R-1', 'A', ['B', 'C', 'D'], { Evento: 'doacao' })], {
    B: '33.3334',
    C: '33.3333',
    D: '33.3333',
  }),
  owners(
    'O5',
    { H: '1/2', W: '1/2' },
    [sale('R-1', 'H', [part('W', '1/2'), part('X', '1/4'), part('Y', '1/4')], estate)],
    { W: '50.0000', X: '25.0000', Y: '25.0000' },
  ),
  owners(
    'O6',
    { H: '1/2', W: '1/2' },
    [sale('R-1', 'H', [part('X', '1/2'), part('Y', '1/2')], { ...estate, Sobre: 'PARTE' })],
    { W: '50.0000', X: '25.0000', Y: '25.0000' },
  ),
  owners('O7', { A: '1/2', B: '1/2' }, [sale('R-1', ['A', 'B'], [part('C', '70%'), part('D', '30%')])], {
    C: '70.0000',
    D: '30.0000',
  }),
  owners(
    'O8',
    { A: 1 },
    [
      sale('R-1', 'A', 'B', { Evento: 'arrematacao', Fracao: '1/2' }),
      sale('R-2', 'B', 'E', { Evento: 'integralizacao_capital' }),
    ],
    { A: '50.0000', E: '50.0000' },
  ),
  row(
    'O9',
    'ownership',
    { Proprietarios: [part('A', '16,6667%'), part('B', '83,3333%')] },
    { Proprietarios: [part('A', '1/6'), part('B', '5/6')], Soma: '1/1' },
    [],
  ),
  owners(
    'O10',
    { A: '1/2', B: '1/2' },
    [sale('R-1', 'A', 'C', { Fracao: '60%' })],
    { B: '50.0000', C: '50.0000' },
    ['RF-16'],
  ),
];

const expiry = (
  number: string,
  input: object,
  Vencimento: string | null,
  left: number | null,
  Situacao: string,
) => row(number, 'certificateExpiry', { Hoje: on, ...input }, { Vencimento, DiasRestantes: left, Situacao });

const expiries = [
  expiry('C1', { Emissao: '2026-10-22', ValidadeDias: 30 }, '2026-11-21', 1, 'a vencer'),
  expiry('C2', { Emissao: '2026-10-21', ValidadeDias: 30 }, '2026-11-20', 0, 'a vencer'),
  expiry('C3', { Emissao: '2026-10-20', ValidadeDias: 30 }, '2026-11-19', -1, 'vencida'),
  expiry('C4', { Emissao: '2026-06-10', ValidadeDias: 180 }, '2026-12-07', 17, 'emitida'),
  expiry('C5', { Emissao: '2026-11-20', ValidadeDias: 180 }, '2027-05-19', 180, 'emitida'),
  expiry('C6', { Emissao: '2026-08-20', ValidadeMeses: 3 }, '2026-11-20', 0, 'a vencer'),
  expiry('C7', { Emissao: '2026-08-31', ValidadeMeses: 6 }, '2027-03-01', 101, 'emitida'),
  {
    ...expiry('C8', { Emissao: '2025-04-02' }, null, null, 'emitida'),
    alerts: ['validity-none'],
  },
];

export const workedRows: readonly WorkedRow[] = [
  ...mortgages,
  ...pledges,
  ...areas,
  ...funds,
  ...ownerships,
  ...expiries,
];
