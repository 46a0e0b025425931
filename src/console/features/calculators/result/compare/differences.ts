import { Precise } from '../../../../../domain/calculators/arithmetic.ts';
import type { Calculation } from '../../../../../domain/calculators/calculation.ts';
import { daysBetween } from '../../../../../domain/calendar.ts';
import type { Calculator } from '../../../../../metadata/calculator.ts';
import { fieldText, isAbsent, loneText } from '../fieldText.ts';
import { type Figure, figuresOf } from '../figures.ts';
import type { Words } from '../words.ts';

/** A figure of two calculations. */
export interface FigureDifference {
  readonly name: string;
  readonly label: string;
  readonly was: string;
  readonly is: string;
  /** How much more or less; empty where both are the same, a word where it is no amount. */
  readonly difference: string;
  readonly isChanged: boolean;
}

/** Every figure of a saved calculation beside that of another. */
export function differencesOf(
  calculator: Calculator,
  before: Calculation,
  after: Calculation,
  words: Words,
): readonly FigureDifference[] {
  const [saved, now] = [allFigures(calculator, before, words), allFigures(calculator, after, words)];
  const names = [...new Set([...now, ...saved].map(({ field }) => field.name))];
  return names.map((name) => {
    const [was, is] = [saved, now].map((figures) => figures.find(({ field }) => field.name === name));
    const [before, after] = [was?.text ?? '–', is?.text ?? '–'];
    return {
      name,
      label: (is ?? was)?.label ?? name,
      was: before,
      is: after,
      difference: before === after ? '' : differenceText(was, is, words),
      isChanged: before !== after,
    };
  });
}

/** What each figure of a result says, by its name. */
export const figureTexts = (calculator: Calculator, result: Calculation, words: Words) =>
  new Map(allFigures(calculator, result, words).map(({ field, text }) => [field.name, text]));

function allFigures(calculator: Calculator, result: Calculation, words: Words): readonly Figure[] {
  const { head, rest } = figuresOf(calculator, result, words);
  return [...head, ...rest];
}

const amounts: readonly string[] = ['money', 'decimal', 'area', 'integer', 'percent'];

function differenceText(was: Figure | undefined, is: Figure | undefined, words: Words): string {
  const { t } = words;
  const field = is?.field ?? was?.field;
  if (!field || !was || !is || isAbsent(was.value) || isAbsent(is.value))
    return t('calculators.result.other');
  if (field.type === 'date') {
    const days = daysBetween(String(was.value), String(is.value));
    return t('calculators.result.days', { days: signed(String(days)), smart_count: Math.abs(days) });
  }
  if (!amounts.includes(field.type)) return t('calculators.result.other');
  const difference = new Precise(String(is.value)).minus(String(was.value));
  if (field.type === 'integer') return signed(difference.toFixed());
  if (field.type === 'percent') {
    const points = fieldText(field, difference.toFixed(), words).replace('%', '');
    return signed(t('calculators.result.points', { points }));
  }
  return signed(loneText(field, difference.toFixed(), words));
}

/** A gain says so; the sign stands before the currency's. */
const signed = (text: string): string => {
  const isLess = /[-−]/.test(text);
  return `${isLess ? '−' : '+'}${text.replace(/[-−]/, '')}`;
};
