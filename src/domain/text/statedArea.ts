import { type AreaUnit, squareMetresOf } from '../area.ts';
import type { Locale } from '../locale.ts';
import { parseDecimal } from '../typedNumbers.ts';
import { type Decimal, formatDecimal, toDecimal } from '../units.ts';
import { findAreas } from './areaText.ts';
import { fold } from './fold.ts';

/**
 * An area as a record states it. Without a unit: hectares of a farm, square metres in a town. An `alqueire` of which
 * nobody says the region is that of the state.
 */
export interface StatedArea {
  readonly Valor: Decimal;
  readonly Unidade?: AreaUnit | 'alqueire' | null;
}

export const statedUnits: readonly (AreaUnit | 'alqueire')[] = [
  ...(Object.keys(squareMetresOf) as AreaUnit[]),
  'alqueire',
];

/** Its plain form, which programs exchange: `48.4`, `48.4 ha`, `20 alqueire-paulista`. */
export const writeStatedArea = ({ Valor, Unidade }: StatedArea): string =>
  Unidade ? `${Valor} ${Unidade}` : Valor;

/** @returns the area of its plain form; null for any other text */
export function readStatedArea(text: string): StatedArea | null {
  const [, number = '', unit] = /^(\d{1,15}(?:\.\d{1,10})?)(?: ([a-z0-9-]+))?$/.exec(text) ?? [];
  if (number === '' || toDecimal(number) !== number) return null;
  if (unit === undefined) return { Valor: number, Unidade: null };
  const known = statedUnits.find((name) => name === unit);
  return known ? { Valor: number, Unidade: known } : null;
}

/**
 * An area as records and people write it: `48,40,50 ha`, `20 alqueires paulistas`, `360 m²`, or the bare number of the
 * property's own unit with the signs of the language.
 * @returns null for what cannot be understood
 */
export function parseStatedArea(text: string, locale: Locale): StatedArea | null {
  const plain = readStatedArea(text.trim());
  // `1.250` is a thousand in Portuguese and little more than one in the plain form: the language decides.
  if (plain?.Unidade) return plain;
  const bare = parseDecimal(text, locale);
  if (bare !== null) return bare.startsWith('-') ? null : { Valor: bare, Unidade: null };
  return inAlqueires(fold(text), locale) ?? inMetres(fold(text));
}

/** What keeps a text that looks like an area from being one: a key of `documents` in `i18n/`. */
export type AreaDoubt = 'area-digits' | 'area-negative';

/** Why a text that looks like an area is none; null when it does not look like one. */
export function explainStatedArea(text: string, locale: Locale): AreaDoubt | null {
  const bare = text.trim().slice(0, longest);
  if (/^[-\u2212]/.test(bare)) return parseStatedArea(bare.slice(1), locale) ? 'area-negative' : null;
  const area = parseStatedArea(bare, locale);
  const isLong = area ? readStatedArea(writeStatedArea(area)) === null : longPlain.test(bare);
  return isLong ? 'area-digits' : null;
}

const longest = 200;
/** The plain form but for its many digits. */
const longPlain = /^(?:\d{16,}(?:\.\d+)?|\d+\.\d{11,})(?: [a-z][a-z0-9-]*)?$/;

function inAlqueires(folded: string, locale: Locale): StatedArea | null {
  const [, count = '', region] =
    /^([\d.,]+) ?ALQUEIRES?(?: (PAULISTA|MINEIRO|BAIANO|DO NORTE))?S?\.?$/.exec(folded.trim()) ?? [];
  const Valor = parseDecimal(count, locale) ?? parseDecimal(count, 'en-us');
  if (Valor === null) return null;
  const unit = ['alqueire', region?.toLowerCase().replace(' ', '-')].filter(Boolean).join('-');
  return { Valor, Unidade: unit as AreaUnit };
}

function inMetres(folded: string): StatedArea | null {
  const [found] = findAreas(folded);
  return found ? { Valor: found.value.value, Unidade: found.value.unit } : null;
}

/** How units are written after a number. */
const signs: Readonly<Partial<Record<string, string>>> = { m2: 'm²' };

/** An area of the plain form as people read it: `48,4 ha`, `20 alqueires paulistas`. */
export function statedAreaText(text: string, locale: Locale): string {
  const area = readStatedArea(text);
  if (!area) return text;
  const number = formatDecimal(area.Valor, locale);
  if (!area.Unidade) return number;
  const [kind = '', ...region] = area.Unidade.split('-');
  if (kind !== 'alqueire') return `${number} ${signs[area.Unidade] ?? area.Unidade.replaceAll('-', ' ')}`;
  const isOne = area.Valor === '1';
  const where = region.join(' ');
  const plural = isOne || where === '' || where.startsWith('do ') ? where : `${where}s`;
  return [number, isOne ? 'alqueire' : 'alqueires', plural].filter(Boolean).join(' ');
}
