import type { AreaRead } from '../../../text/areaText.ts';
import type { Found, Range } from '../../../text/found.ts';
import { findSizes, sizeOf } from '../../../text/sizeText.ts';
import type { Share } from '../../../units.ts';

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
