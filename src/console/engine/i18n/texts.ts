import { catalogues } from '#catalogues';
import { intlTag, type Locale } from '../../../domain/locale.ts';
import type { LaterPart, TextPart } from '../../../metadata/catalogues/parts.ts';
import { createSignal, useSignal } from '../../kit/signal.ts';
import { locale, rememberLocale } from './preferences.ts';
import { type Messages, makeTranslate, type Translate } from './translate.ts';

interface Texts {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly t: Translate;
}

const first = import.meta.glob<Messages>('../../../../i18n/*.json', {
  import: 'default',
  query: '?part=first',
});
const review = import.meta.glob<Messages>('../../../../i18n/*.json', {
  import: 'default',
  query: '?part=review',
});
const calculators = import.meta.glob<Messages>('../../../../i18n/*.json', {
  import: 'default',
  query: '?part=calculators',
});
const dashboards = import.meta.glob<Messages>('../../../../i18n/*.json', {
  import: 'default',
  query: '?part=dashboards',
});
const certificates = import.meta.glob<Messages>('../../../../i18n/*.json', {
  import: 'default',
  query: '?part=certificates',
});
const developer = import.meta.glob<Messages>('../../../../i18n/*.json', {
  import: 'default',
  query: '?part=developer',
});
const jobs = import.meta.glob<Messages>('../../../../i18n/*.json', {
  import: 'default',
  query: '?part=jobs',
});
const errors = import.meta.glob<Messages>('../../../../i18n/*.json', {
  import: 'default',
  query: '?part=errors',
});
const files = {
  first,
  review,
  calculators,
  dashboards,
  certificates,
  developer,
  errors,
  jobs,
} satisfies Record<TextPart, unknown>;

/** What has been asked for so far is fetched in every language that is chosen. */
const needed = new Set<TextPart>(['first']);
const held: Record<Locale, Set<TextPart>> = { 'pt-br': new Set(), 'en-us': new Set() };
const current = createSignal<Texts>({ locale: locale.get(), messages: {}, t: makeTranslate({}) });

/** @throws when a part of the language's texts cannot be fetched */
export async function loadMessages(wanted: Locale): Promise<Messages> {
  const missing = [...needed].filter((part) => !held[wanted].has(part));
  const fetched = await Promise.all(missing.map((part) => fetchPart(part, wanted)));
  if (missing.length > 0) catalogues[wanted] = joined([catalogues[wanted] ?? {}, ...fetched]);
  for (const part of missing) held[wanted].add(part);
  return catalogues[wanted] ?? {};
}

/** A section may stand in two parts: a little of it in the first, all of it in a later one. */
function joined(trees: readonly Messages[]): Messages {
  const all: Record<string, Messages[string]> = {};
  for (const [section, own] of trees.flatMap((tree) => Object.entries(tree))) {
    const before = all[section];
    all[section] = typeof own === 'object' && typeof before === 'object' ? { ...before, ...own } : own;
  }
  return all;
}

/** Fetches what a screen says besides the first part, in the language in use now and in those chosen later. */
export async function needTexts(part: LaterPart): Promise<void> {
  needed.add(part);
  if (!held[current.get().locale].has(part)) await switchLanguage(current.get().locale);
}

/** Loads a piece of the console together with the parts of the texts that it says besides the first. */
export const withTexts =
  <T>(load: () => Promise<T>, ...parts: readonly LaterPart[]): (() => Promise<T>) =>
  async () => {
    const [loaded] = await Promise.all([load(), ...parts.map(needTexts)]);
    return loaded;
  };

async function fetchPart(part: TextPart, wanted: Locale): Promise<Messages> {
  const load = files[part][`../../../../i18n/${wanted}.json`];
  if (!load) throw new Error(`no texts for ${wanted}`);
  return load();
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
