import type { Field, Labels } from '../field-types/types.ts';
import {
  type Compact,
  type CompactField,
  compactFields,
  compactShape,
  restoreField,
  restoreShape,
} from './compact.ts';
import type { Shape } from './entity.ts';

/**
 * A calculator as everything else sees it: `src/domain/calculators/<name>/input.schema.json`, read and completed. Form,
 * call, command line and result panel follow from it.
 */
export interface Calculator extends Shape {
  /** Its folder: `mortgage`. */
  readonly folder: string;
  /** What it is called in addresses, in calls and in the enumeration Calculadora: `hipoteca`. */
  readonly code: string;
  readonly label: Labels;
  /** What its page and what is taken along from it are headed by: `Calculadora de hipoteca`. */
  readonly title: Labels;
  /** The question it answers. */
  readonly description: Labels;
  readonly order: number;
  readonly icon: string;
  /** What the result tells as single values; those with `list` stand at its head. */
  readonly figures: readonly Field[];
  /** What the result tells row by row, each of type `lines`. */
  readonly tables: readonly Field[];
}

/** As generated descriptions hold it. */
export type CompactCalculator = Omit<Compact<Calculator>, 'figures' | 'tables'> & {
  readonly figures: readonly CompactField[];
  readonly tables: readonly CompactField[];
};

export const compactCalculator = (calculator: Calculator): CompactCalculator => ({
  ...compactShape(calculator),
  figures: compactFields(calculator.figures),
  tables: compactFields(calculator.tables),
});

export const restoreCalculator = (calculator: CompactCalculator): Calculator => ({
  ...restoreShape<Calculator>(calculator as Compact<Calculator>),
  figures: calculator.figures.map(restoreField),
  tables: calculator.tables.map(restoreField),
});
