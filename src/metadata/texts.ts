import { catalogues } from '#catalogues';
import type { Locale } from '../domain/locale.ts';
import type { TextTree } from './catalogues/catalogues.ts';
import { textNumbers } from './textNumbers.ts';

export type TextParams = Readonly<Record<string, string | number>>;

/** A text by its key (`errors.file-empty`), with `%{name}` filled in; the key itself when there is none. */
export function text(locale: Locale, key: string, params: TextParams = {}): string {
  return fill(textIn(locale, key) ?? textIn('pt-br', key) ?? key, params);
}

export const hasText = (locale: Locale, key: string): boolean => textIn(locale, key) !== undefined;

/**
 * `%{name}` stands for a parameter, or for a number of a rule (`textNumbers`); one that is not given stays visible, so
 * that it is noticed.
 */
export function fill(template: string, params: TextParams): string {
  const known = { ...textNumbers, ...params };
  return template.replace(/%\{(\w+)\}/g, (whole, name: string) =>
    name in known ? String(known[name]) : whole,
  );
}

const textIn = (locale: Locale, key: string) => find(catalogues[locale] ?? {}, key);

/** Keys may hold dots of their own nowhere; an error code such as `file-empty` is one key. */
function find(tree: TextTree, key: string): string | undefined {
  let node: string | TextTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof node !== 'object') return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}
