import { Decimal } from 'decimal.js';
import { convertArea } from '../../../../domain/area.ts';
import type { LocalDate } from '../../../../domain/dates.ts';
import type { Act, Area, AreaStep, Opening } from '../../../../domain/matricula/model/index.ts';

/** One area the property had, as chart and table show it. */
export interface ShownArea {
  /** Code of the act; null for the opening. */
  readonly code: string | null;
  /** Id of the act. */
  readonly act: string | null;
  readonly date: LocalDate | null;
  readonly area: Area;
  /** Against the step before, in this step's unit; null for the first. */
  readonly change: Area | null;
  /** The change in percent of the area before, two decimals; null for the first and after nothing. */
  readonly percent: string | null;
}

/** Each area with its date and what changed. */
export function areaSteps(history: readonly AreaStep[], opening: Opening, acts: readonly Act[]): ShownArea[] {
  return history.map((step, index) => {
    const act = acts.find(({ code }) => code === step.code) ?? null;
    const before = history[index - 1];
    const change = before ? difference(before.area, step.area) : null;
    return {
      code: step.code,
      act: act?.id ?? null,
      date: act ? act.date : step.code === null ? opening.openedOn : null,
      area: step.area,
      change,
      percent: before && change ? percentOfArea(change, before.area) : null,
    };
  });
}

const difference = (before: Area, after: Area): Area => ({
  value: new Decimal(after.value).minus(convertArea(before, after.unit).value).toFixed(),
  unit: after.unit,
});

/** A part in percent of the whole, two decimals; null of nothing. */
export function percentOfArea(part: Area, whole: Area): string | null {
  const of = new Decimal(convertArea(whole, part.unit).value);
  return of.isZero() ? null : new Decimal(part.value).div(of).times(100).toFixed(2);
}

/** A gain says so: `+0,7273 ha`. */
export const signed = (value: string, text: string): string => (value.startsWith('-') ? text : `+${text}`);

/** Where each step stands in a drawing of a width and height: dates along, areas up from zero. */
export function chartOf(steps: readonly ShownArea[], width: number, height: number) {
  const unit = steps.at(-1)?.area.unit ?? 'ha';
  const values = steps.map(({ area }) => Number(convertArea(area, unit).value));
  const top = Math.max(...values, 0) * 1.15 || 1;
  const days = steps.map(({ date }) => (date ? Date.parse(date) / 86_400_000 : null));
  const known = days.filter((day) => day !== null);
  const [first, last] = [Math.min(...known), Math.max(...known)];
  // Without at least two different dates the steps stand evenly.
  const isDated = known.length === steps.length && last > first;
  const room = width * 0.82;
  return steps.map((step, index) => {
    const day = days[index] ?? first;
    const along = isDated ? (day - first) / (last - first) : index / Math.max(1, steps.length - 1);
    return { step, x: along * room, y: height - ((values[index] ?? 0) / top) * height };
  });
}
