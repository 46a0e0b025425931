import { formatDate } from '../domain/dates.ts';
import type { Finding, Param } from '../domain/findings/finding.ts';
import type { Locale } from '../domain/locale.ts';
import { readableName } from '../domain/text/readableName.ts';
import { formatDecimal } from '../domain/units.ts';
import { enumLabel } from './enums.ts';
import { type TextParams, text } from './texts.ts';

/** The sentence of a finding in a language: the same in the list, on the server and in an opinion. */
export const findingText = (
  { rule, text: variant, params }: Pick<Finding, 'rule' | 'text' | 'params'>,
  locale: Locale,
): string => withOneStop(text(locale, `findings.rules.${rule}.${variant}`, findingParams(params, locale)));

/** The point of `Ltda.` or `S.A.` at the end of a sentence is the sentence's own full stop too. */
const withOneStop = (sentence: string): string => sentence.replace(/(?<!\.)\.\.(?=\s|$)/g, '.');

/** The values of the sentence as the language writes them. */
export const findingParams = (params: Finding['params'], locale: Locale): TextParams =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, paramText(value, locale)]));

function paramText(param: Param, locale: Locale): string {
  if (typeof param === 'string') return param;
  if ('date' in param) return formatDate(param.date, locale, 'full');
  if ('money' in param)
    return [signs[param.currency ?? ''], formatDecimal(param.money, locale, 2)].filter(Boolean).join(' ');
  if ('area' in param) {
    const { value, unit } = param.area;
    return unit === 'ha' ? `${formatDecimal(value, locale, 4)} ha` : `${formatDecimal(value, locale, 2)} m²`;
  }
  if ('percent' in param) return `${formatDecimal(param.percent, locale)}%`;
  if ('event' in param) return enumLabel(locale)('Evento', param.event);
  return param.names.map(readableName).join(', ');
}

/** Signs as the offices printed them. */
const signs: Readonly<Record<string, string>> = {
  BRL: 'R$',
  CRR: 'CR$',
  CRZ: 'Cr$',
  CZ$: 'Cz$',
  NCZ: 'NCz$',
};
