import { type Decimal, wholeShare } from '../../units.ts';
import { type Alert, alert } from '../alert.ts';
import {
  atLeastZero,
  ofShare,
  Precise,
  percentOf,
  places,
  type Rounding,
  rounded,
  roundedParts,
  sum,
} from '../arithmetic.ts';
import { type Terms, updateDebt } from '../debt.ts';
import { type MemoryStep, roundingStep, step } from '../memory.ts';
import { alertsOfAppraisal, alertsOfDue } from '../oldFigures.ts';
import { refuseProblems } from '../problems.ts';
import type { EncumbranceRow, MortgageInput, MortgageResult, UpdatedEncumbrance } from './model.ts';
import { problemsOf, problemsOfSameDebts } from './problems.ts';
import { countBefore, deductedFrom, degreesOf, eventOf, fiduciary, mortgages, rank } from './rank.ts';
import {
  allocationSteps,
  deductionStep,
  deductionSteps,
  degreeSteps,
  loanSteps,
  marginSteps,
} from './steps.ts';

export type { EncumbranceRow, MortgageInput, MortgageResult } from './model.ts';

export const rule = 'hipoteca-1';
export const defaultLimit = '80';

const zero = new Precise(0);
const freeze = 'indisponibilidade';
const constraints = ['penhora', 'arresto', 'sequestro'];
const counted = [fiduciary, ...mortgages, ...constraints, 'caucao', 'cedula_credito', 'aditivo_cedula'];

/**
 * What a property still secures: guarantees in force brought to a day, ranked, and taken from the owner's part of its
 * value; the margin, the loan-to-value now and with the new operation, and the most a new one may be.
 * @throws CalculationRefused with a problem beside each field that is wrong
 * @see calculators, section 1
 */
export function calculateMortgage(input: MortgageInput, terms: Terms): MortgageResult {
  refuseProblems(problemsOf(input, terms));
  const money = (value: Precise) => rounded(value, places.money, terms.rounding);
  const percent = (value: Precise | null) => value && rounded(value, places.percent, terms.rounding);
  const memory: MemoryStep[] = [];
  const value = new Precise(input.ValorImovel ?? 0);
  const share = input.PercentualProprietario ?? wholeShare;
  const base = value.times(new Precise(100).minus(input.DesagioPct ?? 0).div(100));
  const owned = base.times(ofShare(share));
  memory.push(
    roundingStep(terms.rounding),
    step('base', 'V · (1 − D)', { V: money(value), D: `${input.DesagioPct ?? 0}%` }, money(base)),
    step('base-owned', 'Base · f', { Base: money(base), f: share }, money(owned)),
  );
  const standing = standingsOf(input, value, terms);
  const summed = standing.filter(({ event }) => counted.includes(event));
  refuseProblems(problemsOfSameDebts(summed));
  const allocated = shownOf(summed, (one) => one.allocated, terms);
  memory.push(...standing.flatMap(({ updated }) => updated.memory));
  memory.push(...standing.flatMap((one) => allocationSteps(one, value, allocated(one), money)));
  const ranked = rank(summed);
  const deducted = (one: UpdatedEncumbrance) => deductedFrom(one, share, input.ModoFracao ?? 'INDIVISIVEL');
  // What the first of them take together, the first two, and so on.
  const paid = [zero];
  for (const one of ranked) paid.push((paid.at(-1) ?? zero).plus(deducted(one)));
  const deduction = paid.at(-1) ?? zero;
  const taken = shownOf(summed, deducted, terms);
  const total = sum(summed.map((one) => one.allocated));
  const operation = new Precise(input.NovaOperacao ?? 0);
  const limit = new Precise(input.LimiteLtvPct ?? defaultLimit).div(100);
  const arithmetic = atLeastZero(owned.minus(deduction));
  const reason = reasonOf(standing, input.TipoGarantia ?? 'HIPOTECA');
  const margin = reason ? zero : arithmetic;
  const most = reason ? zero : atLeastZero(owned.times(limit).minus(deduction));
  const [now, after] = [percentOf(deduction, owned), percentOf(deduction.plus(operation), owned)];
  const degrees = [...new Set(ranked.flatMap(({ degree }) => degree ?? []))].sort((a, b) => a - b);
  const next = Math.max(0, ...degrees) + 1;
  const perDegree = degrees.map((degree) => {
    const own = ranked.filter((one) => one.degree === degree);
    const paidFirst = paid[countBefore(ranked, degree + 1)] ?? zero;
    return {
      degree,
      own,
      paidFirst,
      total: money(sum(own.map((one) => new Precise(allocated(one))))),
      margin: reason ? zero : atLeastZero(owned.minus(paidFirst)),
    };
  });
  memory.push(
    ...ranked.flatMap((one) => deductionSteps(one, deducted(one), share, { allocated, taken })),
    ...perDegree.flatMap((one) => degreeSteps({ ...one, reason }, owned, allocated, money)),
    deductionStep(ranked, taken, input.ModoFracao ?? 'INDIVISIVEL', money(deduction)),
    ...marginSteps({ owned, deduction, arithmetic, margin, reason }, money),
    ...loanSteps(
      {
        owned,
        deduction,
        operation,
        now,
        after,
        most,
        limit: `${input.LimiteLtvPct ?? defaultLimit}%`,
        reason,
      },
      money,
      percent,
    ),
  );
  return {
    Regra: rule,
    DataReferencia: input.DataReferencia,
    Base: money(base),
    BaseProp: money(owned),
    Onus: standing.map((one) => resultRow(one, ranked.indexOf(one) + 1, allocated(one), terms.rounding)),
    PorGrau: perDegree.map((one) => ({
      Grau: one.degree,
      Total: one.total,
      Margem: money(one.margin),
    })),
    Total: money(total),
    Deducao: money(deduction),
    Margem: money(margin),
    MargemAritmetica: money(arithmetic),
    MotivoMargem: reason,
    LTVatual: percent(now),
    LTVnovo: percent(after),
    MaxNova: money(most),
    ProximoGrau: next,
    Estimativa: standing.some(({ updated }) => updated.isEstimate),
    Projetado: standing.some(({ updated }) => updated.isProjected),
    Alertas: [
      ...standing.flatMap(({ updated }) => updated.alerts),
      ...standing.flatMap(silences),
      ...standing.flatMap(({ row, at }) => alertsOfDue(row.Vencimento, at, terms)),
      ...alertsOf(input, terms, { next, after, limit }),
    ],
    Memoria: memory,
  };
}

function resultRow(
  { row, event, degree, isInferred, updated }: UpdatedEncumbrance,
  Posicao: number,
  Alocado: Decimal,
  rounding: Rounding,
): MortgageResult['Onus'][number] {
  const money = (value: Precise) => rounded(value, places.money, rounding);
  return {
    Ato: row.Ato ?? null,
    Evento: event,
    Credor: row.Credor ?? null,
    Grau: degree,
    GrauInferido: isInferred,
    Posicao,
    Fonte: updated.source,
    Fator: rounded(updated.factor, places.factor, rounding),
    Principal: money(updated.principal),
    Juros: money(updated.interest),
    Mora: money(updated.arrears),
    Atualizado: money(updated.total),
    Alocado,
  };
}

function standingsOf(input: MortgageInput, value: Precise, terms: Terms): UpdatedEncumbrance[] {
  const rows = input.Onus ?? [];
  const degrees = degreesOf(rows.map(({ Evento, Grau }) => ({ event: eventOf(Evento), stated: Grau })));
  return rows.map((row, index) => {
    const at = `Onus.${index}`;
    const updated = updateDebt(row, at, terms);
    const { degree = null, isInferred = false } = degrees[index] ?? {};
    return {
      row,
      at,
      event: eventOf(row.Evento),
      degree,
      isInferred,
      updated,
      allocated: allocate(row, updated.total, value),
    };
  });
}

/** What each adds to a sum, as shown: the parts of those that enter it make up the sum. */
function shownOf(
  summed: readonly UpdatedEncumbrance[],
  amountOf: (one: UpdatedEncumbrance) => Precise,
  { rounding }: Terms,
): (one: UpdatedEncumbrance) => Decimal {
  const parts = roundedParts(summed.map(amountOf), places.money, rounding);
  const shown = new Map(summed.map((one, index) => [one, parts[index]]));
  return (one) => shown.get(one) ?? rounded(amountOf(one), places.money, rounding);
}

/** The debt on this property: all of it, or its part by the values of all that secure it; a debt counts once. */
function allocate(
  { Alocacao, MesmaDivida, OutrosImoveis }: EncumbranceRow,
  total: Precise,
  value: Precise,
): Precise {
  if (MesmaDivida) return zero;
  if (Alocacao !== 'RATEIO' || !OutrosImoveis || OutrosImoveis.length === 0) return total;
  return total.times(value).div(value.plus(sum(OutrosImoveis.map(({ Valor }) => new Precise(Valor)))));
}

/** What leaves no margin whatever the arithmetic says. */
function reasonOf(
  standing: readonly UpdatedEncumbrance[],
  kind: NonNullable<MortgageInput['TipoGarantia']>,
): MortgageResult['MotivoMargem'] {
  const touching = standing.filter(({ row }) => row.AtingeProprietario !== false);
  if (touching.some(({ event }) => event === freeze)) return freeze;
  const isTransferred = touching.some(({ event }) => event === fiduciary);
  return isTransferred && kind !== 'ALIENACAO_SUPERVENIENTE' ? 'alienacao-fiduciaria' : null;
}

/** What enters the sums with nothing, and why: never without a word. */
function silences({ row, at, event, updated }: UpdatedEncumbrance): Alert[] {
  if (event === freeze) return [];
  if (row.MesmaDivida) return [alert('same-debt-counted', at)];
  if (!counted.includes(event)) return [alert('not-counted', at)];
  return updated.source === 'SEM_VALOR' ? [alert('value-missing', at)] : [];
}

function alertsOf(
  input: MortgageInput,
  terms: Terms,
  { next, after, limit }: { next: number; after: Precise | null; limit: Precise },
): Alert[] {
  const { DataAvaliacao, PermiteGrauSuperior, TipoGarantia } = input;
  const isMortgage = (TipoGarantia ?? 'HIPOTECA') === 'HIPOTECA';
  const isAsked = new Precise(input.NovaOperacao ?? 0).greaterThan(0);
  return [
    ...alertsOfAppraisal(DataAvaliacao, terms),
    ...(PermiteGrauSuperior === false && isMortgage && next > 1 ? [alert('RF-62')] : []),
    ...(after?.greaterThan(limit.times(100)) ? [alert(isAsked ? 'above-limit' : 'debt-above-limit')] : []),
    ...(input.Onus ?? []).flatMap((row, index) =>
      row.MesmoCredor && !row.MesmaDivida ? [alert('same-creditor', `Onus.${index}`)] : [],
    ),
    ...(input.Onus ?? []).flatMap((row, index) =>
      mortgages.includes(eventOf(row.Evento)) && row.Grau == null
        ? [alert('degree-inferred', `Onus.${index}`)]
        : [],
    ),
  ];
}
