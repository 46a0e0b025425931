import { fold } from '../../text/fold.ts';
import type { StatedArea } from '../../text/statedArea.ts';
import { trimDecimal } from '../../units.ts';

/** An area in alqueires, and the words that say it. */
export interface Alqueires {
  readonly area: StatedArea;
  readonly quote: string;
}

/**
 * The alqueires of an opening, where it states the property's area in them: beside the hectares that were read, or
 * alone. More than one such statement says nothing for certain.
 * @param hectares the words that say the area in hectares; null where none do
 */
export function readAlqueires(text: string, hectares: string | null): Alqueires | null {
  const folded = fold(text);
  const at = hectares === null ? -1 : folded.indexOf(fold(hectares));
  const found = [...folded.matchAll(pattern)].filter(({ index, 0: words }) =>
    hectares === null
      ? /\bAREA\b[^.;]{0,40}$/.test(folded.slice(0, index))
      : at >= 0 && distance(index, index + words.length, at, at + hectares.length) <= nearby,
  );
  const [only] = found;
  if (!only || found.length > 1) return null;
  const [words, number = '', region = ''] = only;
  const value = number.includes(',')
    ? number.replaceAll('.', '').replace(',', '.')
    : number.replaceAll('.', '');
  return {
    area: { Valor: trimDecimal(value), Unidade: regions[region] ?? 'alqueire' },
    quote: text.slice(only.index, only.index + words.length),
  };
}

const pattern =
  /(?<![\d.,])(\d{1,6}(?:\.\d{3})*(?:,\d{1,6})?)\s*(?:\([^)]{0,60}\)\s*)?ALQUEIRES?(?:\s+(PAULISTA|MINEIRO|GOIANO|BAIANO|DO NORTE)S?)?/g;

const regions: Readonly<Record<string, StatedArea['Unidade']>> = {
  PAULISTA: 'alqueire-paulista',
  MINEIRO: 'alqueire-mineiro',
  GOIANO: 'alqueire-mineiro',
  BAIANO: 'alqueire-baiano',
  'DO NORTE': 'alqueire-do-norte',
};

/** Characters between the hectares and the alqueires of one and the same area. */
const nearby = 40;

const distance = (a: number, aEnd: number, b: number, bEnd: number): number =>
  a >= bEnd ? a - bEnd : Math.max(0, b - aEnd);
