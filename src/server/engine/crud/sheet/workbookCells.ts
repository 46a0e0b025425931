import { Decimal } from 'decimal.js';

/** A cell as the file says it, before anybody's language: a text, an exact number, or a day and hour on the wall. */
export type WorkbookCell =
  | string
  | { readonly number: string }
  | { readonly wall: string }
  | { readonly isTrue: boolean };

/** What a style makes of a number. */
export type Shown = 'number' | 'percent' | 'wall';

/** @see ECMA-376, part 1, 18.8.30: the formats every program knows by their number */
export function shownBy(id: number, formats: ReadonlyMap<number, string>): Shown {
  const code = formats.get(id);
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent';
    return (id >= 14 && id <= 22) ||
      (id >= 27 && id <= 36) ||
      (id >= 45 && id <= 47) ||
      (id >= 50 && id <= 58)
      ? 'wall'
      : 'number';
  }
  // Colours, conditions, languages and words in quotes say nothing of what the number is.
  const bare = code.replace(/\[[^\]]*\]|"[^"]*"|\\./g, '').split(';')[0] ?? '';
  if (/[ymdhs]/i.test(bare) && !/general|standard|geral/i.test(bare)) return 'wall';
  return bare.includes('%') ? 'percent' : 'number';
}

/** `AB12` -> 28. */
export function columnOf(place: string): number {
  let column = 0;
  for (const sign of place.toUpperCase()) {
    const letter = sign.charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column;
}

export function cellOf(
  value: string,
  type: string,
  shown: Shown,
  texts: readonly string[],
  is1904: boolean,
): WorkbookCell {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return { isTrue: value === '1' };
  if (type === 'd') return { wall: value.slice(0, 19) };
  if (type !== 'n' || value.trim() === '') return value;
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(value.trim())) return value;
  // Programs count with fifteen digits and write seventeen.
  const number = new Decimal(value.trim()).toSignificantDigits(15);
  if (shown === 'wall') return wallOf(number, is1904) ?? { number: number.toFixed() };
  return { number: (shown === 'percent' ? number.times(100) : number).toFixed() };
}

/**
 * A day number as the clock on the wall says it, to the second; only hours where there is no day.
 * @returns null beyond the days programs know
 */
function wallOf(serial: Decimal, is1904: boolean): WorkbookCell | null {
  if (serial.isNegative() || serial.greaterThanOrEqualTo(2_958_466)) return null;
  const seconds = serial.times(86_400).round().toNumber();
  if (seconds < 86_400 && !is1904) return { wall: new Date(seconds * 1000).toISOString().slice(11, 16) };
  // They take 1900 for a leap year: days before its March are one off.
  const from = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial.lessThan(60) ? 31 : 30);
  const wall = new Date(from + seconds * 1000).toISOString().slice(0, 19);
  return { wall: seconds % 86_400 === 0 ? wall.slice(0, 10) : wall };
}
