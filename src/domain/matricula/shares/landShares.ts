import { Fraction } from 'fraction.js';
import { type AreaUnit, convertArea } from '../../area.ts';
import { type AreaRead, findAreas } from '../../text/areaText.ts';
import type { Found, Range } from '../../text/found.ts';
import { readNumberInWords } from '../../text/numbersInWords.ts';
import type { Share } from '../../units.ts';

/** A share told by measure; notional where the words behind it say so, or name the whole it is a part of. */
export interface LandShare extends Found<Share> {
  readonly isNotional: boolean;
}

/**
 * Shares told by measure: `parte ideal de 12,10 ha`, `21,8750 ha para cada um`, `4,84 ha de um todo de 24,20 ha`,
 * `cinco alqueires de um todo de vinte alqueires`. An alqueire whose kind is not named is measured by alqueires only.
 * `total` is the land of the record at the time; null when unknown.
 * @see domain rules of the matrícula, section 6.1
 */
export function findLandShares(folded: string, { start, end }: Range, total: AreaRead | null): LandShare[] {
  const sizes = findSizes(folded, start, end);
  return sizes.flatMap((item, index) => {
    const [before, next] = [sizes[index - 1], sizes[index + 1]];
    if (before && leadsToWhole(folded.slice(before.end, item.start))) return [];
    if (
      /(?:TODO|AREA MAIOR|AREA TOTAL|MAIOR PORCAO)[^;.]{0,16}$/.test(
        folded.slice(before?.end ?? start, item.start),
      )
    )
      return [];
    const named = next && leadsToWhole(folded.slice(item.end, next.start)) ? next.value : null;
    const whole = named ?? (total && sizeOf(total));
    if (!whole || whole.unit !== item.value.unit) return [];
    const share = item.value.size.div(whole.size);
    if (share.compare(1) >= 0 || share.compare(0) <= 0) return [];
    const isNotional = named !== null || notionalBehind.test(folded.slice(item.end, end));
    return [{ value: `${share.n}/${share.d}`, start: item.start, end: item.end, isNotional }];
  });
}

/** Whether the words before a measure make it a share and not a parcel of its own. */
export const isNotional = (folded: string, from: number, at: number): boolean =>
  /(?:PARTE|PARTES|FRACAO|QUINHAO|PORCAO|COTA|QUOTA)(?: IDEAL| IDEAIS)?[^.;]{0,60}$/.test(
    folded.slice(Math.max(from, at - 90), at),
  );

/** Square metres, or alqueires of a kind that is not named. */
interface Size {
  readonly size: Fraction;
  readonly unit: 'm2' | 'alqueire';
}

const sizeOf = (area: { value: string; unit: AreaUnit }): Size => ({
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

const notional =
  '(?:(?:COMO|EM|A TITULO DE|NA FORMA DE|DE)\\s+)?(?:UMA\\s+)?(?:PARTE|FRACAO|COTA|QUOTA)S?\\s+IDEA(?:L|IS)|PRO[- ]INDIVISO|EM COMUM';
const aside = '\\s*(?:\\((?!PARTE|FRACAO)[^)]*\\)\\s*)?,?\\s*';

/** `12,10 ha (parte ideal)`, `12,10 ha, como parte ideal`. */
const notionalBehind = new RegExp(`^${aside}\\(?(?:${notional})\\b`);

const wholes = new RegExp(
  `^${aside}(?:\\(?(?:${notional})\\)?,?\\s*)?(?:D[EAO]S?\\s*|(?:DE|DENTRO DE|DA|EM|DO)\\s+(?:UM |UMA |A )?(?:TODO|AREA MAIOR|AREA TOTAL|TOTAL|MAIOR PORCAO)[^.;\\d]{0,20})$`,
);

/** Between a part and the whole it is of: `de um todo de`, `, como parte ideal, de um todo de`, `de`. */
const leadsToWhole = (between: string): boolean => wholes.test(between);
