import { businessDays, daysBetween } from '../calendar.ts';
import type { LocalDate } from '../dates.ts';
import type { BaseDias, RegimeJuros } from '../generated/codes.ts';
import type { Decimal } from '../units.ts';
import { Precise, power } from './arithmetic.ts';

export type InterestRegime = RegimeJuros;
export type DayBasis = BaseDias;

const yearOf: Readonly<Record<DayBasis, number>> = { CORRIDOS_365: 365, COMERCIAL_360: 360, UTEIS_252: 252 };

export interface Interest {
  readonly amount: Precise;
  readonly days: number;
  readonly daysOfYear: number;
}

/**
 * Interest on a principal over a span, at a rate of so many percent a year.
 * Simple: J = C·i·d/B. Compound: J = C·((1+i)^(d/B) − 1).
 * @param holidays days without business besides the national ones, for base 252
 * @see calculators, section 0
 */
export function interestOn(
  principal: Precise,
  ratePerYear: Decimal,
  terms: {
    readonly regime: InterestRegime;
    readonly basis: DayBasis;
    readonly from: LocalDate;
    readonly to: LocalDate;
    readonly holidays?: readonly LocalDate[];
  },
): Interest {
  const { regime, basis, from, to, holidays } = terms;
  const days = basis === 'UTEIS_252' ? businessDays(from, to, holidays) : daysBetween(from, to);
  const daysOfYear = yearOf[basis];
  const rate = new Precise(ratePerYear).div(100);
  const years = new Precise(days).div(daysOfYear);
  const growth = regime === 'SIMPLES' ? rate.times(years) : power(rate.plus(1), years).minus(1);
  return { amount: principal.times(growth), days, daysOfYear };
}

/** A monthly rate as a yearly one, in percent: twelve times, or compounded. */
export function yearlyRate(ratePerMonth: Decimal, regime: InterestRegime): Decimal {
  const rate = new Precise(ratePerMonth);
  if (regime === 'SIMPLES') return rate.times(12).toFixed();
  return rate.div(100).plus(1).pow(12).minus(1).times(100).toFixed();
}
