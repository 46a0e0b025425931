import type { LocalDate } from '../../dates.ts';
import type { TipoImovel } from '../../generated/codes.ts';
import type { StatedArea } from '../../text/statedArea.ts';
import type { Decimal } from '../../units.ts';
import { type Alert, alert } from '../alert.ts';
import { Precise, percentOf, places, type Rounding, rounded, sum } from '../arithmetic.ts';
import { type MemoryStep, roundingStep, step } from '../memory.ts';
import { type InputProblem, refuseProblems } from '../problems.ts';
import { type AreaChange, changeBy } from './changes.ts';
import { areaInUnit, isFixed, shownArea, shownDifference, shownParts, type Unit } from './measures.ts';
import { type OpeningArea, openingArea, type Suggestion } from './opening.ts';

export interface AreaAct {
  readonly Ato: string;
  readonly Data?: LocalDate | null;
  readonly Evento: string;
  /** The total the act states: of a correction the new one, of a split what remains. */
  readonly Area?: StatedArea | null;
  readonly AreaDestacada?: StatedArea | null;
  /** Of a merger: the areas of the merged records. */
  readonly AreasOrigem?: readonly (StatedArea | undefined)[] | null;
  /** What the property is from this act on. */
  readonly TipoImovel?: TipoImovel | null;
}

export interface AreaHistoryInput {
  readonly TipoImovel?: TipoImovel | null;
  /** State of the property, which tells what an alqueire usually is there. */
  readonly Uf?: string | null;
  readonly AreaInicial?: StatedArea | null;
  /** Hectares or square metres that stand beside an alqueire in the opening. */
  readonly AreaInicialDeclarada?: StatedArea | null;
  readonly Atos?: readonly AreaAct[] | null;
}

/** Hectares with four places while rural, square metres with two once urban; percentages with four. */
export interface AreaRow {
  /** Null for the opening. */
  readonly Ato: string | null;
  readonly Data: LocalDate | null;
  readonly Evento: string | null;
  readonly Unidade: Unit;
  readonly AreaAnterior: Decimal | null;
  /**
   * What lies between both as they are shown; of a part that leaves an area nobody knows, that part. Null, as both
   * differences, where the act changed the area by nobody knows how much.
   */
  readonly Movimento: Decimal | null;
  /** The last area that is known; null where none is, or more was detached than there was: the alerts say why. */
  readonly AreaNova: Decimal | null;
  readonly DiferencaHa: Decimal | null;
  readonly DiferencaPct: Decimal | null;
  readonly Alertas: readonly Alert[];
}

export interface AreaHistoryResult {
  readonly Regra: string;
  readonly Linhas: readonly AreaRow[];
  readonly AreaAtual: Decimal | null;
  readonly Unidade: Unit;
  readonly Sugestao: Suggestion | null;
  readonly Alertas: readonly Alert[];
  readonly Memoria: readonly MemoryStep[];
}

export const rule = 'area-1';

/**
 * The area of a property act by act, from the opening on, with what does not add up and what is missing.
 * @throws CalculationRefused when an area is not above zero, or what stands beside an alqueire does not belong there
 * @see calculators, section 3
 */
export function calculateAreaHistory(
  input: AreaHistoryInput,
  rounding: Rounding = 'HALF_UP',
): AreaHistoryResult {
  refuseProblems(problemsOf(input));
  let unit = unitOf(input.TipoImovel);
  const opening = openingArea(input, unit, rounding);
  const memory: MemoryStep[] = [roundingStep(rounding), ...opening.steps];
  let current = opening.area;
  let day: LocalDate | null = null;
  const rows: AreaRow[] = [openingRow(opening, unit, rounding)];
  for (const act of input.Atos ?? []) {
    const now = act.TipoImovel ? unitOf(act.TipoImovel) : unit;
    const before = current && areaInUnit(current, unit, now);
    // A change of kind alone says the same land in another unit.
    const same =
      now === unit ? null : { after: before, detached: null, merged: [], isKnown: true, alerts: [] };
    unit = now;
    const change = changeBy(act, before, unit, input.Uf) ?? same;
    current = change ? change.after : before;
    if (!change) continue;
    const alerts = [...change.alerts, ...orderAlerts(act, day)];
    const row = rowOf(act, { ...change, alerts, before }, unit, rounding);
    day = act.Data ?? day;
    memory.push(...stepsOf(act, { ...change, before }, row, rounding));
    rows.push(row);
  }
  return {
    Regra: rule,
    Linhas: rows,
    AreaAtual: current && shownArea(current, unit, rounding),
    Unidade: unit,
    Sugestao: opening.suggestion,
    Alertas: rows.flatMap(({ Alertas }) => Alertas),
    Memoria: memory,
  };
}

const unitOf = (kind: AreaHistoryInput['TipoImovel']): Unit => (kind === 'Urbano' ? 'm2' : 'ha');

function problemsOf({ AreaInicial, AreaInicialDeclarada, Atos }: AreaHistoryInput): InputProblem[] {
  const wrong: InputProblem[] = [];
  const check = (area: StatedArea | null | undefined, field: string) => {
    if (area != null && !new Precise(area.Valor).greaterThan(0))
      wrong.push({ field, code: 'area-missing', params: {} });
  };
  check(AreaInicial, 'AreaInicial');
  check(AreaInicialDeclarada, 'AreaInicialDeclarada');
  if (AreaInicialDeclarada && !isFixed(AreaInicialDeclarada))
    wrong.push({ field: 'AreaInicialDeclarada', code: 'hectares-wanted', params: {} });
  else if (AreaInicialDeclarada && AreaInicial && isFixed(AreaInicial))
    wrong.push({ field: 'AreaInicialDeclarada', code: 'hectares-twice', params: {} });
  for (const [index, { Area, AreaDestacada, AreasOrigem }] of (Atos ?? []).entries()) {
    check(Area, `Atos.${index}.Area`);
    check(AreaDestacada, `Atos.${index}.AreaDestacada`);
    for (const [place, source] of (AreasOrigem ?? []).entries())
      check(source ?? { Valor: '0' }, `Atos.${index}.AreasOrigem.${place}.Area`);
  }
  return wrong;
}

const openingRow = ({ area, alerts }: OpeningArea, unit: Unit, rounding: Rounding): AreaRow => ({
  Ato: null,
  Data: null,
  Evento: null,
  Unidade: unit,
  AreaAnterior: null,
  Movimento: null,
  AreaNova: area && shownArea(area, unit, rounding),
  DiferencaHa: null,
  DiferencaPct: null,
  Alertas: alerts,
});

/** An act's change, and what was there before it. */
interface Changed extends AreaChange {
  readonly before: Precise | null;
}

/** A history goes down the rows: an act earlier than the one above it stands at the wrong place, or its day is wrong. */
const orderAlerts = ({ Ato, Data }: AreaAct, above: LocalDate | null): Alert[] =>
  Data && above && Data < above ? [alert('act-out-of-order', Ato, { day: Data, above })] : [];

const isTooMuch = ({ before, detached }: Pick<Changed, 'before' | 'detached'>): boolean =>
  before !== null && detached?.greaterThan(before) === true;

function rowOf(
  act: AreaAct,
  { before, after, detached, isKnown, alerts }: Changed,
  unit: Unit,
  rounding: Rounding,
): AreaRow {
  const show = (value: Precise | null) => value && shownArea(value, unit, rounding);
  const [AreaAnterior, AreaNova] = [show(before), show(after)];
  // Of an area that nobody knows at least what left it is known.
  const moved = before && after ? after.minus(before) : before ? null : (detached?.negated() ?? null);
  const difference = isKnown ? moved : null;
  const Movimento =
    isKnown && AreaAnterior !== null && AreaNova !== null
      ? shownDifference(AreaAnterior, AreaNova, unit)
      : show(difference);
  const percent = before && difference && percentOf(difference, before);
  return {
    Ato: act.Ato,
    Data: act.Data ?? null,
    Evento: act.Evento,
    Unidade: unit,
    AreaAnterior,
    Movimento,
    AreaNova,
    DiferencaHa:
      unit === 'ha'
        ? Movimento
        : difference && rounded(areaInUnit(difference, unit, 'ha'), places.hectares, rounding),
    DiferencaPct: percent && rounded(percent, places.percent, rounding),
    Alertas: isTooMuch({ before, detached })
      ? [
          ...alerts,
          alert('detached-above-area', act.Ato, {
            detached: show(detached) ?? '',
            before: AreaAnterior ?? '',
            unit,
          }),
        ]
      : alerts,
  };
}

function stepsOf(
  { Ato }: AreaAct,
  { before, detached, merged }: Changed,
  { Unidade: u, AreaAnterior: A, AreaNova: N, DiferencaPct }: AreaRow,
  rounding: Rounding,
): MemoryStep[] {
  // Of a merger, to be held against what the act states.
  const together =
    merged.length > 0
      ? [
          step(
            'area-merged',
            'Σ A',
            { parcelas: shownParts(merged, u, rounding).join(', '), u },
            shownArea(sum(merged), u, rounding),
            Ato,
          ),
        ]
      : [];
  if (!before || A === null) return together;
  const left =
    detached && !isTooMuch({ before, detached }) ? shownArea(before.minus(detached), u, rounding) : null;
  return [
    ...together,
    // What is left by subtraction, to be held against what the act states.
    ...(left === null
      ? []
      : [step('area-detached', 'A − S', { A, S: shownDifference(left, A, u), u }, left, Ato)]),
    ...(N === null || DiferencaPct === null
      ? []
      : [step('area-change', '(N − A) / A · 100', { A, N, u }, DiferencaPct, Ato)]),
  ];
}
