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
import type { Act } from '../../matricula/model/index.ts';
import { rowsIn } from '../calculation.ts';
import { fromRecord } from './fromRecord.ts';

const filled = (...acts: readonly Act[]) => {
  const truth = applyCorrections(reading(opening([owner('ANA TESTE', '1/1')]), inOrder(...acts)), []);
  return fromRecord({ truth, situation: situationOf(truth) }, '2026-11-20');
};
const credit = {
  date: '2024-03-20',
  value: '500000',
  currency: 'BRL',
  creditor: 'COOPERATIVA TESTE',
  dueOn: '2025-07-31',
} as const;

test('credit, title, goods, season and land, each with its words', () => {
  const text =
    'R-4 - PENHOR CEDULAR. Cédula Rural Pignoratícia nº 40/00713-7, emitida em 12/03/2024, juros de 1% ao mês. ' +
    'Garantia: penhor de 12.000 sacas de soja, safra 2024/2025, na área de 200 hectares, e de 300 bois.';
  const { Entrada, Fontes, Avisos } = filled(
    act('R-4', 'penhor_cedular', { ...credit, text, degree: 1, evidence: { text: proof(text, 2) } }),
  );
  expect(rowsIn(Entrada.Penhores)).toEqual([
    {
      Ato: 'R-4',
      Tipo: 'CEDULAR',
      Grau: 1,
      Titulo: 'Cédula Rural Pignoratícia nº 40/00713-7',
      Credor: 'COOPERATIVA TESTE',
      ValorCredito: '500000',
      Moeda: 'BRL',
      DataEmissao: '2024-03-12',
      Vencimento: '2025-07-31',
      JurosAm: '1',
      Safra: '2024/2025',
      AreaVinculadaHa: '200',
      Bens: [
        { Descricao: '12.000 sacas de soja', Produto: 'soja', Quantidade: '12000', Unidade: 'sc60' },
        { Descricao: '300 bois', Produto: 'bois', Quantidade: '300', Unidade: 'cab' },
      ],
    },
  ]);
  expect(Fontes.find(({ Campo }) => Campo === 'Penhores.0.Bens.1.Quantidade')).toEqual({
    Campo: 'Penhores.0.Bens.1.Quantidade',
    Ato: 'R-4',
    Pagina: 2,
    Trecho: '300 bois',
  });
  expect(Avisos.map(({ Codigo }) => Codigo)).toEqual([
    'ask-index',
    'ask-regime',
    'ask-prices',
    'history-first-goods',
  ]);
  expect(Avisos.find(({ Codigo }) => Codigo === 'ask-prices')?.Grupos).toEqual([
    ['Penhores.0.Bens.0.ValorUnitario'],
    ['Penhores.0.Bens.0.DataPreco'],
    ['Penhores.0.Bens.1.ValorUnitario'],
    ['Penhores.0.Bens.1.DataPreco'],
  ]);
  expect(Avisos.at(-1)).toMatchObject({ De: null, Valores: { act: 'R-4', goods: '300 bois' } });
});

test('a note that binds goods and land is a pledge too; one that secures by the land alone is none', () => {
  const note = (text: string) => filled(act('R-1', 'hipoteca_cedular', { ...credit, text }));
  const both = note(
    'Cédula Rural Pignoratícia e Hipotecária: hipoteca deste imóvel; penhor de 120 bezerras.',
  );
  expect(rowsIn(both.Entrada.Penhores)).toMatchObject([{ Ato: 'R-1', Bens: [{ Produto: 'bezerras' }] }]);
  expect(both.Avisos.map(({ Codigo }) => Codigo)).toContain('mortgage-too');
  const land = note('Cédula Rural Hipotecária: hipoteca cedular de 1º grau deste imóvel.');
  expect(land.Entrada).toMatchObject({ Penhores: [], Eventos: [] });
});

test('a note that pledges by its name has its row, and its goods are asked for', () => {
  const text =
    'CÉDULA RURAL PIGNORATÍCIA E HIPOTECÁRIA nº 93/00218-X: hipoteca cedular de 1º grau deste imóvel.';
  const { Entrada, Avisos } = filled(act('R-5', 'hipoteca_cedular', { ...credit, degree: 1, text }));
  expect(rowsIn(Entrada.Penhores)).toEqual([
    {
      Ato: 'R-5',
      Tipo: 'CEDULAR',
      Titulo: 'CÉDULA RURAL PIGNORATÍCIA E HIPOTECÁRIA nº 93/00218-X',
      Credor: 'COOPERATIVA TESTE',
      ValorCredito: '500000',
      Moeda: 'BRL',
      DataEmissao: '2024-03-20',
      Vencimento: '2025-07-31',
    },
  ]);
  expect(rowsIn(Entrada.Eventos)).toMatchObject([{ Ato: 'R-5', Evento: 'constituicao' }]);
  expect(Avisos).toContainEqual(
    expect.objectContaining({ Codigo: 'ask-goods', De: 'Penhores.0', Campos: ['Penhores.0.Bens'] }),
  );
  expect(Avisos.map(({ Codigo }) => Codigo)).toContain('mortgage-too');
});

test('what was cancelled is history; what is not described is asked for', () => {
  const gone = filled(
    act('R-1', 'penhor_cedular', { ...credit, text: 'penhor de 400 sacas de milho' }),
    act('AV-2', 'cancelamento', { date: '2025-01-01', links: cancels('R-1') }),
  );
  expect(gone.Entrada.Penhores).toEqual([]);
  expect(rowsIn(gone.Entrada.Eventos)).toMatchObject([
    { Ato: 'R-1', Evento: 'constituicao', Produto: 'milho', Quantidade: '400', Unidade: 'sc60' },
    { Ato: 'AV-2', Evento: 'cancelamento', Garantia: 'R-1' },
  ]);
  const silent = filled(act('R-1', 'penhor', { ...credit, text: 'PENHOR INDUSTRIAL em favor da credora' }));
  expect(rowsIn(silent.Entrada.Penhores)).toMatchObject([{ Tipo: 'INDUSTRIAL' }]);
  expect(silent.Avisos).toContainEqual(
    expect.objectContaining({ Codigo: 'ask-goods', Campos: ['Penhores.0.Bens'] }),
  );
});

test('an amendment that says other goods is told with its words; one that repeats them is not', () => {
  const amended = (text: string) =>
    filled(
      act('R-1', 'penhor_cedular', { ...credit, text: 'penhor de 12.000 sacas de soja, safra 2024/2025' }),
      act('AV-2', 'aditivo_cedula', { date: '2025-01-01', links: linked('amends', 'R-1'), text }),
    ).Avisos.filter(({ Codigo }) => Codigo === 'goods-amended');
  expect(
    amended('em substituição às 12.000 sacas de soja, penhor de 15.000 sacas de milho da safra 2025/2026'),
  ).toEqual([
    {
      Codigo: 'goods-amended',
      De: 'Penhores.0',
      Valores: { act: 'AV-2', words: '15.000 sacas de milho; safra 2025/2026' },
    },
  ]);
  expect(amended('prorrogado o penhor de 12.000 sacas de SOJA EM GRÃOS, safra 2024/25')).toEqual([]);
  expect(amended('prorrogado o vencimento para 2026')).toEqual([]);
});

test('several seasons of one pledge are asked for', () => {
  const { Entrada, Avisos } = filled(
    act('R-1', 'penhor', {
      ...credit,
      text: 'penhor de 9.000 sacas de soja das safras 2023/2024 e 2024/2025',
    }),
  );
  expect(rowsIn(Entrada.Penhores)[0]).not.toHaveProperty('Safra');
  expect(Avisos).toContainEqual({
    Codigo: 'seasons-several',
    De: 'Penhores.0',
    Valores: { words: 'safras 2023/2024 e 2024/2025' },
  });
});
