import type { LocalDate } from '../../dates.ts';
import type { Alert } from '../alert.ts';
import { Precise, percentOf, places, rounded, sum } from '../arithmetic.ts';
import { type Debt, problemsOfDebt, type Terms, updateDebt } from '../debt.ts';
import { type MemoryStep, roundingStep } from '../memory.ts';
import { problemsOfEvents } from '../mortgage/historyProblems.ts';
import { type InputProblem, refuseProblems } from '../problems.ts';
import { alertsOf } from './alerts.ts';
import { boundOf, isCounted, worthOf } from './goods.ts';
import { harvestsOf } from './harvests.ts';
import { landOf } from './land.ts';
import type { Pledge, PledgeInput, PledgeResult, PledgeState } from './model.ts';
import { partsOf, problemsOfRelease, releaseOf } from './release.ts';
import { coverageSteps, daysLate, goodsSteps, lateSteps, totalSteps } from './steps.ts';

export type { Pledge, PledgeInput, PledgeResult, Yield } from './model.ts';

export const rule = 'penhor-1';

/**
 * What pledged goods cover: value of the goods against the credit brought to a day, pledge by pledge and in all, and
 * what is left of each harvest and of the land. A pledge past its due date stays in the sums until it is cancelled
 * (CC 1.439 § 1).
 * @throws CalculationRefused with a problem beside each field that is wrong
 * @see calculators, section 2
 */
export function calculatePledge(input: PledgeInput, terms: Terms): PledgeResult {
  const pledges = input.Penhores ?? [];
  refuseProblems(problemsOf(input, terms));
  const money = (value: Precise) => rounded(value, places.money, terms.rounding);
  const percent = (value: Precise | null) => value && rounded(value, places.percent, terms.rounding);
  const quantity = (value: Precise) => rounded(value, places.quantity, terms.rounding);
  const memory: MemoryStep[] = [roundingStep(terms.rounding)];
  const alerts: Alert[] = [];
  const judged = pledges.map((pledge, index) => {
    const at = `Penhores.${index}`;
    const state = stateOf(pledge, terms.on);
    const updated = state === 'CANCELADO' ? null : updateDebt(debtOf(pledge), at, terms);
    const goods = sum((pledge.Bens ?? []).map((item) => worthOf(item) ?? new Precise(0)));
    const credit = updated?.total ?? new Precise(0);
    const release = updated && releaseOf(pledge, at, terms.rounding);
    if (updated && release) {
      memory.push(
        ...updated.memory,
        ...goodsSteps(pledge.Bens ?? [], at, goods, terms.rounding),
        ...coverageSteps(at, goods, credit, money, percent),
        ...release.memory,
        ...lateSteps(pledge, at, terms.on),
      );
      alerts.push(
        ...updated.alerts,
        ...release.alerts,
        ...alertsOf(pledge, at, { state, source: updated.source, terms }),
      );
    }
    // What was cancelled keeps nothing bound.
    return { pledge, at, state, updated, goods, credit, kept: release?.kept ?? new Precise(0) };
  });
  const standing = judged.filter(({ state }) => state !== 'CANCELADO');
  const [goods, credit] = [sum(standing.map((one) => one.goods)), sum(standing.map((one) => one.credit))];
  memory.push(...totalSteps({ goods, credit, count: standing.length }, money, percent));
  const harvests = harvestsOf(standing, input.Producao ?? [], terms.rounding);
  const land = landOf(standing, input.AreaProdutivaHa, terms.rounding);
  return {
    Regra: rule,
    DataReferencia: input.DataReferencia,
    Penhores: judged.map(({ pledge, state, updated, goods: own, credit: owed, kept }) => ({
      Ato: pledge.Ato ?? null,
      Tipo: pledge.Tipo ?? null,
      Credor: pledge.Credor ?? null,
      Grau: pledge.Grau ?? null,
      Titulo: pledge.Titulo ?? null,
      Safra: pledge.Safra ?? null,
      Situacao: state,
      DiasAtraso: state === 'VENCIDO_SUBSISTENTE' ? daysLate(pledge, terms.on) : 0,
      Fonte: updated?.source ?? 'SEM_VALOR',
      Fator: rounded(updated?.factor ?? new Precise(1), places.factor, terms.rounding),
      Principal: money(updated?.principal ?? new Precise(0)),
      Juros: money(updated?.interest ?? new Precise(0)),
      Mora: money(updated?.arrears ?? new Precise(0)),
      ValorBens: money(own),
      Credito: money(owed),
      Cobertura: percent(percentOf(own, owed)),
      Sobra: money(own.minus(owed)),
      Bens: (pledge.Bens ?? []).map((item) => {
        const bound = boundOf(item);
        const value = worthOf(item);
        const parts = partsOf(bound, kept, terms.rounding, isCounted(item));
        return {
          Descricao: item.Descricao ?? null,
          Produto: item.Produto,
          Unidade: item.Unidade,
          Quantidade: quantity(bound),
          Valor: value && money(value),
          Manter: parts.kept,
          Liberada: parts.freed,
        };
      }),
      ManterPct: percent(kept.times(100)) ?? '',
    })),
    ValorBens: money(goods),
    Credito: money(credit),
    Cobertura: percent(percentOf(goods, credit)),
    Sobra: money(goods.minus(credit)),
    Safras: harvests.products,
    Areas: land.areas,
    Estimativa: standing.some(({ updated }) => updated?.isEstimate),
    Projetado: standing.some(({ updated }) => updated?.isProjected),
    Alertas: [...alerts, ...harvests.alerts, ...land.alerts],
    Memoria: [...memory, ...harvests.memory, ...land.memory],
  };
}

const debtOf = ({ ValorCredito, DataEmissao, ...debt }: Pledge): Debt => ({
  ...debt,
  Valor: ValorCredito,
  DataBase: DataEmissao,
});

function problemsOf({ Eventos, Penhores }: PledgeInput, terms: Terms): InputProblem[] {
  const problems = (Penhores ?? []).flatMap((pledge, index) =>
    pledge.Cancelado
      ? []
      : [
          ...problemsOfDebt(debtOf(pledge), `Penhores.${index}`, terms).map(asOfIssue),
          ...problemsOfRelease(pledge, `Penhores.${index}`),
        ],
  );
  return [...problems, ...problemsOfEvents(Eventos ?? [])];
}

/** The form calls the day of the credit `DataEmissao`. */
const asOfIssue = ({ field, code, params }: InputProblem): InputProblem => ({
  field: field.replace(/\.DataBase$/, '.DataEmissao'),
  code: code === 'reference-before-base' ? 'reference-before-issue' : code,
  params,
});

function stateOf({ Cancelado, Vencimento }: Pledge, on: LocalDate): PledgeState {
  if (Cancelado) return 'CANCELADO';
  return Vencimento && Vencimento < on ? 'VENCIDO_SUBSISTENTE' : 'VIGENTE';
}
