import type { Decimal, Share } from '../../units.ts';
import { Precise, sum } from '../arithmetic.ts';
import { type MemoryStep, step } from '../memory.ts';
import type { MortgageInput, MortgageResult, UpdatedEncumbrance } from './model.ts';

/** How margin and degrees follow from what each encumbrance comes to. */

type Money = (value: Precise) => Decimal;
/** What an encumbrance adds to a sum, as it is shown. */
type Shown = (one: UpdatedEncumbrance) => Decimal;

/** The part of a debt that lies on this property, where others secure it too and it is apportioned. */
export function allocationSteps(
  { row, at, updated }: UpdatedEncumbrance,
  value: Precise,
  allocated: Decimal,
  money: Money,
): MemoryStep[] {
  if (row.MesmaDivida) return [step('same-debt', 'A · 0', { A: money(updated.total) }, allocated, at)];
  if (row.Alocacao !== 'RATEIO' || !row.OutrosImoveis || row.OutrosImoveis.length === 0) return [];
  const others = sum(row.OutrosImoveis.map(({ Valor }) => new Precise(Valor)));
  return [
    step(
      'allocated',
      'A · V / (V + O)',
      { A: money(updated.total), V: money(value), O: money(others), n: String(row.OutrosImoveis.length) },
      allocated,
      at,
    ),
  ];
}

/** What an encumbrance takes of the owner's part, where that is not all of it. */
export function deductionSteps(
  one: UpdatedEncumbrance,
  deducted: Precise,
  owner: Share,
  shown: { readonly allocated: Shown; readonly taken: Shown },
): MemoryStep[] {
  const { row, at } = one;
  const [A, result] = [shown.allocated(one), shown.taken(one)];
  if (deducted.equals(one.allocated)) return [];
  if (row.AtingeProprietario === false) return [step('deducted-nothing', 'A · 0', { A }, result, at)];
  return [step('deducted', 'A · min(f, b) / b', { A, f: owner, b: row.FracaoOnerada ?? '1/1' }, result, at)];
}

type Reason = MortgageResult['MotivoMargem'];

/** What leaves no margin makes nothing of whatever the arithmetic says. */
const voidedBy = (reason: Reason, formula: string): string => (reason ? `${formula} · 0` : formula);
const reasonValue = (reason: Reason): MemoryStep['Valores'] => (reason ? { motivo: reason } : {});

/** The margin; where something leaves none, what it would be by arithmetic alone, and why it is nothing. */
export function marginSteps(
  {
    owned,
    deduction,
    arithmetic,
    margin,
    reason,
  }: {
    readonly owned: Precise;
    readonly deduction: Precise;
    readonly arithmetic: Precise;
    readonly margin: Precise;
    readonly reason: Reason;
  },
  money: Money,
): MemoryStep[] {
  const values = { B: money(owned), D: money(deduction) };
  if (!reason) return [step('margin', 'max(0, B − D)', values, money(margin))];
  const A = money(arithmetic);
  return [
    step('margin-arithmetic', 'max(0, B − D)', values, A),
    step('margin', voidedBy(reason, 'A'), { A, ...reasonValue(reason) }, money(margin)),
  ];
}

/** What all encumbrances take of the owner's part, one by one in their rank. */
export const deductionStep = (
  ranked: readonly UpdatedEncumbrance[],
  taken: Shown,
  modo: NonNullable<MortgageInput['ModoFracao']>,
  deduction: Decimal,
): MemoryStep =>
  step('deduction', 'Σ A', { n: String(ranked.length), modo, parcelas: partsOf(ranked, taken) }, deduction);

/** The loan-to-value as it is and with the new operation, and the most that one may be. */
export function loanSteps(
  {
    owned,
    deduction,
    operation,
    now,
    after,
    most,
    limit,
    reason,
  }: {
    readonly owned: Precise;
    readonly deduction: Precise;
    readonly operation: Precise;
    /** Null where there is no part to hold the debt against. */
    readonly now: Precise | null;
    readonly after: Precise | null;
    readonly most: Precise;
    readonly limit: string;
    readonly reason: Reason;
  },
  money: Money,
  percent: (value: Precise | null) => Decimal | null,
): MemoryStep[] {
  const [B, D] = [money(owned), money(deduction)];
  return [
    step('ltv-now', 'D / B · 100', { D, B }, percent(now) ?? '-'),
    step('ltv-new', '(D + N) / B · 100', { D, N: money(operation), B }, percent(after) ?? '-'),
    step(
      'most-new',
      voidedBy(reason, 'max(0, B · L − D)'),
      { B, L: limit, D, ...reasonValue(reason) },
      money(most),
    ),
  ];
}

export function degreeSteps(
  {
    degree,
    own,
    paidFirst,
    total,
    margin,
    reason,
  }: {
    readonly degree: number;
    readonly own: readonly UpdatedEncumbrance[];
    readonly paidFirst: Precise;
    readonly total: Decimal;
    readonly margin: Precise;
    readonly reason: Reason;
  },
  owned: Precise,
  allocated: Shown,
  money: Money,
): MemoryStep[] {
  return [
    step('degree', 'Σ A', { grau: String(degree), parcelas: partsOf(own, allocated) }, total),
    step(
      'degree-margin',
      voidedBy(reason, 'max(0, B − D)'),
      { grau: String(degree), B: money(owned), D: money(paidFirst), ...reasonValue(reason) },
      money(margin),
    ),
  ];
}

/** `R-2 250000.00, R-4 180000.00`; encumbrances without an act by their place. */
const partsOf = (standing: readonly UpdatedEncumbrance[], shown: Shown): string =>
  standing.map((one) => `${one.row.Ato ?? one.at} ${shown(one)}`).join(', ') || '-';
