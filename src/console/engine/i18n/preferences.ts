import { defaultLocale, type Locale, locales } from '../../../domain/locale.ts';
import { createSignal } from '../../kit/signal.ts';
import { tabStorage } from '../../kit/tabStorage.ts';

/** Colours chosen by the person; `null` follows the system. */
export type Theme = 'light' | 'dark';

const themeKey = 'folio.tema';
const localeKey = 'folio.idioma';

/** What this tab shows. Kept for the tab only (session storage), never on the machine. */
export const theme = createSignal<Theme>(storedTheme() ?? systemTheme());
export const locale = createSignal<Locale>(storedLocale() ?? defaultLocale);

/** What somebody chose since the page was loaded, for what keeps it with the person (keptChoices.ts). */
export const chosenTheme = createSignal<Theme | null>(null);
export const chosenLocale = createSignal<Locale | null>(null);

export function chooseTheme(value: Theme): void {
  tabStorage.set(themeKey, value);
  theme.set(value);
  chosenTheme.set(value);
}

export function rememberLocale(value: Locale): void {
  if (value !== locale.get()) chosenLocale.set(value);
  tabStorage.set(localeKey, value);
  locale.set(value);
}

/** Back to the colours of the system; the language is put back by whoever shows it. */
export function forgetChoices(): void {
  tabStorage.remove(themeKey);
  tabStorage.remove(localeKey);
  theme.set(systemTheme());
  chosenTheme.set(null);
  chosenLocale.set(null);
}

/** Puts the theme on the page, and follows the system until somebody chooses. */
export function applyTheme(): void {
  const apply = () => document.documentElement.setAttribute('data-theme', theme.get());
  theme.subscribe(apply);
  apply();
  systemQuery()?.addEventListener('change', () => {
    if (storedTheme() === null) theme.set(systemTheme());
  });
}

function systemQuery(): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
}

function systemTheme(): Theme {
  return systemQuery()?.matches ? 'dark' : 'light';
}

function storedTheme(): Theme | null {
  const value = tabStorage.get(themeKey);
  return value === 'light' || value === 'dark' ? value : null;
}

function storedLocale(): Locale | null {
  const value = tabStorage.get(localeKey);
  return locales.find((item) => item === value) ?? null;
}
