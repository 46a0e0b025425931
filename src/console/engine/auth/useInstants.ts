import { formatClock, formatInstant, localTextOf, writeInstant } from '../../../field-types/formatInstant.ts';
import { useTexts } from '../i18n/texts.ts';
import { companyTimeZone } from './timeZone.ts';

/** How every instant is told in the console: by the company's clock, wherever the person sits. */
export interface Instants {
  /** Day and hour: `20/11/26 10:40`. */
  readonly at: (instant: string | Date) => string;
  /** The hour of today, day and hour of another day. */
  readonly clock: (instant: string | Date) => string;
  /** The hour alone, of what has just happened. */
  readonly hour: (instant: string | Date) => string;
  readonly isToday: (instant: string | Date) => boolean;
  /** With century and seconds, to be looked at closely. */
  readonly full: (instant: string | Date) => string;
}

export function useInstants(): Instants {
  const { locale } = useTexts();
  const zone = companyTimeZone();
  const local = (instant: string | Date) => localTextOf(textOf(instant), zone) ?? '';
  return {
    at: (instant) => formatInstant(textOf(instant), locale, zone),
    clock: (instant) => formatClock(textOf(instant), locale, zone),
    hour: (instant) => local(instant).slice(11, 16),
    isToday: (instant) => local(instant).slice(0, 10) === local(new Date()).slice(0, 10),
    full: (instant) => writeInstant(textOf(instant), locale, zone),
  };
}

const textOf = (instant: string | Date): string =>
  typeof instant === 'string' ? instant : instant.toISOString();
