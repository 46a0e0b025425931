import { catalogues } from '#catalogues';
import { intlTag, type Locale } from '../../domain/locale.ts';
import { locale, rememberLocale } from '../start/preferences.ts';
import { createSignal, useSignal } from '../start/signal.ts';
import { type Messages, makeTranslate, type Translate } from './translate.ts';

interface Texts {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly t: Translate;
}

const files = import.meta.glob<Messages>('../../../i18n/*.json', { import: 'default' });
const current = createSignal<Texts>({ locale: locale.get(), messages: {}, t: makeTranslate({}) });

/** @throws when the language's file cannot be fetched */
export async function loadMessages(wanted: Locale): Promise<Messages> {
  const known = catalogues[wanted];
  if (known) return known;
  const load = files[`../../../i18n/${wanted}.json`];
  if (!load) throw new Error(`no texts for ${wanted}`);
  const messages = await load();
  catalogues[wanted] = messages;
  return messages;
}

/** Shows the console in `wanted`: texts, `lang` of the page, and what is asked of the API from now on. */
export async function switchLanguage(wanted: Locale): Promise<void> {
  const messages = await loadMessages(wanted);
  rememberLocale(wanted);
  document.documentElement.lang = intlTag[wanted];
  current.set({ locale: wanted, messages, t: makeTranslate(messages) });
}

/** Texts in the person's language; the component is drawn again when it changes. */
export const useTexts = (): Texts => useSignal(current);

/** The same outside of components. */
export const texts = (): Texts => current.get();
