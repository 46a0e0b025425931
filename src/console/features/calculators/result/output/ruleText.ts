import { formatDate } from '../../../../../domain/dates.ts';
import { formatMatriculaNumber } from '../../../../../domain/documents/matriculaNumber.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import type { Words } from '../words.ts';

/** `Calculadora de hipoteca, matrícula 7.318` */
export const headingText = (
  { calculator, recordNumber }: Pick<ResultPanelProps, 'calculator' | 'recordNumber'>,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string =>
  [
    calculator.title[locale],
    ...(recordNumber ? [t('calculators.titleRecord', { number: formatMatriculaNumber(recordNumber) })] : []),
  ].join(', ');

/** `hipoteca-1` in words. */
export function ruleText(rule: string, { t }: Words): string {
  const [, name, version] = /^(.+)-(\d+)$/.exec(rule) ?? [];
  return name && version ? t('calculators.result.rule', { name, version }) : rule;
}

/** By which rule, for which day and on which day the result was worked out. */
export function madeText(
  { result, terms }: Pick<ResultPanelProps, 'result' | 'terms'>,
  words: Words,
): string {
  const day = (date: string) => formatDate(date, words.locale, 'full');
  return words.t('calculators.result.made', {
    rule: ruleText(result.Regra, words),
    on: day(terms.on),
    today: day(terms.today),
  });
}

/** The same with the number of the record it is about. */
export const footText = (
  { recordNumber, ...made }: Pick<ResultPanelProps, 'recordNumber' | 'result' | 'terms'>,
  words: Words,
): string =>
  [
    ...(recordNumber ? [words.t('calculators.record', { number: formatMatriculaNumber(recordNumber) })] : []),
    madeText(made, words),
  ].join(' · ');

/** By which rule halves were rounded; empty where the account has none that may have to be. */
export const roundingText = (
  { result, terms }: Pick<ResultPanelProps, 'result' | 'terms'>,
  { t }: Words,
): string =>
  result.Memoria.some(({ Passo }) => Passo === 'rounding')
    ? t(`calculators.result.rounding.${terms.rounding}`)
    : '';
