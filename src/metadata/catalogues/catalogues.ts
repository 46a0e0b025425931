import type { Locale } from '../../domain/locale.ts';

/** Nested keys of `i18n/<locale>.json`; all files have the same ones (a check holds them together). */
export type TextTree = { readonly [key: string]: string | TextTree };

/**
 * Texts by language. `#catalogues` is `every.ts` in Node and `loaded.ts` in a browser (package.json, `imports`), so
 * that a browser carries no language but its own.
 */
export type Catalogues = { [locale in Locale]?: TextTree };
