import { formatDate, formatMonth, isLocalDate, isMonth } from '../domain/dates.ts';
import { intlTag, type Locale } from '../domain/locale.ts';
import { readableName } from '../domain/text/readableName.ts';
import { formatDecimal, trimDecimal } from '../domain/units.ts';
import type { Field, TextContext } from '../field-types/types.ts';
import { text } from './texts.ts';

/** Values of steps and warnings that are codes of an enumeration. */
const enums: Readonly<Record<string, string>> = {
  Indice: 'Indice',
  index: 'Indice',
  modo: 'ModoFracao',
  motivo: 'MotivoMargem',
  contagem: 'BaseDias',
  Arredondamento: 'Arredondamento',
  antes: 'MoraAnterior',
};

/** Values that are units of area or of goods. */
const units = ['u', 'unit', 'expected'];

/** Values that are words of a person or of an act: a number in them (`café tipo 6`) is no amount. */
const quoted = ['bem', 'product', 'yields', 'goods', 'words'];

/**
 * A value of a step or of a warning, which travels as plain text, in the person's language: decimals with the places
 * they have, rates without their closing zeros, days, months and lists of them, amounts behind an old currency's sign.
 * What is none of these stays as it is.
 */
export function valueText(name: string, value: string, words: TextContext): string {
  const { locale, enumLabel } = words;
  const list = enums[name];
  if (list) return enumLabel(list, value);
  if (quoted.includes(name)) return value;
  if (units.includes(name)) return unitText(enumLabel('UnidadeBem', value));
  if (name === 'grau' && isDecimal(value)) return degreeText(Number(value), locale);
  if (isDecimal(value)) return minusText(formatDecimal(value, locale, placesOf(value)));
  if (value.endsWith('%') && isDecimal(value.slice(0, -1)))
    return `${formatDecimal(trimDecimal(value.slice(0, -1)), locale)}%`;
  if (isLocalDate(value)) return formatDate(value, locale, 'full');
  if (isMonth(value)) return formatMonth(value);
  if (value.includes(', '))
    return value
      .split(', ')
      .map((part) => valueText(name, part, words))
      .join(', ');
  const [, sign, amount] = /^(\D+) (-?\d+(?:\.\d+)?)$/.exec(value) ?? [];
  if (sign && amount) return `${sign} ${formatDecimal(amount, locale, 2)}`;
  if (isPlace(value)) return placeText(value, locale);
  // What is told of a month or an act: `2023-12 0.56%`, `R-2 250000.00`, `Onus.0 250000.00`.
  const [first = '', second = '', ...rest] = value.split(' ');
  return isDecimal(second.replace(/%$/, ''))
    ? [valueText('', first, words), valueText('', second, words), ...rest].join(' ')
    : value;
}

/** A row of the input that has no act to name it: `Onus.0`. */
const isPlace = (value: string): boolean => /^[A-Z][A-Za-z]*\.\d+$/.test(value);

/** `Ônus 1`, as people count. */
function placeText(place: string, locale: Locale): string {
  const [list = '', index] = place.split('.');
  const key = `calculation.places.${list}`;
  const found = text(locale, key, { number: Number(index) + 1 });
  return found === key ? place : found;
}

/** A number below zero with the sign that is as wide as a plus, wherever it stands alone. */
export const minusText = (number: string): string => number.replace(/^-(?=\d)/, '−');

const isDecimal = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** How many decimals a number is written with. */
export const placesOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** `2º`, `2nd`. */
export function degreeText(degree: number, locale: Locale): string {
  if (locale === 'pt-br') return `${degree}º`;
  const ends = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const;
  return `${degree}${ends[new Intl.PluralRules(intlTag[locale], { type: 'ordinal' }).select(degree)]}`;
}

/** A rate or a quantity as it was given: 12% and not 12,0000%. Null of another kind of value. */
export function givenNumber({ type }: Pick<Field, 'type'>, value: unknown, locale: Locale): string | null {
  if (type !== 'percent' && type !== 'decimal') return null;
  const number = formatDecimal(trimDecimal(String(value)), locale);
  return type === 'percent' ? `${number}%` : number;
}

/** Degrees of a guarantee are counted in order. */
export const isDegree = ({ name, type }: Pick<Field, 'name' | 'type'>): boolean =>
  type === 'integer' && name.endsWith('Grau');

/** Records print names in capitals; wherever they are only read, they are written as people write them. */
export const nameText = ({ name }: Pick<Field, 'name'>, text: string): string =>
  people.includes(name) ? readableName(text) : text;

const people = ['Credor', 'Nome', 'Conjuge'];

/** Units of area as they are written after a number. */
export const unitText = (unit: string): string => (unit === 'm2' ? 'm²' : unit.replaceAll('-', ' '));
