import { expect, test } from 'vitest';
import { addDays } from '../../dates.ts';
import { type Acquisition, calculateFgtsReuse } from './calculate.ts';

/** The worked rows of the rule, by their numbers there. */
const run = (Atos: readonly Acquisition[], DataReferencia = '2026-11-20') =>
  calculateFgtsReuse({ DataReferencia, Atos });
const bought = (
  Ato: string,
  Data: string,
  Texto = 'com recursos da conta vinculada do FGTS',
): Acquisition => ({
  Ato,
  Data,
  Evento: 'compra_venda',
  Texto,
});

test.each([
  ['F1', [bought('R-3', '2023-11-20')], '2026-11-20', 'LIBERADO', '2026-11-20'],
  ['F2', [bought('R-3', '2023-11-21')], '2026-11-20', 'IMPEDIDO', '2026-11-21'],
  ['F3', [bought('R-3', '2024-02-29')], '2027-02-28', 'IMPEDIDO', '2027-03-01'],
  ['F4', [bought('R-5', '2025-06-02', 'financiamento no âmbito do SFH')], '2026-11-20', 'VERIFICAR', null],
  [
    'F5',
    [bought('R-5', '2025-06-02', 'mútuo da Caixa, sem utilização de recursos do FGTS')],
    '2026-11-20',
    'LIBERADO',
    null,
  ],
  [
    'F6',
    [bought('R-2', '2019-01-10'), bought('R-4', '2025-03-03', 'pago à vista, em moeda corrente')],
    '2026-11-20',
    'LIBERADO',
    '2022-01-10',
  ],
  ['F7', [{ ...bought('R-4', '2025-01-15'), CanceladoPor: 'AV-5' }], '2026-11-20', 'LIBERADO', null],
  ['F8', [bought('R-6', '2024-05-31')], '2026-11-20', 'IMPEDIDO', '2027-05-31'],
] as const)('%s', (_row, acts, on, result, frees) => {
  expect(run(acts, on)).toMatchObject({ Resultado: result, Libera: frees });
});

test('what bars it or has to be asked is told, and why an act does not count', () => {
  const codes = (acts: readonly Acquisition[]) => run(acts).Alertas.map(({ Codigo }) => Codigo);
  expect(codes([bought('R-3', '2023-11-21')])).toEqual(['RF-47']);
  expect(codes([bought('R-5', '2025-06-02', 'financiamento')])).toEqual(['fgts-to-confirm']);
  expect(run([{ ...bought('R-4', '2025-01-15'), Cancelado: true }]).Atos[0]?.Nota).toBe('cancelled');
});

test('a person’s word goes before the words of the act, the contract’s day where it is chosen', () => {
  const silent = bought('R-5', '2025-06-02', 'financiamento');
  expect(run([{ ...silent, UsoFgts: 'NAO' }]).Resultado).toBe('LIBERADO');
  expect(run([{ ...silent, UsoFgts: 'SIM' }]).Libera).toBe('2028-06-02');
  expect(run([{ ...bought('R-3', '2023-11-21'), DataContrato: '2023-11-20' }]).Resultado).toBe('LIBERADO');
});

test('an acquisition without a date has to be asked for; a dear property is only warned of', () => {
  expect(run([{ Ato: 'R-1', Texto: 'com FGTS' }]).Resultado).toBe('VERIFICAR');
  const dear = calculateFgtsReuse({ DataReferencia: '2026-11-20', ValorImovel: '2250000.01' });
  expect(dear).toMatchObject({ Resultado: 'LIBERADO', Alertas: [{ Codigo: 'fgts-ceiling' }] });
});

test.each([
  ['João utilizou R$ 40.000,00 do FGTS; para Maria não houve utilização.', 'IMPEDIDO'],
  ['não houve utilização do FGTS pelos adquirentes', 'LIBERADO'],
  ['os adquirentes não utilizaram recursos do FGTS', 'LIBERADO'],
  ['sem o uso de recursos do Fundo de Garantia do Tempo de Serviço', 'LIBERADO'],
  ['valor do FGTS: não foi utilizado', 'LIBERADO'],
  ['Sem utilização do FGTS por Ana. Bruno utilizou sua conta vinculada.', 'IMPEDIDO'],
])('“%s” is %s', (words, result) => {
  expect(run([bought('R-3', '2025-01-10', words)]).Resultado).toBe(result);
});

test('an act that is no acquisition says nothing of it', () => {
  const lien: Acquisition = { ...bought('R-4', '2025-01-10', 'financiamento da Caixa'), Evento: 'hipoteca' };
  expect(run([lien])).toMatchObject({ Resultado: 'LIBERADO', Atos: [{ Nota: 'not-acquisition' }] });
});

test.each([
  'com Certificado de Regularidade do FGTS - CRF',
  'dispensada a CND do INSS e do FGTS',
  'depositado em conta vinculada ao processo',
  'à vista, sem recursos do FGTS',
  'pago sem FGTS',
  'sem que tenha havido utilização do FGTS',
  'recursos do FGTS: não há',
])('is no use of the fund: %s', (words) => {
  expect(run([bought('R-3', '2025-03-03', words)]).Resultado).toBe('LIBERADO');
});

test.each(['sem ônus, com recursos do FGTS', 'sem entrada com FGTS, R$ 10.000,00 do FGTS'])(
  'is use of the fund all the same: %s',
  (words) => {
    expect(run([bought('R-3', '2025-03-03', words)]).Resultado).toBe('IMPEDIDO');
  },
);

test('bars nobody who does not use the fund, and says so', () => {
  const Atos = [bought('R-3', '2025-03-03')];
  const result = calculateFgtsReuse({ DataReferencia: '2026-11-20', Atos, UsaFgts: false });
  expect(result.Resultado).toBe('LIBERADO');
  expect(result.Alertas.map(({ Codigo }) => Codigo)).toEqual(['fgts-not-used-now']);
});

test('each use within the time bars by itself; the last one frees', () => {
  const result = run([
    bought('R-2', '2024-02-29'),
    bought('R-4', '2025-05-31'),
    bought('R-6', '2026-01-02', 'financiamento'),
  ]);
  expect(result).toMatchObject({ Resultado: 'IMPEDIDO', Libera: '2028-05-31' });
  expect(result.Alertas.map(({ Codigo, De }) => [Codigo, De])).toEqual([
    ['RF-47', 'R-2'],
    ['RF-47', 'R-4'],
    ['fgts-to-confirm', 'R-6'],
  ]);
});

test('a day that nobody could read is asked for where the fund or credit may have paid, not of a cash sale', () => {
  const undated = (words: string) => run([{ Ato: 'R-1', Evento: 'compra_venda', Texto: words }]);
  expect(undated('pago à vista')).toMatchObject({ Resultado: 'LIBERADO', Alertas: [] });
  for (const words of ['com FGTS', 'financiamento no SFH'])
    expect(undated(words)).toMatchObject({
      Resultado: 'VERIFICAR',
      Atos: [{ Nota: 'date-missing' }],
      Alertas: [{ Codigo: 'fgts-undated', De: 'R-1' }],
    });
});

test('an act of which nothing is said is asked about, until somebody says enough or the time is over', () => {
  const silent: Acquisition = { Ato: 'R-3', Data: '2025-06-02' };
  expect(run([silent])).toMatchObject({
    Resultado: 'VERIFICAR',
    Atos: [{ UsoFgts: null, Nota: 'words-missing' }],
    Alertas: [{ Codigo: 'fgts-silent', De: 'R-3' }],
  });
  const judged = (given: Partial<Acquisition>) => run([{ ...silent, ...given }]).Atos[0];
  expect(judged({ Texto: '  ' })).toMatchObject({ Resultado: 'VERIFICAR', Nota: 'words-missing' });
  expect(judged({ FinanciadoSfh: true })).toMatchObject({ Resultado: 'VERIFICAR', Nota: 'confirm-period' });
  expect(judged({ Data: null })).toMatchObject({ Resultado: 'VERIFICAR', Nota: 'date-missing' });
  expect(judged({ FinanciadoSfh: false })).toMatchObject({ Resultado: 'LIBERADO', Nota: null });
  expect(judged({ Texto: 'pago à vista' })).toMatchObject({ Resultado: 'LIBERADO', Nota: null });
  expect(judged({ UsoFgts: 'NAO' })).toMatchObject({ Resultado: 'LIBERADO', Nota: 'not-used' });
  expect(judged({ Data: '2023-11-20' })).toMatchObject({ Resultado: 'LIBERADO', Nota: 'outside-window' });
});

test('what has to be asked stands in the account with the day the property would be free', () => {
  const steps = (act: Acquisition) => run([act]).Memoria.slice(1);
  expect(steps(bought('R-5', '2025-06-02', 'financiamento'))).toEqual([
    {
      Passo: 'fgts-to-ask',
      De: 'R-5',
      Formula: 'data + 36 m',
      Valores: { data: '2025-06-02', D: '2026-11-20' },
      Resultado: '2028-06-02',
    },
  ]);
  expect(steps({ Ato: 'R-1', Texto: 'financiamento' })).toMatchObject([
    { Passo: 'fgts-to-ask', Valores: { D: '2026-11-20' }, Resultado: '-' },
  ]);
});

test('days that contradict each other are refused beside the later one', () => {
  const act = bought('R-3', '2026-11-21');
  expect(() => run([act])).toThrow('Atos.0.Data: act-after-reference');
  expect(() => run([{ ...bought('R-3', '2026-11-19'), DataContrato: '2026-11-20' }])).toThrow(
    'Atos.0.DataContrato: contract-after-registration',
  );
  // Contracted before the new contract and registered after it: the day chosen is the one that counts.
  expect(run([{ ...act, DataContrato: '2026-11-20' }]).Libera).toBe('2029-11-20');
  expect(run([{ ...act, Cancelado: true }]).Resultado).toBe('LIBERADO');
});

test('a property is worth something; its window is part of the account', () => {
  const worth = (ValorImovel: string) => () =>
    calculateFgtsReuse({ DataReferencia: '2028-02-29', ValorImovel });
  expect(worth('0')).toThrow('ValorImovel: appraisal-missing');
  expect(worth('0.01')()).toMatchObject({
    InicioJanela: '2025-03-01',
    Memoria: [{ Passo: 'fgts-window', Resultado: '2025-03-01' }],
  });
});

test.each([
  ['2025-02-28', '2028-02-28'],
  ['2024-02-29', '2027-03-01'],
  ['2024-12-31', '2027-12-31'],
  ['2024-01-31', '2027-01-31'],
])('three years from %s end on %s, the first free day', (day, free) => {
  const on = (DataReferencia: string) => run([bought('R-3', day)], DataReferencia).Resultado;
  expect([on(addDays(free, -1)), on(free)]).toEqual(['IMPEDIDO', 'LIBERADO']);
});
