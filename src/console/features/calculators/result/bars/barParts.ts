import { Precise } from '../../../../../domain/calculators/arithmetic.ts';
import type { Decimal } from '../../../../../domain/units.ts';

/** One stretch of a bar, in reais. */
export interface BarPart {
  readonly key: string;
  /** How it is drawn: the look of a degree, `debt` of all together, `new`, `free`, `out`, `good`, `more`, `lack`. */
  readonly look: string;
  readonly label: string;
  readonly amount: Decimal;
}

/** A line across a bar. */
export interface BarMark {
  readonly label: string;
  readonly at: Decimal;
}

export interface BarDrawing {
  /** What the whole length stands for, in reais. */
  readonly length: Decimal;
  /** What percentages are of. */
  readonly whole: Decimal;
  readonly parts: readonly BarPart[];
  readonly marks: readonly BarMark[];
  /** Everything the drawing says. */
  readonly text: string;
}

/** A part of a whole in percent; 0 of nothing. */
export function percentOfBar(part: Decimal, whole: Decimal): Decimal {
  const of = new Precise(whole);
  return of.isZero() ? '0' : new Precise(part).div(of).times(100).toFixed(4);
}

export const isAboveZero = (amount: Decimal): boolean => new Precise(amount).greaterThan(0);
