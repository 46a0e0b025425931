/** A class of numbers from `from` to `to`, both included; null is open. */
export interface Class {
  /** What answers call it. */
  readonly code: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** Ages in calendar days. @see dashboards, section 1 */
export const ageClasses: readonly Class[] = [
  { code: '0-1', from: null, to: 1 },
  { code: '2-3', from: 2, to: 3 },
  { code: '4-7', from: 4, to: 7 },
  { code: '8-15', from: 8, to: 15 },
  { code: '16-30', from: 16, to: 30 },
  { code: '31-', from: 31, to: null },
];

/** Total times in seconds, to the millisecond: a bound belongs to the class it begins. @see dashboards, section 3 */
export const timeClasses: readonly Class[] = [
  { code: '0-30', from: 0, to: 29.999 },
  { code: '30-60', from: 30, to: 59.999 },
  { code: '60-120', from: 60, to: 119.999 },
  { code: '120-300', from: 120, to: 299.999 },
  { code: '300-900', from: 300, to: 900 },
  { code: '900-', from: 900.001, to: null },
];

/** Business hours, to the hundredth: a bound belongs to the class it ends. @see dashboards, section 4 */
export const hourClasses: readonly Class[] = [
  { code: '0-4', from: 0, to: 4 },
  { code: '4-8', from: 4.01, to: 8 },
  { code: '8-16', from: 8.01, to: 16 },
  { code: '16-40', from: 16.01, to: 40 },
  { code: '40-', from: 40.01, to: null },
];

/** How many of the numbers fall into each class, in its order. */
export function countBy(classes: readonly Class[], values: readonly number[]): readonly number[] {
  const counts = classes.map(() => 0);
  for (const value of values) {
    const index = classes.findIndex((one) => isIn(one, value));
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

export const isIn = ({ from, to }: Class, value: number): boolean =>
  (from === null || value >= from) && (to === null || value <= to);
