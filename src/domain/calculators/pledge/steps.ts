import { daysBetween } from '../../calendar.ts';
import type { LocalDate } from '../../dates.ts';
import type { Decimal } from '../../units.ts';
import { type Precise, percentOf, places, type Rounding, rounded, splitByWeights } from '../arithmetic.ts';
import { type MemoryStep, step } from '../memory.ts';
import { boundOf, type Goods, worthOf } from './goods.ts';
import type { Pledge } from './model.ts';

/** How what goods cover follows from quantities, prices and credit. */

type Money = (value: Precise) => Decimal;
type Percent = (value: Precise | null) => Decimal | null;

/** Each of the goods by itself, and their sum. */
export function goodsSteps(
  goods: readonly Goods[],
  at: string,
  total: Precise,
  rounding: Rounding,
): MemoryStep[] {
  const money = (value: Precise) => rounded(value, places.money, rounding);
  const each = goods.map((item) => {
    const worth = worthOf(item);
    const values = {
      bem: item.Produto,
      q: item.Quantidade,
      u: item.Unidade,
      p: `${item.PercentualVinculado ?? 100}%`,
    };
    return worth === null
      ? step('good-bound', 'q · p', values, rounded(boundOf(item), places.quantity, rounding), at)
      : step('good', 'q · p · v', { ...values, v: item.ValorUnitario ?? '' }, money(worth), at);
  });
  return [...each, step('goods', 'Σ G', { n: String(goods.length) }, money(total), at)];
}

export function coverageSteps(
  at: string | null,
  goods: Precise,
  credit: Precise,
  money: Money,
  percent: Percent,
): MemoryStep[] {
  return [
    step(
      'coverage',
      'G / C · 100',
      { G: money(goods), C: money(credit) },
      percent(percentOf(goods, credit)) ?? '-',
      at,
    ),
    step('surplus', 'G − C', { G: money(goods), C: money(credit) }, money(goods.minus(credit)), at),
  ];
}

/** Days past the due date; 0 until then. */
export const daysLate = ({ Vencimento }: Pledge, on: LocalDate): number =>
  Vencimento && Vencimento < on ? daysBetween(Vencimento, on) : 0;

export function lateSteps(pledge: Pledge, at: string, on: LocalDate): MemoryStep[] {
  const late = daysLate(pledge, on);
  return late === 0
    ? []
    : [step('days-late', 'D − V', { D: on, V: pledge.Vencimento ?? '' }, String(late), at)];
}

/** All pledges in force together. */
export const totalSteps = (
  { goods, credit, count }: { readonly goods: Precise; readonly credit: Precise; readonly count: number },
  money: Money,
  percent: Percent,
): MemoryStep[] => [
  step('total-goods', 'Σ G', { n: String(count) }, money(goods)),
  step('total-credit', 'Σ C', { n: String(count) }, money(credit)),
  ...coverageSteps(null, goods, credit, money, percent),
];

/**
 * `R-2 12000.000, R-4 9000.000`: what each pledge adds to a total as shown, to which they come again; pledges without
 * an act by their place.
 */
export function partsText(
  parts: readonly { readonly name: string; readonly amount: Precise }[],
  total: Decimal,
  digits: number,
): string {
  const shown = splitByWeights(
    total,
    parts.map(({ amount }) => amount),
    digits,
  );
  return parts.map(({ name }, index) => `${name} ${shown[index] ?? ''}`).join(', ') || '-';
}
