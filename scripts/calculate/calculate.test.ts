import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemCodes } from '../../src/domain/calculators/problems.ts';
import { locales } from '../../src/domain/locale.ts';
import { hasText } from '../../src/metadata/texts.ts';
import { calculate, calculatorNames } from './calculate.ts';
import { parseExactly } from './readInput.ts';

const run = (name: string, input: unknown) =>
  calculate(name, typeof input === 'string' ? input : JSON.stringify(input));
const resultOf = async (name: string, input: unknown) => (await run(name, input)).result;
const problemsOf = async (name: string, input: unknown) =>
  (await run(name, input)).problems.map(({ Campo, Texto }) => `${Campo}: ${Texto}`);

const Indices = ['0.56', '0.42', '0.83', '0.16'].map((variation, index) => ({
  Codigo: 'IPCA',
  Ano: index === 0 ? 2023 : 2024,
  Mes: index === 0 ? 12 : index,
  VariacaoPct: Number(variation),
}));

test('every calculator of the domain can be run', async () => {
  const folders = readdirSync('src/domain/calculators', { withFileTypes: true });
  expect(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual(
    [...calculatorNames].sort(),
  );
});

test('a mortgage with an index of the file, interest and a history', async () => {
  const input = {
    DataReferencia: '2024-04-25',
    ValorImovel: 1000000,
    PercentualProprietario: 100,
    Onus: [
      { Valor: 200000, DataBase: '2024-01-10', Indice: 'IPCA', JurosAa: 12, Base: 365, FracaoOnerada: 1 },
    ],
    Indices,
    Eventos: [
      { Data: '2019-05-10', Ato: 'R-2', Evento: 'constituicao', Grau: 1, Valor: 300000 },
      { Data: '2025-01-20', Ato: 'AV-6', Evento: 'cancelamento', Garantia: 'R-2' },
    ],
    DatasPosicao: ['2020-12-31', '2026-01-01'],
  };
  expect(await resultOf('mortgage', input)).toMatchObject({
    Onus: [{ Fator: '1.01901929', Juros: '7102.42', Atualizado: '210906.28' }],
    Historico: [{ ValorPosterior: '300000.00' }, { Situacao: 'CANCELADA' }],
    Posicoes: [{ Total: '300000.00' }, { Total: '0.00' }],
  });
});

test('sentences name their degrees, and days as they are read', async () => {
  const input = {
    DataReferencia: '2026-06-10',
    ValorImovel: 1000000,
    DataAvaliacao: '2024-01-10',
    Onus: [
      { Valor: 200000, Grau: 1, SaldoInformado: 150000, DataSaldo: '2026-01-10' },
      { Valor: 100000, Grau: 2 },
    ],
  };
  const told = JSON.stringify(await resultOf('mortgage', input));
  expect(told).toContain('Total do 1º grau');
  expect(told).toContain('10/01/2026');
  const sentences = [...told.matchAll(/"Texto":"([^"]*)"/g)].map(([, sentence]) => sentence ?? '');
  expect(sentences.filter((sentence) => /%\{|\d{4}-\d{2}-\d{2}/.test(sentence))).toEqual([]);
});

test('each of the others takes the keys of its rules', async () => {
  expect(
    await resultOf('mortgage', {
      ValorImovel: 400000,
      Alocacao: 'RATEIO',
      Onus: [{ Valor: 900000, OutrosImoveis: [600000, 1000000] }],
    }),
  ).toMatchObject({ Onus: [{ Alocado: '180000.00' }] });
  const goods = { Produto: 'soja', Quantidade: 12000, Unidade: 'sc60', ValorUnitario: 120 };
  expect(await resultOf('pledge', { Penhor: { ValorCredito: 1000000, Bens: [goods] } })).toMatchObject({
    Cobertura: '144.0000',
  });
  expect(await resultOf('areaHistory', { AreaInicial: '48,40,50 ha' })).toMatchObject({
    AreaAtual: '48.4050',
  });
  expect(await resultOf('areaHistory', { Uf: 'MG', AreaInicial: '10 alqueires' })).toMatchObject({
    AreaAtual: null,
    Sugestao: { AreaHa: '48.4000' },
  });
  expect(await resultOf('areaHistory', { Uf: 'MG', AreaInicial: '1.5 alqueires' })).toMatchObject({
    Sugestao: { AreaHa: '7.2600' },
  });
  expect(
    await resultOf('areaHistory', { AreaInicial: '20 alqueires paulistas', AreaInicialDeclarada: 48.4 }),
  ).toMatchObject({ AreaAtual: '48.4000', Alertas: [] });
  expect(
    await resultOf('fgtsReuse', {
      DataReferencia: '2026-11-20',
      Atos: [{ Ato: 'R-3', Data: '2023-11-21', Texto: 'com recursos do FGTS' }],
    }),
  ).toMatchObject({ Resultado: 'IMPEDIDO', Libera: '2026-11-21' });
  expect(
    await resultOf('ownership', {
      Proprietarios: [
        { Nome: 'A', Fracao: '16,6667%' },
        { Nome: 'B', Fracao: '83,3333%' },
      ],
      Atos: [{ Ato: 'R-1', Transmitentes: ['A'], Adquirentes: ['C'] }],
    }),
  ).toMatchObject({
    Proprietarios: [
      { Nome: 'B', Fracao: '5/6' },
      { Nome: 'C', Fracao: '1/6' },
    ],
  });
  expect(
    await resultOf('certificateExpiry', { Emissao: '2026-08-31', ValidadeMeses: 6, Hoje: '2026-11-20' }),
  ).toMatchObject({ Vencimento: '2027-03-01', DiasRestantes: 101, Situacao: 'emitida' });
});

test('keys and choices are taken however they are spelt, and by the only one they can mean', async () => {
  expect(
    await resultOf('certificateExpiry', { emissão: '2026-10-22', validadeDias: '30', hoje: '2026-11-20' }),
  ).toMatchObject({ DiasRestantes: 1, Situacao: 'a vencer' });
  expect(await resultOf('certificateExpiry', { Emissao: '2026-10-22', emissao: '2026-10-23' })).toMatchObject(
    { CamposIgnorados: ['emissao'] },
  );
  expect(
    await resultOf('areaHistory', {
      AreaInicial: 100,
      Atos: [{ Ato: 'AV-1', Evento: 'Retificação', Area: 101 }],
    }),
  ).toMatchObject({ Linhas: [{}, { Evento: 'retificacao_area' }] });
  const onus = { Valor: 1_200_000, DataBase: '1989-06-10', Indice: 'IGP-M' };
  const divisor = async (Moeda: string, DataBase: string) => {
    const result = await resultOf('mortgage', { ValorImovel: 1, Onus: [{ ...onus, Moeda, DataBase }] });
    const { Memoria } = result as { Memoria: { Passo: string; Valores: Record<string, string> }[] };
    return Memoria.find(({ Passo }) => Passo === 'old-currency')?.Valores.divisor;
  };
  expect(await divisor('NCz$', '1989-06-10')).toBe('2750000');
  // One sign, told apart by its day alone.
  expect(await divisor('Cr$', '1984-06-10')).toBe('2750000000000');
  expect(await divisor('CR$', '1984-06-10')).toBe('2750000000000');
  expect(await problemsOf('mortgage', { ValorImovel: 1, Onus: [{ Evento: 'hip', Moeda: 'US$' }] })).toEqual([
    expect.stringMatching(/^Onus\.0\.Evento: “hip” não existe aqui/),
    'Onus.0.Moeda: “US$” não existe aqui. Valores: BRL, CRR, CRZ, NCZ, CZ$.',
  ]);
});

test('a share above the whole is refused beside its field, whichever way it is written', async () => {
  const above = 'A fração passa do inteiro. Informe no máximo 1/1 (100%).';
  for (const FracaoOnerada of [1.5, 2, 50, '1.5', '3/2', '150%', '100,01%'])
    expect(await problemsOf('mortgage', { ValorImovel: 1, Onus: [{ FracaoOnerada }] })).toEqual([
      `Onus.0.FracaoOnerada: ${above}`,
    ]);
  expect(await problemsOf('mortgage', { ValorImovel: 1, PercentualProprietario: 150 })).toEqual([
    `PercentualProprietario: ${above}`,
  ]);
  expect(await resultOf('mortgage', { ValorImovel: 300, PercentualProprietario: 50 })).toMatchObject({
    BaseProp: '150.00',
  });
});

test('how long an appraisal and a balance hold stands in the file, or is what is usual', async () => {
  const input = {
    DataReferencia: '2026-11-20',
    ValorImovel: 1000,
    DataAvaliacao: '2026-05-19',
    Onus: [{ Grau: 1, SaldoInformado: 10, DataSaldo: '2026-10-20' }],
  };
  expect(await resultOf('mortgage', input)).toMatchObject({ Alertas: [] });
  expect(
    await resultOf('mortgage', { ...input, ValidadeAvaliacaoMeses: 6, ValidadeSaldoDias: 30 }),
  ).toMatchObject({
    Alertas: [
      { Codigo: 'balance-old', Texto: expect.stringContaining('30') },
      { Codigo: 'appraisal-old', Texto: expect.stringContaining('19/11/2026') },
    ],
  });
});

test('numbers are taken as they are written, never through a float', async () => {
  expect(await resultOf('mortgage', '{"ValorImovel": 90071992547409930.17}')).toMatchObject({
    Base: '90071992547409930.17',
  });
  expect(() => parseExactly('{')).toThrow(SyntaxError);
});

test('what is wrong is told beside its field, in a sentence', async () => {
  expect(await problemsOf('mortgage', {})).toEqual(['ValorImovel: Informe o valor do imóvel']);
  expect(
    await problemsOf('mortgage', {
      DataReferencia: '2024-06-20',
      ValorImovel: 'muito',
      Onus: [{ Valor: 1, DataBase: '2024-13-01', Regime: 'TRIPLO', FracaoOnerada: '1/0' }],
    }),
  ).toEqual([
    'ValorImovel: “muito” não é um número. Escreva algo como 1234.56.',
    'Onus.0.DataBase: “2024-13-01” não é uma data. Escreva AAAA-MM-DD.',
    'Onus.0.Regime: “TRIPLO” não existe aqui. Valores: SIMPLES, COMPOSTO.',
    'Onus.0.FracaoOnerada: “1/0” não é uma fração. Escreva algo como 1/2 ou 50%.',
  ]);
  expect(
    await problemsOf('mortgage', {
      DataReferencia: '2024-06-20',
      ValorImovel: 1,
      Onus: [{ Valor: 1, DataBase: '2024-01-10', Indice: 'IPCA' }],
      Indices,
    }),
  ).toEqual([
    'Onus.0.Indice: Índice não cadastrado: IPCA, 04/2024, 05/2024 (2 no total). Cadastre ou importe as variações desses meses.',
  ]);
  expect((await problemsOf('areaHistory', { AreaInicial: { Valor: 10, Unidade: 'hectares' } }))[0]).toMatch(
    /^AreaInicial: “hectares” não é uma unidade de área/,
  );
  expect(await problemsOf('mortgage', { ValorImovel: 1, DesagioPct: 150, NovaOperacao: -1 })).toEqual([
    'DesagioPct: “150” está fora dos limites: de 0 a 100.',
    'NovaOperacao: “-1” está fora dos limites: de 0 a ∞.',
  ]);
  for (const input of [[], '5', null])
    expect(await problemsOf('ownership', input)).toEqual([': Aqui vai um objeto, entre chaves.']);
  expect(await problemsOf('mortgage', { ValorImovel: { Valor: 1 } })).toEqual([
    'ValorImovel: “{…}” não é um número. Escreva algo como 1234.56.',
  ]);
  // Text that is no JSON is told where it stops being one.
  const stops = (line: number, column: number) =>
    `: O JSON se interrompe ou não é válido na linha ${line}, coluna ${column}. Corrija-o ali.`;
  expect(await problemsOf('certificateExpiry', '{')).toContain(stops(1, 2));
  expect(await problemsOf('certificateExpiry', '{"Emissao":\n')).toContain(stops(2, 1));
  expect(await problemsOf('certificateExpiry', '{"Emissao"\n 1}')).toContain(stops(2, 2));
  expect(await problemsOf('certificateExpiry', 'x')).toContain(': O texto não é um JSON válido. Corrija-o.');
});

test('a number that is one is not called none: its digits, its point or its bounds are told', async () => {
  const told = async (name: string, input: string) =>
    (await run(name, input)).problems.map(({ Campo, Codigo }) => `${Campo}: ${Codigo}`);
  const value = (text: string) => told('mortgage', `{ "ValorImovel": ${text} }`);
  for (const long of [
    '9'.repeat(31),
    '1e308',
    '1e99',
    '1e-21',
    `0.${'1'.repeat(21)}`,
    `"${'9'.repeat(500)}"`,
  ])
    expect(await value(long)).toEqual(['ValorImovel: too-many-digits']);
  expect(await value('1e29')).toEqual([]);
  expect(await value('"1e3e3"')).toEqual(['ValorImovel: not-a-number']);
  expect(await problemsOf('mortgage', `{ "ValorImovel": ${'9'.repeat(500)} }`)).toEqual([
    `ValorImovel: “${'9'.repeat(40)}…” tem dígitos demais: no máximo 30 antes do ponto e 20 depois.`,
  ]);
  const area = (text: string) => told('areaHistory', `{ "AreaInicial": ${text} }`);
  expect(await area('1e308')).toEqual(['AreaInicial: too-many-digits']);
  expect(await area(`{ "Valor": ${'9'.repeat(31)}, "Unidade": "ha" }`)).toEqual([
    'AreaInicial: too-many-digits',
  ]);
  expect(await area('true')).toEqual(['AreaInicial: not-a-number']);
  expect(await area('-1')).toEqual(['AreaInicial: area-missing']);
  const days = (text: string) =>
    told('certificateExpiry', `{ "Emissao": "2026-10-20", "Hoje": "2026-11-20", "ValidadeDias": ${text} }`);
  expect(await days('1.5')).toEqual(['ValidadeDias: not-an-integer']);
  expect(await days('0')).toEqual(['ValidadeDias: out-of-range']);
  expect(await days('1e30')).toEqual(['ValidadeDias: too-many-digits']);
  expect(await days('40000')).toEqual(['ValidadeDias: out-of-range']);
  expect(await days('"muitos"')).toEqual(['ValidadeDias: not-a-number']);
  const share = (text: string) =>
    told('ownership', `{ "Proprietarios": [{ "Nome": "A", "Fracao": ${text} }] }`);
  expect(await share(`"1/${'3'.repeat(21)}"`)).toEqual(['Proprietarios.0.Fracao: share-digits']);
  expect(await share('"meio"')).toEqual(['Proprietarios.0.Fracao: not-a-share']);
  expect(await share('"1/0"')).toEqual(['Proprietarios.0.Fracao: not-a-share']);
});

test('a month of an index that stands twice is told beside the second, with where the first is', async () => {
  const again = { Codigo: 'IPCA', Ano: 2024, Mes: 1, VariacaoPct: 0.5 };
  expect(await problemsOf('mortgage', { ValorImovel: 1, Indices: [...Indices, again] })).toEqual([
    'Indices.4: IPCA 2024-01 já está em Indices.1. Deixe uma das duas variações.',
  ]);
});

test('a key nobody asked for is told of, so that a misspelt one does not go unnoticed', async () => {
  expect(await resultOf('mortgage', { ValorImovel: 1, Onus: [{ Valro: 1 }] })).toMatchObject({
    CamposIgnorados: ['Onus.0.Valro'],
  });
});

test('every alert, step and problem has its words in both languages', async () => {
  const folder = 'src/domain/calculators';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const said = (call: string) =>
    [...sources.matchAll(new RegExp(`\\b${call}\\(\\s*'([\\w-]+)'`, 'g'))].map(([, code]) => code);
  const keys = [
    ...said('alert').map((code) => `alerts.${code}`),
    ...said('step').map((code) => `steps.${code}`),
    ...problemCodes.map((code) => `problems.${code}`),
  ];
  expect(keys.length).toBeGreaterThan(50);
  for (const locale of locales)
    expect(keys.filter((key) => !hasText(locale, `calculation.${key}`))).toEqual([]);
});

test('the command prints a result, refuses with 1 and explains itself with 2', async () => {
  const command = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, ['scripts/calculate.ts', ...args], { input, encoding: 'utf8' });
  const good = command(
    ['certificateExpiry'],
    '{"Emissao":"2026-10-20","ValidadeDias":30,"Hoje":"2026-11-20"}',
  );
  expect([good.status, JSON.parse(good.stdout).Situacao]).toEqual([0, 'vencida']);
  const bad = command(['mortgage'], '{}');
  expect([bad.status, JSON.parse(bad.stdout).Erros[0].Codigo]).toEqual([1, 'appraisal-missing']);
  const absent = command(['mortgage', 'nowhere.json']);
  expect([absent.status, absent.stderr, JSON.parse(absent.stdout).Erros[0].Codigo]).toEqual([
    1,
    '',
    'file-unreadable',
  ]);
  expect(command(['nothing']).status).toBe(2);
});
