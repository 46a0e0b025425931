import { locales } from '../../../domain/locale.ts';
import type { Signal } from '../../kit/signal.ts';
import { arePreferencesKnown, keepPreference, onPreferences, preference } from '../data/preferences.ts';
import { chooseTheme, chosenLocale, chosenTheme, type Theme } from '../i18n/preferences.ts';
import { switchLanguage } from '../i18n/texts.ts';
import { fromFeatures } from '../product.ts';
import { menuFolded } from '../shell/menuFolded.ts';

/** Begins to keep one choice with the person who makes it. */
export type KeptChoice = () => void;

/** Choices that hold everywhere in the console. */
const ofEngine: readonly KeptChoice[] = [
  keptChoice('tema', chosenTheme, oneOf<Theme>(['light', 'dark']), (value) => value && chooseTheme(value)),
  keptChoice('idioma', chosenLocale, oneOf(locales), (value) => value && switchLanguage(value)),
  keptChoice('menu.recolhido', menuFolded, oneOf([true, false]), (value) => menuFolded.set(value)),
];

/** Keeps them and those of the features; once, when these are given. */
export function keepChoices(): void {
  for (const keep of [...ofEngine, ...fromFeatures('keptChoices').flat()]) keep();
}

/**
 * @param key of the person's preference
 * @param read what the server has kept, null when it is none of ours
 */
export function keptChoice<T>(
  key: string,
  chosen: Signal<T | null>,
  read: (value: unknown) => T | null,
  apply: (value: T | null) => unknown,
): KeptChoice {
  return () => {
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
  };
}

function oneOf<T>(allowed: readonly T[]): (value: unknown) => T | null {
  return (value) => allowed.find((item) => item === value) ?? null;
}
