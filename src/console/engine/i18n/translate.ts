import { textNumbers } from '../../../metadata/textNumbers.ts';

/** Texts of one language, nested as in `i18n/<locale>.json`. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/**
 * Turns a dotted key into its text, with `%{name}` replaced by what is given, or by a number of a rule (`textNumbers`).
 * `one |||| many` chooses by `smart_count`.
 * A key that does not exist comes back as itself: a test keeps that from reaching a person.
 */
export function makeTranslate(messages: Messages): Translate {
  return (key, given = {}) => {
    const params = { ...textNumbers, ...given };
    const found = lookUp(messages, key);
    if (found === undefined) return key;
    const forms = found.split('||||');
    const form = forms.length > 1 && params.smart_count !== 1 ? forms[1] : forms[0];
    return (form ?? '').trim().replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  };
}

/** @returns undefined when there is no such text */
export function lookUp(messages: Messages, key: string): string | undefined {
  let here: string | Messages | undefined = messages;
  for (const part of key.split('.')) {
    if (typeof here !== 'object') return undefined;
    here = Object.hasOwn(here, part) ? here[part] : undefined;
  }
  return typeof here === 'string' ? here : undefined;
}
