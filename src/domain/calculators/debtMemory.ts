import { monthOf, monthText } from '../calendar.ts';
import type { LocalDate } from '../dates.ts';
import type { Decimal } from '../units.ts';
import { Precise, places, type Rounding, rounded } from './arithmetic.ts';
import type { ArrearsTerms } from './arrears.ts';
import type { Arrears } from './arrearsRates.ts';
import type { CorrectionSpan } from './correction.ts';
import type { Terms } from './debt.ts';
import type { IndexTable } from './indexTable.ts';
import type { DayBasis, Interest, InterestRegime } from './interest.ts';
import { type MemoryStep, step } from './memory.ts';

/** How what is owed was worked out, step by step, so that a person can do it again with a pocket calculator. */

type Money = (value: Precise) => Decimal;

/** As many months as are told one by one; of more the first, the last and how many, which the index lists. */
const mostMonths = 12;

export function correctionStep(
  at: string,
  index: string,
  correction: CorrectionSpan,
  {
    isFloored,
    start,
    principal,
    money,
    terms,
  }: {
    readonly isFloored: boolean;
    readonly start: Precise;
    readonly principal: Precise;
    readonly money: Money;
    readonly terms: Pick<Terms, 'indices' | 'rounding'>;
  },
): MemoryStep {
  const { factor, from, to, wholePeriods, days, daysOfPeriod } = correction;
  return step(
    isFloored ? 'corrected-floor' : 'corrected',
    days === 0 ? 'V · F, F = Π(1 + v)' : 'V · F, F = Π(1 + v) · (1 + v)^(d / n)',
    {
      V: money(start),
      Indice: index,
      de: from ?? '-',
      ate: to ?? '-',
      periodos: String(wholePeriods),
      ...variationsOf(index, correction, terms.indices),
      ...(days === 0 ? {} : { d: String(days), n: String(daysOfPeriod) }),
      F: rounded(factor, places.factor, terms.rounding),
    },
    money(principal),
    at,
  );
}

/** `2023-12 0.56%, 2024-01 0.42%`. */
function variationsOf(
  index: string,
  { from, to }: CorrectionSpan,
  indices: IndexTable,
): { variacoes?: string } {
  if (from === null || to === null) return {};
  const first = monthOf(`${from}-01`);
  const count = monthOf(`${to}-01`) - first + 1;
  if (count > mostMonths) return {};
  const months = Array.from({ length: count }, (_, offset) => first + offset);
  return {
    variacoes: months
      .map((month) => {
        const variation = indices.factorOf(index, month)?.minus(1).times(100) ?? new Precise(0);
        return `${monthText(month)} ${variation.toFixed()}%`;
      })
      .join(', '),
  };
}

export function interestStep(
  at: string,
  {
    regime,
    basis,
    rate,
    from,
    to,
    interest,
    principal,
    rounding,
  }: {
    readonly regime: InterestRegime;
    readonly basis: DayBasis;
    readonly rate: Decimal;
    readonly from: LocalDate;
    readonly to: LocalDate;
    readonly interest: Interest;
    readonly principal: Precise;
    readonly rounding: Rounding;
  },
): MemoryStep {
  const isSimple = regime === 'SIMPLES';
  const money = (value: Precise) => rounded(value, places.money, rounding);
  return step(
    isSimple ? 'interest-simple' : 'interest-compound',
    isSimple ? 'P · i · d / B' : 'P · ((1 + i)^(d / B) − 1)',
    {
      P: money(principal),
      i: `${rounded(new Precise(rate), places.percent, rounding)}%`,
      d: String(interest.days),
      B: String(interest.daysOfYear),
      de: from,
      ate: to,
      contagem: basis,
    },
    money(interest.amount),
    at,
  );
}

/** Simple interest for being late: the months' rates summed, on the corrected principal. */
export function arrearsStep(
  at: string,
  { JurosMora, MoraAnterior }: ArrearsTerms,
  { percent, from, to, months, count }: Arrears,
  principal: Precise,
  amount: Precise,
  rounding: Rounding,
): MemoryStep {
  const money = (value: Precise) => rounded(value, places.money, rounding);
  return step(
    JurosMora === 'TAXA_LEGAL' ? 'arrears-legal' : 'arrears-agreed',
    'P · M',
    {
      P: money(principal),
      M: `${rounded(percent, places.factor, rounding)}%`,
      de: from,
      ate: to,
      meses: String(count),
      ...(JurosMora === 'TAXA_LEGAL' && MoraAnterior ? { antes: MoraAnterior } : {}),
      ...(months.length > 0
        ? {
            taxas: months
              .map(
                (one) =>
                  `${one.month} ${one.percent.toFixed()}%${one.days === one.of ? '' : ` · ${one.days}/${one.of}`}`,
              )
              .join(', '),
          }
        : {}),
    },
    money(amount),
    at,
  );
}

/** @param arrears null where none are charged: then the account does not speak of them */
export function updatedStep(
  at: string,
  {
    principal,
    interest,
    arrears,
    total,
    money,
  }: {
    readonly principal: Precise;
    readonly interest: Precise;
    readonly arrears: Precise | null;
    readonly total: Precise;
    readonly money: Money;
  },
): MemoryStep {
  return step(
    'updated',
    arrears ? 'P + J + M' : 'P + J',
    { P: money(principal), J: money(interest), ...(arrears ? { M: money(arrears) } : {}) },
    money(total),
    at,
  );
}
