import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '../../src/domain/errors.ts';
import { locales } from '../../src/domain/locale.ts';

type Tree = { readonly [key: string]: string | Tree };

/**
 * Keys of one language that the other lacks, errors without a text, and keys that code names but no file holds.
 * @returns one line each, naming file and key
 */
export async function textProblems(root: string): Promise<string[]> {
  const keys = new Map(locales.map((locale) => [locale, new Set(leaves(read(root, locale)))]));
  const all = new Set([...keys.values()].flatMap((set) => [...set]));
  const missing = locales.flatMap((locale) =>
    [...all].filter((key) => !keys.get(locale)?.has(key)).map((key) => `i18n/${locale}.json lacks ${key}`),
  );
  const unnamed = Object.keys(errors)
    .filter((code) => !all.has(`errors.${code}`))
    .map((code) => `i18n/pt-br.json lacks errors.${code}`);
  const dangling = usedKeys(root)
    .filter(({ key }) => !all.has(key))
    .map(({ file, key }) => `${file} uses ${key}, which i18n/ lacks`);
  return [...missing, ...unnamed, ...dangling];
}

/** Keys written whole in `translate('…')` and `text(locale, '…')`; composed ones are the business of tests. */
function usedKeys(root: string): { readonly file: string; readonly key: string }[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/generated|\.test\./.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, 'src', file), 'utf8');
      const uses = source.matchAll(
        /\b(?:translate|t)\(\s*'([\w-]+(?:\.[\w-]+)+)'|\btext\(\s*\w+,\s*'([\w-]+(?:\.[\w-]+)+)'/g,
      );
      return [...uses].map((match) => ({ file: `src/${file}`, key: match[1] ?? match[2] ?? '' }));
    });
}

function leaves(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : leaves(value, `${prefix}${key}.`),
  );
}

const read = (root: string, locale: string): Tree =>
  JSON.parse(readFileSync(join(root, 'i18n', `${locale}.json`), 'utf8'));
