import { expect, test } from 'vitest';
import type { Values } from '../../../../domain/calculators/calculation.ts';
import { monthText } from '../../../../domain/calendar.ts';
import { calculatorOf, loadCalculation } from '../../../../metadata/calculators.ts';
import { toValues } from '../../../../metadata/calculatorValues.ts';
import type { Conditions } from '../../../../metadata/calls/calculators.ts';
import { tableOf, toSeries, toTerms } from '../../../../metadata/wire/conditions.ts';
import { watchTable } from '../../../../metadata/wire/usedMonths.ts';
import { underConditions } from './compare/alike.ts';

/** IPCA of half a percent in every month from 2024 to October 2026. */
const whole: Conditions = {
  Hoje: '2026-11-20',
  Arredondamento: 'HALF_UP',
  Feriados: [],
  Indices: toSeries(
    Array.from({ length: 35 }, (_, offset) => ({
      Indice: 'IPCA',
      Competencia: monthText(2023 * 12 + 11 + offset),
      Valor: '0.5',
    })),
  ),
  Demonstracao: false,
};

const entered = (more: Values = {}): Values => ({
  DataReferencia: '2026-11-05',
  ValorImovel: 1_000_000,
  Onus: [{ Ato: 'R-1', Valor: 200_000, DataBase: '2024-01-10', Indice: 'IPCA' }],
  ...more,
});

/** As the server stores it: with the months it took and none beside. */
async function stored() {
  const calculator = calculatorOf('hipoteca');
  if (!calculator) throw new Error('no mortgage calculator');
  const run = await loadCalculation(calculator);
  const Entrada = entered();
  const values = toValues(calculator.fields, Entrada);
  const table = watchTable(tableOf(whole));
  const Resultado = run(values, toTerms(whole, values, table));
  const Condicoes = { ...whole, Indices: table.usedOf(whole.Indices) };
  return { calculator, run, kept: { Entrada, Condicoes, Resultado } };
}

test('an input that takes no other month stands under the conditions of then', async () => {
  const { calculator, run, kept } = await stored();
  const { result, isReproduced } = underConditions(calculator, run, kept, entered({ DesagioPct: 10 }));
  expect(result).toMatchObject({ Projetado: false });
  expect(isReproduced).toBe(true);
});

test('one that takes a month which was not kept does not: it would count as zero', async () => {
  const { calculator, run, kept } = await stored();
  const { result } = underConditions(calculator, run, kept, entered({ DataReferencia: '2026-11-20' }));
  expect(result).toBeNull();
});

test('a month that was not there for the stored calculation either is no reason', async () => {
  const { calculator, run, kept } = await stored();
  const Condicoes = { ...kept.Condicoes, Indices: [] };
  const Hoje = '2023-12-20';
  const projected = { ...kept, Condicoes: { ...Condicoes, Hoje } };
  const { result, isReproduced } = underConditions(calculator, run, projected, entered({ DesagioPct: 10 }));
  expect(result).toMatchObject({ Projetado: true });
  expect(isReproduced).toBe(false);
});
