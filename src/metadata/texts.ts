import enUs from '../../i18n/en-us.json' with { type: 'json' };
import ptBr from '../../i18n/pt-br.json' with { type: 'json' };
import type { Locale } from '../domain/locale.ts';

/** Nested keys of `i18n/<locale>.json`; both files have the same ones (a test holds them together). */
export type TextTree = { readonly [key: string]: string | TextTree };

export type TextParams = Readonly<Record<string, string | number>>;

const trees: Readonly<Record<Locale, TextTree>> = { 'pt-br': ptBr, 'en-us': enUs };

/** A text by its key (`errors.file-empty`), with `%{name}` filled in; the key itself when there is none. */
export function text(locale: Locale, key: string, params: TextParams = {}): string {
  return fill(find(trees[locale], key) ?? find(trees['pt-br'], key) ?? key, params);
}

export const hasText = (locale: Locale, key: string): boolean => find(trees[locale], key) !== undefined;

/** `%{name}` stands for a parameter; one that is not given stays visible, so that it is noticed. */
export function fill(template: string, params: TextParams): string {
  return template.replace(/%\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  );
}

/** Keys may hold dots of their own nowhere; an error code such as `file-empty` is one key. */
function find(tree: TextTree, key: string): string | undefined {
  let node: string | TextTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof node !== 'object') return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}
