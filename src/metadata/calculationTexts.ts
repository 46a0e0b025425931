import type { Alert } from '../domain/calculators/alert.ts';
import type { MemoryStep } from '../domain/calculators/memory.ts';
import type { InputProblem } from '../domain/calculators/problems.ts';
import { formatDate, formatMonth } from '../domain/dates.ts';
import type { Locale } from '../domain/locale.ts';
import { formatDecimal, type Share, toPercentages, trimDecimal } from '../domain/units.ts';
import { enumLabel } from './enums.ts';
import { text } from './texts.ts';
import { valueText } from './valueText.ts';

/** What is wrong with an input of a calculator as a sentence, days and months as the reader writes them. */
export const problemText = ({ code, params }: InputProblem, locale: Locale): string =>
  text(
    locale,
    `calculation.problems.${code}`,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        name === 'index'
          ? enumLabel(locale)('Indice', value)
          : shares.includes(name)
            ? shareText(value, locale)
            : readable(value, locale),
      ]),
    ),
  );

const shares = ['sum', 'whole'];

const readable = (value: string, locale: Locale): string =>
  value
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(day, locale, 'full'))
    .replace(/\b\d{4}-\d{2}\b/g, formatMonth);

/** A warning of a result as a sentence. */
export function alertText({ Codigo, Valores }: Pick<Alert, 'Codigo' | 'Valores'>, locale: Locale): string {
  const words = { locale, enumLabel: enumLabel(locale) };
  const told = Object.entries(Valores).map(([name, value]) => [name, valueText(name, value, words)]);
  return text(locale, `calculation.alerts.${Codigo}`, Object.fromEntries(told));
}

/** What a step of the account works out, and of which degree where it is about one. */
export function stepText({ Passo, Valores }: Pick<MemoryStep, 'Passo' | 'Valores'>, locale: Locale): string {
  const words = { locale, enumLabel: enumLabel(locale) };
  const degree = Valores.grau === undefined ? '' : valueText('grau', Valores.grau, words);
  return text(locale, `calculation.steps.${Passo}`, { degree });
}

/** `3/5 (60%)`: parts are typed either way. */
const shareText = (share: Share, locale: Locale): string =>
  `${share} (${formatDecimal(trimDecimal(toPercentages([share], 4)[0] ?? '0'), locale)}%)`;
