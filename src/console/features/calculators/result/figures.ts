import type { Calculation, Values } from '../../../../domain/calculators/calculation.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Calculator } from '../../../../metadata/calculator.ts';
import { unitText } from '../../../../metadata/valueText.ts';
import { fieldText, isAbsent, loneText } from './fieldText.ts';
import type { Words } from './words.ts';

export interface Figure {
  readonly field: Field;
  readonly label: string;
  readonly value: unknown;
  /** With every place it was rounded to. */
  readonly text: string;
  /** As it stands at the head: percentages with two places. */
  readonly shown: string;
}

/** The result's own values; a `Calculation` names only what all of them have. */
export const valuesOf = (result: Calculation): Values => ({ ...result });

/** Figures of the head first: the first of those is the answer. What the result does not have is left out of the rest. */
export function figuresOf(calculator: Calculator, result: Calculation, words: Words) {
  const values = valuesOf(result);
  const figures = calculator.figures
    .filter((field) => !isUnit(field, calculator) && isTold(field, values))
    .map((field): Figure => {
      const value = values[field.name];
      const unit = field.type === 'decimal' && !isAbsent(value) ? unitOf(calculator, values) : '';
      return {
        field,
        label: field.label[words.locale],
        value,
        text: loneText(field, value, words) + unit,
        shown:
          (field.type === 'percent'
            ? fieldText({ ...field, scale: 2 }, value, words)
            : loneText(field, value, words)) + unit,
      };
    });
  return {
    head: figures.filter(({ field }) => field.list === true),
    rest: figures.filter(({ field, value }) => field.list !== true && !isAbsent(value)),
  };
}

/** A unit stands behind its number, not beside it. */
const isUnit = ({ name, type }: Field, { figures }: Calculator): boolean =>
  name === 'Unidade' && type === 'text' && figures.some((other) => other.type === 'decimal');

function unitOf({ figures }: Calculator, values: Values): string {
  const unit = figures.some(({ name }) => name === 'Unidade') ? values.Unidade : null;
  return typeof unit === 'string' ? ` ${unitText(unit)}` : '';
}

const isTold = ({ visibleWhen }: Field, values: Values): boolean =>
  visibleWhen === null || visibleWhen.in.includes(values[visibleWhen.field]);
