import type { StatedArea } from '../../text/statedArea.ts';
import { type Alert, alert } from '../alert.ts';
import { Precise, percentOf, sum } from '../arithmetic.ts';
import type { AreaAct } from './calculate.ts';
import { measure, type Unit } from './measures.ts';

/** What an act does to the area of a property, in the property's unit. */
export interface AreaChange {
  /** Null where nobody can tell. */
  readonly after: Precise | null;
  /** The part that leaves, where the act states it. */
  readonly detached: Precise | null;
  /** What was merged, record by record; empty where nothing was, or nobody can measure all of it. */
  readonly merged: readonly Precise[];
  /** Whether `after` is what the act left: else it is what was there before, or null, and by how much it changed nobody can tell. */
  readonly isKnown: boolean;
  /** What does not add up, and what is missing. */
  readonly alerts: readonly Alert[];
}

const corrections = ['retificacao_area', 'georreferenciamento'];
/** They never leave the area as it was: one that states nothing has to be asked about. */
export const reshaping: readonly string[] = [
  ...corrections,
  'desmembramento',
  'desapropriacao',
  'unificacao',
];
/** One twentieth (CC 500 § 1), the yardstick for a correction that is no mere correction. */
const notableChange = 5;

/**
 * The area after an act. What cannot be worked out leaves it as it was, and is said; more detached than there was leaves
 * none that is known.
 * @param state of the property, whose alqueire is meant where an act says none
 * @returns null for an act that has nothing to do with the area
 */
export function changeBy(
  act: AreaAct,
  before: Precise | null,
  unit: Unit,
  state: string | null | undefined,
): AreaChange | null {
  const said = [act.Area, act.AreaDestacada, ...(act.AreasOrigem ?? [])].filter((area) => area != null);
  if (said.length === 0)
    return reshaping.includes(act.Evento)
      ? { ...unknown(before, [alert('ask-area', act.Ato, { act: act.Ato })]), detached: null, merged: [] }
      : null;
  const of = (area: StatedArea | null | undefined) => (area ? measure(area, unit, state) : null);
  const [stated, detached] = [of(act.Area), of(act.AreaDestacada)];
  const sources = (act.AreasOrigem ?? []).map(of);
  // A sum that lacks one of its parts would not add up to anything.
  const merged = sources.every((one) => one !== null) ? sources : [];
  const unclear = alqueireAlerts(act.Ato, said, unit, state);
  const change = stated
    ? { after: stated, isKnown: true, alerts: doubtsOf(act, { before, stated, detached, merged }, unit) }
    : subtracted(act.Ato, before, detached, unclear.length === 0);
  return { ...change, detached, merged, alerts: [...unclear, ...change.alerts] };
}

type Outcome = Pick<AreaChange, 'after' | 'isKnown' | 'alerts'>;

const unknown = (before: Precise | null, alerts: readonly Alert[]): Outcome => ({
  after: before,
  isKnown: false,
  alerts,
});

/** An alqueire differs from region to region: one that the state alone explains is told, one that nothing explains is asked for. */
function alqueireAlerts(
  code: string,
  said: readonly StatedArea[],
  unit: Unit,
  state: string | null | undefined,
): Alert[] {
  const vague = said.filter(({ Unidade }) => Unidade === 'alqueire');
  if (vague.length === 0) return [];
  const isKnown = vague.every((area) => measure(area, unit, state) !== null);
  return [isKnown ? alert('act-in-alqueires', code) : alert('alqueire-unknown', code)];
}

/** @param isClear whether everything that the act states could be measured; what could not has been told of */
function subtracted(
  code: string,
  before: Precise | null,
  detached: Precise | null,
  isClear: boolean,
): Outcome {
  if (!detached) return unknown(before, isClear ? [alert('ask-area', code, { act: code })] : []);
  if (!before) return { after: null, isKnown: true, alerts: [alert('area-before-missing', code)] };
  const left = before.minus(detached);
  // Land that was never there cannot have left: neither what the act says nor what stood before it holds.
  return left.isNegative()
    ? unknown(null, [alert('RF-33', code)])
    : { after: left, isKnown: true, alerts: [] };
}

function doubtsOf(
  act: AreaAct,
  {
    before,
    stated,
    detached,
    merged,
  }: Pick<AreaChange, 'detached' | 'merged'> & { before: Precise | null; stated: Precise },
  unit: Unit,
): Alert[] {
  const left = before && detached && before.minus(detached);
  if (left && isApart(left, stated, before, unit)) return [alert('RF-33', act.Ato)];
  const whole = sum(merged);
  if (merged.length > 0 && isApart(whole, stated, whole, unit)) return [alert('RF-33', act.Ato)];
  const change = before && percentOf(stated.minus(before), before);
  return corrections.includes(act.Evento) && change?.abs().greaterThan(notableChange)
    ? [alert('RF-32', act.Ato)]
    : [];
}

/** More than a hundredth of a hectare (half a square metre in a town) and a thousandth of the whole. */
function isApart(a: Precise, b: Precise, whole: Precise, unit: Unit): boolean {
  return a
    .minus(b)
    .abs()
    .greaterThan(Precise.max(unit === 'ha' ? '0.01' : '0.5', whole.times('0.001')));
}
