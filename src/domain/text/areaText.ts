import { Decimal as DecimalNumber } from 'decimal.js';
import type { Decimal } from '../units.ts';
import { trimDecimal } from '../units.ts';
import { type Found, matchesIn } from './found.ts';

export interface AreaRead {
  readonly value: Decimal;
  readonly unit: 'ha' | 'm2';
}

/**
 * Every area in hectares or square metres in `[start, end)` of folded text: `48,4000 ha`, `48,40,00 ha`,
 * `48.40.00 ha`, `48 ha 40 a 00 ca`, `1.240,0000 hectares`, `2.178.000,00 m²`. Alqueires have no fixed size and
 * are left out.
 */
export function findAreas(folded: string, start = 0, end = folded.length): Found<AreaRead>[] {
  const found: Found<AreaRead>[] = [];
  for (const match of matchesIn(areaPattern, folded, start, end)) {
    const hectares = match[2] !== undefined;
    const number = (match[1] ?? '').replace(/\s/g, '');
    const value = hectares ? hectaresOf(number, match[3], match[4]) : decimalOf(number);
    if (value === null || new DecimalNumber(value).isZero()) continue;
    found.push({
      value: { value, unit: hectares ? 'ha' : 'm2' },
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}

const areaPattern =
  /(?<![\d.,/-])(\d(?:[\d.,]|(?<=[.,])\s(?=\d)){0,18}\d|\d)\s{0,2}(?:\([A-Z][A-Z,\s-]{5,110}\)\s{0,2}(?=HECTARES?\b|METROS\s+QUADRADOS|HA\b|M2))?(?:(HA(?=\d)|HA\.?S?\b|HECTARES?\b)(?:\s*,?\s*(?:E\s+)?(\d{1,2})\s*(?:ARES?|A)(?![A-Z])\.?(?:\s*,?\s*(?:E\s+)?(\d{1,2})\s*(?:CENTIARES?|CA)(?![A-Z]))?)?|(?:M\s?[2?*"'ºª]{1,2}(?![A-Z0-9])|M\.\s?2|MTS?\.?\s?2|METROS\s+QUADRADOS))/g;

function hectaresOf(number: string, ares: string | undefined, centiares: string | undefined): Decimal | null {
  if (ares !== undefined) {
    const whole = number.replace(/\D/g, '');
    return trimDecimal(`${whole}.${ares.padStart(2, '0')}${(centiares ?? '0').padStart(2, '0')}`);
  }
  const groups = /^([\d.]*?\d)([.,])(\d{2})[.,](\d{2})$/.exec(number);
  if (groups) return trimDecimal(`${(groups[1] ?? '').replace(/\D/g, '')}.${groups[3]}${groups[4]}`);
  return decimalOf(number);
}

/** `1.240,0000`; a point before two or four last digits is a misread comma. */
function decimalOf(number: string): Decimal | null {
  const comma = /^([\d.]+),(\d+)$/.exec(number);
  if (comma) return trimDecimal(`${(comma[1] ?? '').replace(/\./g, '')}.${comma[2]}`);
  const point = /^([\d.,]+)\.(\d{1,2}|\d{4,})$/.exec(number);
  if (point) return trimDecimal(`${(point[1] ?? '').replace(/[.,]/g, '')}.${point[2]}`);
  const whole = number.replace(/[.,]/g, '');
  return /^\d+$/.test(whole) && !number.includes(',') ? trimDecimal(whole) : null;
}
