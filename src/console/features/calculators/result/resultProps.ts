import type { Calculation, Values } from '../../../../domain/calculators/calculation.ts';
import type { Terms } from '../../../../domain/calculators/debt.ts';
import type { Source } from '../../../../domain/calculators/fromRecord.ts';
import type { Calculator } from '../../../../metadata/calculator.ts';
import type { Conditions } from '../../../../metadata/calls/calculators.ts';

export interface ResultPanelProps {
  readonly calculator: Calculator;
  /** As forms and stored calculations hold it. */
  readonly input: Values;
  readonly result: Calculation;
  readonly terms: Terms;
  readonly sources: readonly Source[];
  /** The record whose acts the inputs come from; null where they were typed. */
  readonly recordId: number | null;
  /** Its number, where it has one. */
  readonly recordNumber?: string | null | undefined;
  /** Of a stored one: its title, its operation, who stored it and when; said above it, and taken along. */
  readonly facts?: readonly string[] | undefined;
  /** Why its figures may not be relied on as they stand: invented indices, inputs that no longer hold. */
  readonly cautions?: readonly string[] | undefined;
  /** A stored calculation to hold this one against. */
  readonly against?: Against | undefined;
}

/** A stored calculation as it was stored, and this one as it would be under the same conditions. */
export interface Against {
  readonly title: string;
  readonly result: Calculation;
  readonly conditions: Conditions;
  /** This input under those conditions; null where they do not suffice for it. */
  readonly alike: Calculation | null;
  /** Whether today's rule still makes the stored figures of the stored input. */
  readonly isReproduced: boolean;
  /** Whose conditions this calculation itself is made under: those of today, or those it was stored with in its turn. */
  readonly own: 'today' | 'stored';
}
