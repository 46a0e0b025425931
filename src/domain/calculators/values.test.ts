import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run as area } from './areaHistory/run.ts';
import type { Calculation, Run, Values } from './calculation.ts';
import { run as expiry } from './certificateExpiry/run.ts';
import { run as fgts } from './fgtsReuse/run.ts';
import { type IndexRow, indexTable } from './indexTable.ts';
import { run as mortgage } from './mortgage/run.ts';
import { run as ownership } from './ownership/run.ts';
import { run as pledge } from './pledge/run.ts';
import { inventedIndex, termsOn } from './testing.ts';

/** Texts as they lie in the files: the domain knows no language. */
type Texts = { readonly [key: string]: string | Texts };
const texts = (locale: string) =>
  (
    JSON.parse(readFileSync(`i18n/${locale}.json`, 'utf8')) as {
      calculation: { values: Texts; steps: Texts };
    }
  ).calculation;

const selic: readonly IndexRow[] = inventedIndex.map((row) => ({ ...row, Indice: 'SELIC', Valor: '1.1' }));
const on = '2024-10-20';
const terms = termsOn(on, { indices: indexTable([...inventedIndex, ...selic]) });
const calculate = (run: Run, input: Values): Calculation => run({ DataReferencia: on, ...input }, terms);

const credit = {
  Valor: '1000',
  DataBase: '2024-01-10',
  Vencimento: '2024-06-10',
  Indice: 'IPCA',
  JurosAa: '12',
} as const;

/** Together they take every step there is. */
const results: readonly Calculation[] = [
  calculate(mortgage, {
    ValorImovel: '1000000',
    PercentualProprietario: '1/2',
    ModoFracao: 'PROPORCIONAL',
    Onus: [
      { ...credit, Regime: 'COMPOSTO', JurosMora: 'TAXA_LEGAL', MoraAnterior: 'SELIC' },
      { ...credit, JurosMora: 'CONTRATO', MoraAm: '1', Alocacao: 'RATEIO', OutrosImoveis: [{ Valor: '1' }] },
      { Valor: '900000', Moeda: 'CRR', DataBase: '1994-01-10' },
      { Valor: '5', AtingeProprietario: false },
      { Valor: '5', MesmaDivida: true },
      { Valor: '5', DataBase: '2024-09-01', Indice: 'IPCA' },
    ],
  }),
  calculate(mortgage, {
    ValorImovel: '1000000',
    Onus: [
      { Evento: 'alienacao_fiduciaria', Valor: '5' },
      { Grau: 1, Valor: '5' },
    ],
  }),
  mortgage(
    {
      DataReferencia: '2024-10-01',
      ValorImovel: '1',
      Onus: [{ Valor: '100000', DataBase: '2024-09-01', Indice: 'IPCA' }],
    },
    { ...terms, on: '2024-10-01' },
  ),
  calculate(pledge, {
    AreaProdutivaHa: '500',
    Penhores: [
      {
        ValorCredito: '100',
        SaldoInformado: '60',
        DataSaldo: on,
        Vencimento: '2024-10-01',
        PermiteLiberacao: true,
        Safra: '2024/2025',
        AreaVinculadaHa: '100',
        Bens: [
          { Produto: 'soja', Quantidade: '10', Unidade: 'sc60', ValorUnitario: '2' },
          { Produto: 'milho', Quantidade: '10', Unidade: 'sc60' },
        ],
      },
    ],
    Producao: [
      { Produto: 'soja', Safra: '2024/2025', AreaHa: '1', ProdutividadePorHa: '60', Unidade: 'sc60' },
      { Produto: 'soja', Safra: '2024/2025', AreaHa: '2', ProdutividadePorHa: '60', Unidade: 'sc60' },
    ],
  }),
  calculate(area, {
    Uf: 'SP',
    AreaInicial: { Valor: '20', Unidade: 'alqueire' },
    AreaInicialDeclarada: { Valor: '48.4', Unidade: 'ha' },
    Atos: [
      { Ato: 'AV-1', Evento: 'desmembramento', AreaDestacada: { Valor: '1', Unidade: 'ha' } },
      {
        Ato: 'AV-2',
        Evento: 'unificacao',
        Area: { Valor: '50' },
        AreasOrigem: [{ Area: { Valor: '40' } }, { Area: { Valor: '10' } }],
      },
    ],
  }),
  calculate(fgts, {
    Atos: [
      { Ato: 'R-1', Data: '2024-01-10', Texto: 'com FGTS' },
      { Ato: 'R-2', Texto: 'financiado' },
    ],
  }),
  ownership(
    {
      Proprietarios: [{ Nome: 'ANA' }],
      Atos: [{ Ato: 'R-1', Adquirentes: [{ Nome: 'BRUNO', Fracao: '1/2' }] }],
    },
    terms,
  ),
  expiry({ Emissao: '2024-10-01', ValidadeDias: 30, DataAssinatura: on }, terms),
  expiry({ Emissao: '2024-10-01', ValidadeMeses: 3, Vencimento: '2025-01-01' }, terms),
  expiry({ Emissao: '2024-10-01', ValidadeDias: 30, Vencimento: '2025-01-01', ProrrogaDiaUtil: true }, terms),
];
const steps = results.flatMap(({ Memoria }) => Memoria);

/** Its values are the owners, by their names. */
const namesPeople = 'owners-after';

test.each(['pt-br', 'en-us'])('every value of every step has its name in %s', (locale) => {
  const { values } = texts(locale);
  const hasLabel = (step: string, name: string) => {
    const own = values[step];
    return (
      typeof (typeof own === 'object' ? own[name] : undefined) === 'string' ||
      typeof values[name] === 'string'
    );
  };
  const unnamed = steps
    .filter(({ Passo }) => Passo !== namesPeople)
    .flatMap(({ Passo, Valores }) =>
      Object.keys(Valores).flatMap((name) => (hasLabel(Passo, name) ? [] : [`${Passo}.${name}`])),
    );
  expect([...new Set(unnamed)]).toEqual([]);
});

test('the calculations above take every step that has a name', () => {
  const taken = new Set(steps.map(({ Passo }) => Passo));
  expect(Object.keys(texts('pt-br').steps).filter((step) => !taken.has(step))).toEqual([]);
});

test('values and results keep the form that programs read', () => {
  const odd = steps.flatMap(({ Passo, Resultado }) =>
    /^(?:-|-?\d+(?:\.\d+)?%?|\d{4}-\d\d-\d\d|\d+\/\d+)$/.test(Resultado) ? [] : [`${Passo}: ${Resultado}`],
  );
  expect(odd).toEqual([]);
});

test('empty inputs give empty results, not errors', () => {
  expect(calculate(fgts, {})).toMatchObject({ Resultado: 'LIBERADO', Atos: [] });
  expect(ownership({ Proprietarios: [] }, terms)).toMatchObject({ Proprietarios: [], Soma: '0/1' });
  expect(area({}, terms)).toMatchObject({ AreaAtual: null });
  expect(calculate(pledge, {})).toMatchObject({ Credito: '0.00', Historico: [], TotaisPorSafra: [] });
  expect(calculate(mortgage, { ValorImovel: '1' })).toMatchObject({
    Total: '0.00',
    PorGrau: [],
    Historico: [],
  });
});

test('rows in which nothing was typed yet are asked about beside their field', () => {
  const merger = { Ato: 'M-1', Evento: 'unificacao', AreasOrigem: [{}] };
  expect(() => calculate(area, { Atos: [merger] })).toThrow('Atos.0.AreasOrigem.0.Area: area-missing');
  expect(() => ownership({ Proprietarios: [{ Nome: 'ANA' }], Atos: [{ Ato: 'R-1' }] }, terms)).toThrow(
    'Atos.0.Adquirentes: acquirers-missing',
  );
});

test('every calculation follows the rounding of its terms', () => {
  const even = { ...terms, rounding: 'HALF_EVEN' as const };
  const litres = { Uf: 'MG', AreaInicial: { Valor: '0.00125', Unidade: 'alqueire' } };
  expect([area(litres, terms), area(litres, even)]).toMatchObject([
    { Sugestao: { AreaHa: '0.0061' } },
    { Sugestao: { AreaHa: '0.0060' } },
  ]);
  const part = { Proprietarios: [{ Nome: 'ANA', Fracao: '1/128' }] };
  expect([ownership(part, terms), ownership(part, even)]).toMatchObject([
    { Proprietarios: [{ Percentual: '0.7813' }] },
    { Proprietarios: [{ Percentual: '0.7812' }] },
  ]);
});

test('amounts are exact where binary fractions are not', () => {
  const Onus = Array.from({ length: 10 }, () => ({ Valor: '0.10' }));
  expect(calculate(mortgage, { ValorImovel: '99999999999999999999.99', Onus })).toMatchObject({
    Total: '1.00',
    Margem: '99999999999999999998.99',
  });
});
