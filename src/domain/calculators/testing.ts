import type { LocalDate } from '../dates.ts';
import type { Terms } from './debt.ts';
import { type IndexRow, indexTable } from './indexTable.ts';
import { usualValidity } from './oldFigures.ts';

/** Variations of an invented index, for tests alone. */
const variations = {
  '2023-12': '0.56',
  '2024-01': '0.42',
  '2024-02': '0.83',
  '2024-03': '0.16',
  '2024-04': '0.38',
  '2024-05': '0.46',
  '2024-06': '0.21',
  '2024-07': '0.38',
  '2024-08': '-0.02',
  '2024-09': '0.44',
  '2024-10': '0.56',
};

export const inventedIndex: readonly IndexRow[] = Object.entries(variations).map(([Competencia, Valor]) => ({
  Indice: 'IPCA',
  Competencia,
  Valor,
}));

export const termsOn = (on: LocalDate, given: Partial<Terms> = {}): Terms => ({
  on,
  today: '2026-11-20',
  indices: indexTable(inventedIndex),
  holidays: [],
  rounding: 'HALF_UP',
  lag: 1,
  ...usualValidity,
  ...given,
});
