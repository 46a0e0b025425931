import { Fraction } from 'fraction.js';
import { type AreaUnit, convertArea } from '../area.ts';
import { findAreas } from './areaText.ts';
import type { Found } from './found.ts';
import { readNumberInWords } from './numbersInWords.ts';

/** Square metres, or alqueires of a kind that is not named. */
interface Size {
  readonly size: Fraction;
  readonly unit: 'm2' | 'alqueire';
}

export const sizeOf = (area: { value: string; unit: AreaUnit }): Size => ({
  size: new Fraction(convertArea(area, 'm2').value),
  unit: 'm2',
});

/** Every measure of land, alqueires too, in order. */
export function findSizes(folded: string, start: number, end: number): Found<Size>[] {
  const areas = findAreas(folded, start, end).map((item) => ({ ...item, value: sizeOf(item.value) }));
  return [...areas, ...findAlqueires(folded, start, end)].sort((a, b) => a.start - b.start);
}

function findAlqueires(folded: string, start: number, end: number): Found<Size>[] {
  return [...folded.slice(start, end).matchAll(alqueires)].flatMap((match) => {
    const [text, figures, words, kind] = match;
    const value = figures
      ? figures.replace(/\.(?=\d{3}\b)/g, '').replace(',', '.')
      : String(readNumberInWords(words ?? '', 0)?.value ?? '');
    if (!value || Number(value) <= 0) return [];
    const unit = kinds[kind ?? ''];
    const size = unit ? sizeOf({ value, unit }) : { size: new Fraction(value), unit: 'alqueire' as const };
    return [{ value: size, start: start + match.index, end: start + match.index + text.length }];
  });
}

const alqueires =
  /(?:(?<![\d.,/])(\d{1,5}(?:[.,]\d{1,4})?)\s*(?:\([A-Z ]{2,40}\)\s*)?|\b(UM|DOIS|TRES|QUATRO|CINCO|SEIS|SETE|OITO|NOVE|DEZ|ONZE|DOZE|QUINZE|VINTE|TRINTA|QUARENTA|CINQUENTA|CEM)\s+)ALQUEIRES?\b(?:\s+(PAULISTA|MINEIRO|GOIANO|BAIANO)S?\b)?/g;

const kinds: Readonly<Record<string, AreaUnit>> = {
  PAULISTA: 'alqueire-paulista',
  MINEIRO: 'alqueire-mineiro',
  GOIANO: 'alqueire-mineiro',
  BAIANO: 'alqueire-baiano',
};
