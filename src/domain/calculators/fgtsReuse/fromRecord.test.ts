import { expect, test } from 'vitest';
import { act, cancels, inOrder, opening, owner, reading } from '../../../../test/support/papers/matricula.ts';
import { applyCorrections, situationOf } from '../../matricula/corrections/index.ts';
import type { Act } from '../../matricula/model/index.ts';
import { rowsIn } from '../calculation.ts';
import { termsOn } from '../testing.ts';
import { fromRecord } from './fromRecord.ts';
import { run } from './run.ts';

const on = '2026-11-20';
const filled = (...acts: readonly Act[]) => {
  const truth = applyCorrections(reading(opening([owner('ANA TESTE', '1/1')]), inOrder(...acts)), []);
  return fromRecord({ truth, situation: situationOf(truth) }, on);
};
const resultOf = (...acts: readonly Act[]) => run(filled(...acts).Entrada, termsOn(on));

test('a recent purchase with the fund bars it, and is told of beforehand', () => {
  const sale = act('R-3', 'compra_venda', {
    date: '2025-01-15',
    text: 'compraram o imóvel por R$ 310.000,00, dos quais R$ 48.300,00 do FGTS do adquirente',
  });
  const { Avisos, Fontes } = filled(sale);
  expect(Avisos.map(({ Codigo }) => Codigo)).toEqual(['fgts-to-confirm']);
  expect(Fontes.find(({ Campo }) => Campo === 'Atos.0.Texto')?.Trecho).toContain('R$ 48.300,00 do FGTS');
  expect(resultOf(sale)).toMatchObject({ Resultado: 'IMPEDIDO', Libera: '2028-01-15' });
});

test('credit told only by the guarantee of the same day asks for the period', () => {
  const sale = act('R-5', 'compra_venda', { date: '2025-06-02', text: 'venderam o imóvel a B' });
  const guarantee = (date: string) =>
    act('R-6', 'alienacao_fiduciaria', { date, text: 'em garantia do financiamento no âmbito do SFH' });
  expect(resultOf(sale, guarantee('2025-06-02'))).toMatchObject({ Resultado: 'VERIFICAR' });
  expect(resultOf(sale, guarantee('2026-01-02'))).toMatchObject({ Resultado: 'LIBERADO' });
});

test('a cancelled purchase is shown with what cancelled it, and counts no more', () => {
  const acts = [
    act('R-4', 'compra_venda', { date: '2025-01-15', text: 'com recursos do FGTS' }),
    act('AV-5', 'cancelamento', { date: '2025-03-01', links: cancels('R-4') }),
  ];
  expect(rowsIn(filled(...acts).Entrada.Atos)).toMatchObject([{ Cancelado: true, CanceladoPor: 'AV-5' }]);
  expect(resultOf(...acts)).toMatchObject({ Resultado: 'LIBERADO', Atos: [{ Nota: 'cancelled' }] });
  expect(filled(...acts).Avisos).toEqual([]);
});
