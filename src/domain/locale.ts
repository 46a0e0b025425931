/** The languages of the product; the first is the default (specification, section 9). */
export const locales = ['pt-br', 'en-us'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'pt-br';

/** The best locale for an `Accept-Language` header or a browser's list; pt-br when nothing fits. */
export function chooseLocale(wanted: string | readonly string[] | null | undefined): Locale {
  const list = typeof wanted === 'string' ? wanted.split(',') : (wanted ?? []);
  for (const item of list) {
    const tag = item.split(';')[0]?.trim().toLowerCase() ?? '';
    const found = locales.find((locale) => locale === tag || locale.split('-')[0] === tag.split('-')[0]);
    if (found) return found;
  }
  return defaultLocale;
}

/** The tag `Intl` wants. */
export const intlTag: Readonly<Record<Locale, string>> = { 'pt-br': 'pt-BR', 'en-us': 'en-US' };
