import type { LocalDate } from '../../../../../domain/dates.ts';
import { dayNumber } from './days.ts';
import type { Timeline } from './timeline.ts';

/** Places of a drawing, px. */
export interface Plot {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly width: number;
  readonly height: number;
}

export const placeOnPlot = (day: LocalDate, { from, to, width }: Plot): number => {
  const span = dayNumber(to) - dayNumber(from);
  return span === 0 ? 0 : ((dayNumber(day) - dayNumber(from)) / span) * width;
};

/** The areas of a timeline's series, one upon the other, in steps; and the height of everything at the end. */
export function stepShapes({ series, moments }: Timeline, plot: Plot) {
  const stacks = moments.map(({ amounts }) => {
    let below = 0;
    return amounts.map((amount) => {
      const from = below;
      below += Number(amount);
      return [from, below] as const;
    });
  });
  const top = niceTop(Math.max(0, ...stacks.map((stack) => stack.at(-1)?.[1] ?? 0)));
  const y = (amount: number) => plot.height - (amount / top) * plot.height;
  const x = moments.map(({ day }) => placeOnPlot(day, plot));
  const ends = (index: number) => x[index + 1] ?? plot.width;
  const shapes = series.map((one, place) => {
    const spans = stacks.map((stack, index) => ({
      from: x[index] ?? 0,
      to: ends(index),
      low: y(stack[place]?.[0] ?? 0),
      high: y(stack[place]?.[1] ?? 0),
    }));
    const over = spans.map(({ from, to, high }) => `L${from} ${high}L${to} ${high}`).join('');
    const under = spans
      .toReversed()
      .map(({ from, to, low }) => `L${to} ${low}L${from} ${low}`)
      .join('');
    const line = spans
      .map(({ from, to, high }, index) => `${index === 0 ? 'M' : 'L'}${from} ${high}H${to}`)
      .join('');
    const last = spans.at(-1);
    return {
      ...one,
      area: `M${over.slice(1)}${under}Z`,
      line,
      /** Middle and height of what stands at the end. */
      end: last ? { middle: (last.low + last.high) / 2, height: last.low - last.high } : null,
    };
  });
  return { shapes, top, y };
}

/** A round number not below an amount: 1, 2, 2.5 or 5 with zeros. */
function niceTop(amount: number): number {
  if (amount <= 0) return 1;
  const size = 10 ** Math.floor(Math.log10(amount));
  return ([1, 2, 2.5, 5, 10].find((step) => step * size >= amount) ?? 10) * size;
}

/** First days of years that have room for their names. */
export function yearMarks(plot: Plot): readonly LocalDate[] {
  const [first, last] = [plot.from, plot.to].map((day) => Number(day.slice(0, 4)));
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) }, (_, index) => (first ?? 0) + index + 1);
  const every = Math.max(1, Math.ceil(years.length / Math.max(1, Math.floor(plot.width / 56))));
  return years
    .filter((_, index) => index % every === 0)
    .map((year) => `${String(year).padStart(4, '0')}-01-01`);
}
