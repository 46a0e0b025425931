import { fold } from '../../text/fold.ts';

/**
 * `2025/26`, `25/26`, `2025-2026` and `Safra 2025/2026` are one season, `2025/2026`; what is no pair of years that
 * follow each other stays as written. Null where nobody said one.
 */
export function seasonOf(text: string | null | undefined): string | null {
  const written = text?.trim().replace(/\s+/g, ' ');
  if (!written) return null;
  const [, from = '', to = ''] = pair.exec(fold(written)) ?? [];
  const first = Number(from.length === 2 ? yearOf(from) : from);
  return from !== '' && String(first + 1).endsWith(to) ? `${first}/${first + 1}` : written;
}

/** What two names of one season have in common: case and accents of words say nothing. */
export const seasonKey = (text: string | null | undefined): string => fold(seasonOf(text) ?? '');

const pair = /^(?:SAFRAS?(?: AGRICOLA)?(?: DE)?:? ?)?(\d{4}|\d\d) ?[/-] ?(\d{4}|\d\d)$/;

/** Years of two digits are those of the last century from 50 on. */
const yearOf = (year: string): string => `${Number(year) >= 50 ? '19' : '20'}${year}`;
