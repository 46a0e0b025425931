import { Fraction } from 'fraction.js';
import { convertArea } from '../area.ts';
import { type AreaRead, findAreas } from '../text/areaText.ts';
import type { Found, Range } from '../text/found.ts';
import type { Share } from '../units.ts';

/**
 * Shares told by measure: `parte ideal de 12,10 ha`, `21,8750 ha para cada um`, `4,84 ha de um todo de 24,20 ha`.
 * `total` is the land of the record at the time; null when unknown.
 */
export function findLandShares(
  folded: string,
  { start, end }: Range,
  total: AreaRead | null,
): Found<Share>[] {
  const areas = findAreas(folded, start, end);
  return areas.flatMap((item, index) => {
    const next = areas[index + 1];
    const whole =
      next &&
      /^\s*(?:\([^)]*\)\s*)?,?\s*(?:DE|DENTRO DE|DA|EM)\s+(?:UM |UMA |A )?(?:TODO|AREA MAIOR|AREA TOTAL|MAIOR PORCAO)/.test(
        folded.slice(item.end, next.start),
      )
        ? next.value
        : total;
    const isWhole =
      areas[index - 1] &&
      /(?:TODO|AREA MAIOR|AREA TOTAL|MAIOR PORCAO)[^;]{0,16}$/.test(
        folded.slice(areas[index - 1]?.end ?? 0, item.start),
      );
    if (!whole || isWhole) return [];
    const share = new Fraction(convertArea(item.value, 'm2').value).div(
      new Fraction(convertArea(whole, 'm2').value),
    );
    if (share.compare(1) >= 0 || share.compare(0) <= 0) return [];
    return [{ value: `${share.n}/${share.d}`, start: item.start, end: item.end }];
  });
}

/** Whether the words before a measure make it a share and not a parcel of its own. */
export const isNotional = (folded: string, from: number, at: number): boolean =>
  /(?:PARTE|PARTES|FRACAO|QUINHAO|PORCAO|COTA|QUOTA)(?: IDEAL| IDEAIS)?[^.;]{0,60}$/.test(
    folded.slice(Math.max(from, at - 90), at),
  );
