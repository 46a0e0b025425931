import { currencyOfCode, toReais } from '../currency.ts';
import type { LocalDate } from '../dates.ts';
import type { FonteValor } from '../generated/codes.ts';
import type { CurrencyCode } from '../matricula/model/index.ts';
import type { Decimal } from '../units.ts';
import { type Alert, alert } from './alert.ts';
import { Precise, places, type Rounding, rounded } from './arithmetic.ts';
import { type ArrearsTerms, arrearsOf, problemsOfArrears } from './arrears.ts';
import { legalRateFrom } from './arrearsRates.ts';
import { type CorrectionSpan, correct } from './correction.ts';
import { arrearsStep, correctionStep, interestStep, updatedStep } from './debtMemory.ts';
import { startOf } from './debtStart.ts';
import type { IndexTable } from './indexTable.ts';
import { type DayBasis, type InterestRegime, interestOn, yearlyRate } from './interest.ts';
import { type MemoryStep, step } from './memory.ts';
import { alertsOfBalance } from './oldFigures.ts';
import type { InputProblem } from './problems.ts';

/** What is secured: amount and terms as the act states them, or what the creditor told. Dates are of the calendar. */
export interface Debt extends ArrearsTerms {
  readonly Valor?: Decimal | null | undefined;
  /** Default: reais. */
  readonly Moeda?: CurrencyCode | null | undefined;
  readonly DataBase?: LocalDate | null | undefined;
  readonly Vencimento?: LocalDate | null | undefined;
  /** Code of an index; absent or `NENHUM` = the amount is not corrected. */
  readonly Indice?: string | null | undefined;
  /** Percent a year; absent = no interest. */
  readonly JurosAa?: Decimal | null | undefined;
  /** Percent a month, where the act says it so; counts only where `JurosAa` is absent. */
  readonly JurosAm?: Decimal | null | undefined;
  readonly Regime?: InterestRegime | null | undefined;
  readonly Base?: DayBasis | null | undefined;
  /** Whether a corrected principal never falls below the nominal one; default yes (STJ, REsp 1.361.191/RS). */
  readonly PisoNominal?: boolean | null | undefined;
  /** What the creditor says is owed, and the day it was; goes before the amount of the act. */
  readonly SaldoInformado?: Decimal | null | undefined;
  readonly DataSaldo?: LocalDate | null | undefined;
  /** Index or rate stand in for what the act does not say: the result is an estimate. */
  readonly Presumido?: boolean | null | undefined;
}

/** The world a calculation is made in. */
export interface Terms {
  /** The day it is made for, and the day it is made on. */
  readonly on: LocalDate;
  readonly today: LocalDate;
  readonly indices: IndexTable;
  /** Days without business besides the national ones, for base 252. */
  readonly holidays: readonly LocalDate[];
  /** Those of a state or municipality: they move a due date, and no bank counts them in base 252. */
  readonly localHolidays?: readonly LocalDate[];
  readonly rounding: Rounding;
  /** Months between a period and the month whose variation it takes. */
  readonly lag: number;
  /** How long an appraisal holds, and a balance that a creditor told, as the company sets it. */
  readonly appraisalMonths: number;
  readonly balanceDays: number;
}

export interface UpdatedDebt {
  /** What enters the sums, not rounded. */
  readonly total: Precise;
  readonly source: FonteValor;
  /** The amount it starts from, in reais. */
  readonly start: Precise;
  readonly factor: Precise;
  readonly principal: Precise;
  readonly interest: Precise;
  /** Interest for being late, where somebody chose it. */
  readonly arrears: Precise;
  /** Index, rate or arrears stand in for what nobody agreed on. */
  readonly isEstimate: boolean;
  readonly isProjected: boolean;
  readonly memory: readonly MemoryStep[];
  readonly alerts: readonly Alert[];
}

const zero = new Precise(0);

/** What cannot be calculated of a debt, each beside its field. @param at its place in the input: `Onus.0` */
export function problemsOfDebt(debt: Debt, at: string, terms: Terms): InputProblem[] {
  const { field, day, told } = startOf(debt);
  const problems: InputProblem[] = [];
  const say = (name: string, code: InputProblem['code'], params: InputProblem['params']) =>
    problems.push({ field: `${at}.${name}`, code, params });
  if (day && terms.on < day)
    say(field, told ? 'reference-before-balance' : 'reference-before-base', {
      base: day,
      reference: terms.on,
    });
  // A balance told of an act that is not there yet is no balance.
  else if (debt.DataBase && terms.on < debt.DataBase)
    say('DataBase', 'reference-before-base', { base: debt.DataBase, reference: terms.on });
  if (debt.DataBase && debt.Vencimento && debt.Vencimento < debt.DataBase)
    say('Vencimento', 'due-before-act', { due: debt.Vencimento, base: debt.DataBase });
  if (lacksDayOfCurrency(debt)) say('DataBase', 'currency-day-missing', {});
  else if (!day && (isCorrected(debt) || rateOf(debt) !== null)) say(field, 'date-missing', {});
  problems.push(...problemsOfArrears(debt, at, terms));
  if (!isCorrected(debt) || !day || terms.on < day || startsBelowOneReal(debt)) return problems;
  const { missing } = correctionOf(debt, day, terms);
  if (missing.length > 0)
    say('Indice', 'index-missing', {
      index: String(debt.Indice),
      months: missing.slice(0, 12).join(', '),
      count: String(missing.length),
    });
  return problems;
}

/** What is owed on a day. Ask `problemsOfDebt` first. @see calculators, section 0, order of sources */
export function updateDebt(debt: Debt, at: string, terms: Terms): UpdatedDebt {
  const { day, told } = startOf(debt);
  const alerts: Alert[] = [];
  const memory: MemoryStep[] = [];
  const start = told ? new Precise(debt.SaldoInformado ?? 0) : inReais(debt, at, terms.rounding, memory);
  const money = (value: Precise) => rounded(value, places.money, terms.rounding);
  if (!told && startsBelowOneReal(debt)) {
    alerts.push(alert('RF-45', at), alert('value-to-confirm', at));
    return { ...nothing, source: 'VALOR_DO_ATO', start, memory, alerts };
  }
  if (!told && debt.Valor == null) return { ...nothing, source: 'SEM_VALOR', start: zero, memory, alerts };
  if (!told && isForeign(debt)) alerts.push(alert('nominal-conversion', at));
  if (told && !debt.DataSaldo) alerts.push(alert('balance-undated', at));
  if (told && debt.DataSaldo) alerts.push(...alertsOfBalance(debt.DataSaldo, at, terms));
  const correction = isCorrected(debt) && day ? correctionOf(debt, day, terms) : null;
  const raw = correction?.factor ?? new Precise(1);
  const isFloored = debt.PisoNominal !== false && raw.lessThan(1);
  const factor = isFloored ? new Precise(1) : raw;
  const principal = start.times(factor);
  if (correction)
    memory.push(
      correctionStep(at, debt.Indice ?? '', correction, { isFloored, start, principal, money, terms }),
    );
  if (correction && correction.projected.length > 0)
    alerts.push(alert('projected', at, { months: correction.projected.join(', ') }));
  const rate = rateOf(debt);
  const interest =
    rate !== null && day ? chargeInterest(debt, rate, day, principal, at, terms, memory) : zero;
  const late = arrearsOf(debt, terms);
  const arrears = late ? principal.times(late.percent).div(100) : zero;
  if (late) memory.push(arrearsStep(at, debt, late, principal, arrears, terms.rounding));
  if (late && late.projected.length > 0)
    alerts.push(alert('projected', at, { months: late.projected.join(', ') }));
  if (late?.usesIndices && debt.MoraAnterior === 'SELIC' && late.from < legalRateFrom && isCorrected(debt))
    alerts.push(alert('selic-with-index', at));
  const isEstimate = debt.Presumido === true || (late !== null && debt.JurosMora === 'TAXA_LEGAL');
  if (isEstimate) alerts.push(alert('estimate', at));
  const total = principal.plus(interest).plus(arrears);
  memory.push(updatedStep(at, { principal, interest, arrears: late ? arrears : null, total, money }));
  return {
    total,
    source: told ? 'SALDO_INFORMADO' : 'VALOR_DO_ATO',
    start,
    factor,
    principal,
    interest,
    arrears,
    isEstimate,
    isProjected: (correction?.projected.length ?? 0) + (late?.projected.length ?? 0) > 0,
    memory,
    alerts,
  };
}

const nothing = {
  total: zero,
  factor: new Precise(1),
  principal: zero,
  interest: zero,
  arrears: zero,
  isEstimate: false,
  isProjected: false,
};

const isCorrected = ({ Indice }: Debt) => Indice != null && Indice !== 'NENHUM';
const isForeign = ({ Moeda }: Debt) => Moeda != null && Moeda !== 'BRL';

function rateOf({ JurosAa, JurosAm, Regime }: Debt): Decimal | null {
  if (JurosAa != null) return new Precise(JurosAa).isZero() ? null : JurosAa;
  return JurosAm == null ? null : yearlyRate(JurosAm, Regime ?? 'SIMPLES');
}

const correctionOf = (debt: Debt, day: LocalDate, { indices, on, today, lag }: Terms): CorrectionSpan =>
  correct(indices, debt.Indice ?? '', { base: day, on, today, lag });

const currencyOfDebt = ({ Moeda, DataBase }: Debt) =>
  currencyOfCode(Moeda ?? 'BRL', DataBase ?? '1994-07-01');

/** Of which currency an old amount is, and what it is worth, only its day says. */
const lacksDayOfCurrency = (debt: Debt): boolean =>
  debt.SaldoInformado == null && debt.Valor != null && isForeign(debt) && !debt.DataBase;

/** Such an amount says nothing of what is owed today: only the creditor knows. */
const startsBelowOneReal = (debt: Debt): boolean =>
  debt.SaldoInformado == null &&
  debt.Valor != null &&
  isForeign(debt) &&
  new Precise(toReais(debt.Valor, currencyOfDebt(debt))).lessThan(1);

function inReais(debt: Debt, at: string, rounding: Rounding, memory: MemoryStep[]): Precise {
  if (debt.Valor == null) return zero;
  if (!isForeign(debt)) return new Precise(debt.Valor);
  const currency = currencyOfDebt(debt);
  const value = new Precise(toReais(debt.Valor, currency));
  memory.push(
    step(
      'old-currency',
      'V / divisor',
      { V: `${currency.symbol} ${debt.Valor}`, divisor: currency.perReal },
      rounded(value, places.money, rounding),
      at,
    ),
  );
  return value;
}

function chargeInterest(
  debt: Debt,
  rate: Decimal,
  from: LocalDate,
  principal: Precise,
  at: string,
  { on, holidays, rounding }: Terms,
  memory: MemoryStep[],
): Precise {
  const regime = debt.Regime ?? 'SIMPLES';
  const basis = debt.Base ?? 'CORRIDOS_365';
  const interest = interestOn(principal, rate, { regime, basis, from, to: on, holidays });
  memory.push(interestStep(at, { regime, basis, rate, from, to: on, interest, principal, rounding }));
  return interest.amount;
}
