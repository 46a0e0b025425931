import { intlTag, type Locale } from '../../../domain/locale.ts';

/** Size of a file as people say it: `512 kB`, `3,4 MB`. */
export function megabytes(bytes: number, locale: Locale): string {
  const number = (value: number, places: number) =>
    new Intl.NumberFormat(intlTag[locale], { maximumFractionDigits: places }).format(value);
  return bytes < 2 ** 20 ? `${number(bytes / 1024, 0)} kB` : `${number(bytes / 2 ** 20, 1)} MB`;
}
