import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import { locales } from '../../../domain/locale.ts';
import { loadMessages, switchLanguage, texts } from './texts.ts';

/** Names of the languages, each in itself. */
export const languageNames = { 'pt-br': 'Português', 'en-us': 'English' } as const;

/** react-admin's own texts, from the same files; its language and ours change together. */
export function createI18nProvider(): I18nProvider {
  const start = texts();
  const provider = polyglot(
    // react-admin's type lists its own keys; a test holds ours equal to them.
    (locale) =>
      (locale === start.locale
        ? start.messages
        : loadMessages(toLocale(locale))) as unknown as TranslationMessages,
    start.locale,
    locales.map((locale) => ({ locale, name: languageNames[locale] })),
    { allowMissing: false },
  );
  return {
    ...provider,
    changeLocale: async (locale) => {
      await switchLanguage(toLocale(locale));
      await provider.changeLocale(locale);
    },
  };
}

const toLocale = (locale: string) => locales.find((known) => known === locale) ?? locales[0];
