export type Gender = 'm' | 'f';

/** Endings by the gender they tell. `certain` ones have no exceptions worth a word; the others are the usual guess. */
const endings: readonly (readonly [RegExp, Gender, 'certain' | 'usual'])[] = [
  [/(?:ção|são|dade|tude|agem|ície|ância|ência)$/, 'f', 'certain'],
  [/(?:mento|ório|ário|ismo)$/, 'm', 'certain'],
  [/(?:idão|gião|nião)$/, 'f', 'usual'],
  [/(?:grama|ema|oma)$/, 'm', 'usual'],
  [/(?:ão|or|al|el|il|ol|ul|em|im|om|um|ês|ez|us)$/, 'm', 'usual'],
  [/a$/, 'f', 'usual'],
  [/(?:ã|iz)$/, 'f', 'usual'],
  [/.$/, 'm', 'usual'],
];

/**
 * Gender of a Portuguese noun by its ending; of several words the first decides ("Índice de preços").
 * @param how `certain` answers null where exceptions are common
 * @see Cunha and Cintra, Nova gramática do português contemporâneo, gênero do substantivo
 */
export function genderOf(noun: string, how: 'certain' | 'usual'): Gender | null {
  const word = firstWord(noun);
  const found = endings.find(
    ([ending, , sure]) => (how === 'usual' || sure === 'certain') && ending.test(word),
  );
  return found?.[1] ?? null;
}

const firstWord = (noun: string): string => (/^\p{L}+/u.exec(noun.trim())?.[0] ?? '').toLowerCase();

/** Plural endings, first match wins. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/ão$/, 'ões'],
  [/([áéíóú].*)el$/, '$1eis'],
  [/aís$/, 'aíses'],
  [/([^aeiou])il$/, '$1is'],
  [/([aou])l$/, '$1is'],
  [/el$/, 'éis'],
  [/m$/, 'ns'],
  [/([rz])$/, '$1es'],
  [/ês$/, 'eses'],
  [/([aeiouáéíóúãõâêô])$/, '$1s'],
  [/([sx])$/, '$1'],
  [/$/, 's'],
];

/**
 * Plural of a Portuguese name by the usual rules: its first word, and the adjectives that follow up to a
 * preposition ("Índice de preços" becomes "Índices de preços", "Área legal" "Áreas legais").
 */
export function pluralOf(name: string): string {
  let open = true;
  return name
    .split(/(\s+|\/)/)
    .map((word) => {
      if (/^(?:d[aeo]s?|em|n[ao]s?|por|para|com|a|à|e)$/i.test(word)) open = false;
      return open && /\p{L}/u.test(word) ? pluralOfWord(word) : word;
    })
    .join('');
}

function pluralOfWord(word: string): string {
  const rule = plurals.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** Plural of an English name: its last word, or the word before "of". */
export function englishPluralOf(name: string): string {
  const [, head = name, rest = ''] = /^(.*?)(\s+(?:of|for|in|to)\s.*)?$/.exec(name) ?? [];
  const plural = head
    .replace(/([^aeiou])y$/, '$1ies|')
    .replace(/(s|x|z|ch|sh)$/, '$1es|')
    .replace(/([^|])$/, '$1s')
    .replace('|', '');
  return `${plural}${rest}`;
}
