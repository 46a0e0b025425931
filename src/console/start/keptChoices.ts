import { locales } from '../../domain/locale.ts';
import { arePreferencesKnown, keepPreference, onPreferences, preference } from '../data/preferences.ts';
import { switchLanguage } from '../i18n/texts.ts';
import { splitLimits, splitPlace } from '../screens/matricula/splitPlace.ts';
import { menuFolded } from '../shell/menuFolded.ts';
import { chooseTheme, chosenLocale, chosenTheme, type Theme } from './preferences.ts';
import type { Signal } from './signal.ts';

/** Choices that hold everywhere in the console and come back with the person who made them. */
keep('tema', chosenTheme, oneOf<Theme>(['light', 'dark']), (value) => value && chooseTheme(value));
keep('idioma', chosenLocale, oneOf(locales), (value) => value && switchLanguage(value));
keep('menu.recolhido', menuFolded, oneOf([true, false]), (value) => menuFolded.set(value));
keep('registro.divisor', splitPlace, share, (value) => splitPlace.set(value));

function keep<T>(
  key: string,
  chosen: Signal<T | null>,
  read: (value: unknown) => T | null,
  apply: (value: T | null) => unknown,
): void {
  // Chosen on the sign-in page: newer than what the server has.
  let isNewer = false;
  chosen.subscribe(() => {
    if (!arePreferencesKnown()) isNewer = true;
    else if (chosen.get() !== read(preference(key))) keepPreference(key, chosen.get());
  });
  onPreferences(async (values) => {
    if (isNewer && chosen.get() !== null) keepPreference(key, chosen.get());
    else await apply(read(values[key]));
    isNewer = false;
  });
}

function oneOf<T>(allowed: readonly T[]): (value: unknown) => T | null {
  return (value) => allowed.find((item) => item === value) ?? null;
}

function share(value: unknown): number | null {
  return typeof value === 'number' && value >= splitLimits.low && value <= splitLimits.high ? value : null;
}
