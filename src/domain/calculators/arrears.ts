import type { LocalDate } from '../dates.ts';
import type { JurosMora, MoraAnterior } from '../generated/codes.ts';
import type { Decimal } from '../units.ts';
import { type Arrears, arrearsOn, dayBeforeLegal, legalRateFrom } from './arrearsRates.ts';
import type { Debt, Terms } from './debt.ts';
import { startOf } from './debtStart.ts';
import type { InputProblem } from './problems.ts';

/** Interest for being late, as it was chosen; nothing is charged unasked. */
export interface ArrearsTerms {
  /** What the contract sets, or where it is silent the legal rate; absent = none. */
  readonly JurosMora?: JurosMora | null | undefined;
  /** Of the contract: percent a month, simple. */
  readonly MoraAm?: Decimal | null | undefined;
  /** The day after which interest runs; default the due date. */
  readonly MoraDesde?: LocalDate | null | undefined;
  /** What stands for the legal rate before there was one: the courts were divided, so a person chooses. */
  readonly MoraAnterior?: MoraAnterior | null | undefined;
}

/** Null where no interest on arrears was chosen, or the debtor is not late yet. */
export function arrearsOf(debt: Debt, { on, today, indices }: Terms): Arrears | null {
  const from = debt.JurosMora == null ? null : lateSince(debt);
  return from !== null && from < on ? arrearsOn(debt, { from, to: on, today, indices }) : null;
}

/** What is missing to charge the arrears that were chosen. */
export function problemsOfArrears(debt: Debt, at: string, terms: Terms): InputProblem[] {
  if (debt.JurosMora == null) return [];
  const { day, told } = startOf(debt);
  // A told balance holds the arrears until its day: without it they would count twice.
  if (told && day === null) return [{ field: `${at}.DataSaldo`, code: 'balance-day-missing', params: {} }];
  const from = lateSince(debt);
  if (from === null) return [{ field: `${at}.MoraDesde`, code: 'date-missing', params: {} }];
  if (debt.JurosMora === 'CONTRATO' && debt.MoraAm == null)
    return [{ field: `${at}.MoraAm`, code: 'arrears-rate-missing', params: {} }];
  if (from < terms.on && lacksChoice(debt, from))
    return [{ field: `${at}.MoraAnterior`, code: 'arrears-choice-missing', params: { from: legalRateFrom } }];
  const missing = arrearsOf(debt, terms)?.missing ?? [];
  return [...Map.groupBy(missing, ({ index }) => index)].map(([index, months]) => ({
    field: `${at}.JurosMora`,
    code: 'index-missing',
    params: {
      index,
      months: months
        .slice(0, 12)
        .map(({ month }) => month)
        .join(', '),
      count: String(months.length),
    },
  }));
}

/** A balance that the creditor told holds the arrears until its day. */
function lateSince(debt: Debt): LocalDate | null {
  const from = arrearsFrom(debt, debt.Vencimento);
  const { day, told } = startOf(debt);
  return told && from !== null && day !== null && day > from ? day : from;
}

/** The day after which the debtor is late; null where neither it nor the due date is known. */
const arrearsFrom = (terms: ArrearsTerms, due: LocalDate | null | undefined): LocalDate | null =>
  terms.MoraDesde ?? due ?? null;

/** Whether part of the time lies before there was a legal rate, and what stands for it was not chosen. */
const lacksChoice = (terms: ArrearsTerms, from: LocalDate): boolean =>
  terms.JurosMora === 'TAXA_LEGAL' && terms.MoraAnterior == null && from < dayBeforeLegal;
