import { expect, test } from 'vitest';
import {
  act,
  cancels,
  inOrder,
  linked,
  opening,
  owner,
  proof,
  reading,
} from '../../../../test/support/papers/matricula.ts';
import { applyCorrections, situationOf } from '../../matricula/corrections/index.ts';
import type { Act, Opening } from '../../matricula/model/index.ts';
import { rowsIn } from '../calculation.ts';
import type { Filled } from '../fromRecord.ts';
import { termsOn } from '../testing.ts';
import { fromRecord } from './fromRecord.ts';
import { run } from './run.ts';

const on = '2026-11-20';
const filled = (
  acts: readonly Act[],
  more: Partial<Opening> = {},
  openProtocols: readonly string[] = [],
): Filled => {
  const start = opening([owner('ANA TESTE', '1/1')], more);
  const closing = { kind: null, issuedOn: null, openProtocols, evidence: {} };
  const truth = applyCorrections(reading(start, inOrder(...acts), { closing }), []);
  return fromRecord({ truth, situation: situationOf(truth) }, on);
};
const onus = ({ Entrada }: Filled) => rowsIn(Entrada.Onus);
const history = ({ Entrada }: Filled) =>
  rowsIn(Entrada.Eventos).map(({ Ato, Evento, Garantia }) => `${Ato} ${Evento} ${Garantia ?? '-'}`);
const asked = ({ Avisos }: Filled, at: string | null = 'Onus.0') =>
  Avisos.filter(({ De }) => De === at).map(({ Codigo }) => Codigo);

const mortgage = (code: string, text: string, more: Parameters<typeof act>[2] = {}) =>
  act(code, 'hipoteca', {
    date: '2020-03-10',
    value: '250000',
    currency: 'BRL',
    creditor: 'BANCO HORIZONTE S.A.',
    degree: 1,
    dueOn: '2030-03-10',
    text,
    ...more,
  });

test('what the act says is filled in with its words, and what it does not say is asked for', () => {
  const result = filled([
    mortgage('R-1', 'R-1 - HIPOTECA. Valor: R$ 250.000,00, com juros de 9% ao ano mais TR. O Oficial.', {
      evidence: { value: proof('R$ 250.000,00,', 3), text: proof('R-1 - HIPOTECA', 3) },
    }),
  ]);
  expect(onus(result)).toEqual([
    {
      Ato: 'R-1',
      Evento: 'hipoteca',
      Grau: 1,
      Credor: 'BANCO HORIZONTE S.A.',
      Valor: '250000',
      Moeda: 'BRL',
      DataBase: '2020-03-10',
      Vencimento: '2030-03-10',
      Indice: 'TR',
      JurosAa: '9',
    },
  ]);
  const source = (name: string) => result.Fontes.find(({ Campo }) => Campo === `Onus.0.${name}`);
  expect(source('Valor')).toEqual({ Campo: 'Onus.0.Valor', Ato: 'R-1', Pagina: 3, Trecho: 'R$ 250.000,00' });
  expect(source('JurosAa')).toEqual({
    Campo: 'Onus.0.JurosAa',
    Ato: 'R-1',
    Pagina: 3,
    Trecho: 'juros de 9% ao ano',
  });
  expect(asked(result)).toEqual(['ask-regime']);
  expect(asked(result, null)).toEqual(['ask-appraisal']);
});

test('an amendment’s sum, day and terms go before those of the act', () => {
  const result = filled([
    mortgage('R-1', 'juros de 12% ao ano, corrigido pelo IPCA'),
    act('AV-2', 'aditivo_cedula', {
      date: '2022-05-05',
      value: '300000',
      currency: 'BRL',
      dueOn: '2033-05-05',
      text: 'o valor passa a R$ 300.000,00 e os juros a juros de 1% ao mês, capitalizados',
      links: linked('amends', 'R-1'),
    }),
  ]);
  expect(onus(result)[0]).toMatchObject({
    Valor: '300000',
    DataBase: '2022-05-05',
    Vencimento: '2033-05-05',
    Indice: 'IPCA',
    JurosAm: '1',
    Regime: 'COMPOSTO',
  });
  expect(onus(result)[0]).not.toHaveProperty('JurosAa');
  expect(history(result)).toEqual(['R-1 constituicao -', 'AV-2 aditivo R-1']);
});

test('a credit that passes to another bank is worth the balance it passes at', () => {
  const result = filled([
    mortgage('R-1', 'HIPOTECA'),
    act('AV-2', 'outro', {
      date: '2023-02-05',
      creditor: 'BANCO CONTINENTE S.A.',
      text: 'o BANCO CONTINENTE S.A. sub-rogou-se no crédito, pelo saldo de R$ 231.870,44.',
      links: linked('amends', 'R-1'),
    }),
  ]);
  expect(onus(result)[0]).toMatchObject({
    Credor: 'BANCO CONTINENTE S.A.',
    Valor: '231870.44',
    DataBase: '2023-02-05',
  });
  expect(result.Fontes.find(({ Campo }) => Campo === 'Onus.0.Valor')).toMatchObject({
    Ato: 'AV-2',
    Trecho: 'R$ 231.870,44',
  });
});

test('the history has everything that befell a guarantee, also what took a cancellation back', () => {
  const result = filled([
    mortgage('R-1', 'HIPOTECA'),
    act('AV-2', 'aditivo_cedula', {
      date: '2020-09-01',
      dueOn: '2031-01-01',
      links: linked('amends', 'R-1'),
    }),
    act('AV-3', 'outro', {
      date: '2021-01-01',
      creditor: 'FUNDO TESTE',
      text: 'CESSÃO DE CRÉDITO',
      links: linked('amends', 'R-1'),
    }),
    act('AV-4', 'aditivo_cedula', {
      date: '2021-06-01',
      value: '50000',
      currency: 'BRL',
      text: 'o crédito foi elevado em R$ 50.000,00',
      evidence: { value: proof('R$ 50.000,00') },
      links: linked('amends', 'R-1'),
    }),
    act('AV-5', 'cancelamento', {
      date: '2022-01-01',
      text: 'libera parte da garantia, reduzindo-se a dívida para R$ 200.000,00',
      links: linked('cancels-in-part', 'R-1'),
    }),
    act('AV-6', 'cancelamento', { date: '2023-01-01', links: cancels('R-1') }),
    act('AV-7', 'cancelamento', {
      date: '2024-01-01',
      links: [...cancels('AV-6'), ...linked('restores', 'R-1')],
    }),
  ]);
  expect(history(result)).toEqual([
    'R-1 constituicao -',
    'AV-2 prorrogacao R-1',
    'AV-3 cessao R-1',
    'AV-4 reforco R-1',
    'AV-5 liberacao_parcial R-1',
    'AV-6 cancelamento R-1',
    'AV-7 constituicao R-1',
  ]);
  expect(rowsIn(result.Entrada.Eventos)[4]).toMatchObject({ ValorPosterior: '200000' });
  const { Historico } = run({ ...result.Entrada, ValorImovel: '1' }, termsOn(on)) as unknown as {
    Historico: readonly { ValorPosterior: string }[];
  };
  expect(Historico.map(({ ValorPosterior }) => ValorPosterior)).toEqual([
    '250000.00',
    '250000.00',
    '250000.00',
    '300000.00',
    '200000.00',
    '0.00',
    '200000.00',
  ]);
});

test('an act without a day stays out of the history and is told of', () => {
  const result = filled([mortgage('R-1', 'HIPOTECA', { date: null })]);
  expect(history(result)).toEqual([]);
  expect(asked(result, null)).toContain('event-undated');
  expect(asked(result)).toContain('ask-base-date');
});

test('what befell a guarantee without a day stays out with it: nothing constitutes it', () => {
  const result = filled([
    mortgage('R-1', 'HIPOTECA', { date: null }),
    act('AV-2', 'aditivo_cedula', {
      date: '2020-09-01',
      dueOn: '2031-01-01',
      links: linked('amends', 'R-1'),
    }),
  ]);
  expect(history(result)).toEqual([]);
  expect(() => run({ ...result.Entrada, ValorImovel: '1' }, termsOn(on))).not.toThrow();
});

test('old currencies count nominally and ask for the balance', () => {
  const result = filled([
    mortgage('R-1', 'HIPOTECA', {
      date: '1990-12-03',
      dueOn: '1998-12-03',
      value: '8900000',
      currency: 'CRZ',
    }),
  ]);
  expect(asked(result)).toContain('ask-balance-old-currency');
  const { Historico } = run({ ...result.Entrada, ValorImovel: '1' }, termsOn(on)) as unknown as {
    Historico: readonly { ValorPosterior: string; Alertas: readonly { Codigo: string }[] }[];
  };
  expect(Historico).toMatchObject([{ ValorPosterior: '3.24', Alertas: [{ Codigo: 'nominal-conversion' }] }]);
});

test('an entry long after the debt fell due has no base day of its own', () => {
  const late = { date: '2010-01-01', dueOn: '1999-12-31' } as const;
  expect(
    onus(filled([mortgage('AV-1', 'TRANSPORTE', { ...late, titleDate: '1996-05-10' })]))[0]?.DataBase,
  ).toBe('1996-05-10');
  expect(asked(filled([mortgage('AV-1', 'TRANSPORTE', late)]))).toContain('ask-base-date');
});

test('no degree moves up but where an act says so', () => {
  const acts = (text: string) => [
    mortgage('R-1', 'HIPOTECA'),
    mortgage('R-2', 'HIPOTECA', { degree: 2 }),
    act('AV-3', 'cancelamento', { date: '2024-01-01', text, links: cancels('R-1') }),
  ];
  expect(onus(filled(acts('cancela-se a hipoteca do R-1')))[0]?.Grau).toBe(2);
  const moved = filled(acts('cancela-se a hipoteca do R-1, passando a do R-2 a ser de 1º grau.'));
  expect(onus(moved)[0]).toMatchObject({ Ato: 'R-2', Grau: 1 });
  expect(moved.Fontes.find(({ Campo }) => Campo === 'Onus.0.Grau')).toMatchObject({ Ato: 'AV-3' });
});

test('an arrest that became an attachment counts once, with its sum', () => {
  const result = filled([
    act('R-1', 'arresto', { date: '2019-01-01', value: '70000', currency: 'BRL', creditor: 'LOJA TESTE' }),
    act('AV-2', 'penhora', {
      date: '2020-01-01',
      text: 'o arresto do R-1 foi convertido em penhora',
      links: linked('cites', 'R-1'),
    }),
  ]);
  expect(onus(result)).toMatchObject([
    { Ato: 'AV-2', Evento: 'penhora', Valor: '70000', DataBase: '2019-01-01' },
  ]);
  expect(asked(result)).toContain('ask-execution-balance');
});

test('security given on a creditor’s own claim burdens nothing here', () => {
  const result = filled([
    mortgage('R-1', 'HIPOTECA'),
    act('AV-2', 'caucao', { date: '2021-01-01', creditor: 'BNH', links: linked('amends', 'R-1') }),
  ]);
  expect(onus(result).map(({ Ato }) => Ato)).toEqual(['R-1']);
  expect(history(result)).toEqual(['R-1 constituicao -']);
});

test('an attachment by the creditor of a mortgage may be for the same debt, which is asked', () => {
  const attached = (creditor: string) =>
    filled([
      mortgage('R-1', 'HIPOTECA'),
      act('AV-2', 'penhora', { date: '2021-01-01', creditor, value: '260000', currency: 'BRL' }),
    ]);
  const result = attached('Banco Horizonte S/A');
  expect(result.Avisos).toContainEqual({
    Codigo: 'same-debt',
    De: 'Onus.1',
    Valores: { acts: 'R-1' },
    Campos: ['Onus.1.MesmaDivida'],
  });
  expect(onus(result)[1]).not.toHaveProperty('MesmaDivida');
  expect(asked(attached('LOJA TESTE LTDA.'), 'Onus.1')).not.toContain('same-debt');
});

test('what a release leaves burdened, with the words of the release', () => {
  const result = filled([
    mortgage('R-1', 'HIPOTECA'),
    act('AV-2', 'cancelamento', {
      date: '2022-01-01',
      text: 'fica parcialmente cancelada a hipoteca do R-1, quanto à metade ideal do imóvel',
      links: linked('cancels-in-part', 'R-1'),
    }),
    act('AV-3', 'cancelamento', {
      date: '2023-01-01',
      text: 'fica liberada da hipoteca do R-1 a parte ideal de 1/6',
      links: linked('cancels-in-part', 'R-1'),
    }),
  ]);
  expect(onus(result)[0]?.FracaoOnerada).toBe('1/3');
  expect(result.Fontes.find(({ Campo }) => Campo === 'Onus.0.FracaoOnerada')).toMatchObject({ Ato: 'AV-3' });
});

test('every notice that asks for an input names it', () => {
  const result = filled([
    mortgage('R-1', 'HIPOTECA', { value: null, dueOn: null, date: null }),
    act('AV-2', 'penhora', { date: '2021-01-01', value: '1', currency: 'BRL' }),
  ]);
  expect(result.Avisos.map(({ Codigo, Campos }) => [Codigo, Campos ?? null])).toEqual([
    ['ask-appraisal', ['ValorImovel']],
    ['ask-amount', ['Onus.0.Valor', 'Onus.0.SaldoInformado']],
    ['ask-base-date', ['Onus.0.DataBase']],
    ['ask-terms', ['Onus.0.Indice', 'Onus.0.JurosAa', 'Onus.0.JurosAm']],
    ['ask-execution-balance', ['Onus.1.SaldoInformado']],
    ['event-undated', null],
  ]);
  expect(result.Avisos.flatMap(({ Codigo, Grupos }) => (Grupos ? [[Codigo, Grupos]] : []))).toEqual([
    ['ask-terms', [['Onus.0.Indice'], ['Onus.0.JurosAa', 'Onus.0.JurosAm']]],
  ]);
});

test('the part it burdens, and the other land that secures the same debt', () => {
  const result = filled([mortgage('R-1', 'hipoteca da sua parte ideal de 5/12 do imóvel, e outros imóveis')]);
  expect(onus(result)[0]?.FracaoOnerada).toBe('5/12');
  expect(asked(result)).toContain('other-properties');
});

test('transcriptions, waiting titles and a freeze are told of', () => {
  const result = filled(
    [act('AV-1', 'indisponibilidade', { date: '2020-01-01' })],
    { previousRecord: 'Transcrição nº 8.123, Livro 3-H' },
    ['70118'],
  );
  expect(asked(result, null)).toEqual(['ask-appraisal', 'previous-transcription', 'open-protocols']);
  expect(onus(result)).toEqual([{ Ato: 'AV-1', Evento: 'indisponibilidade', DataBase: '2020-01-01' }]);
  expect(asked(result)).toEqual([]);
  expect(asked(filled([], { previousRecord: 'Matrícula nº 8.123 do Livro 2' }), null)).toEqual([
    'ask-appraisal',
  ]);
});

test('an empty record asks for the appraisal and nothing else', () => {
  const result = filled([]);
  expect(result.Entrada).toEqual({ DataReferencia: on, Onus: [], Eventos: [] });
  expect(result.Fontes).toEqual([]);
});
