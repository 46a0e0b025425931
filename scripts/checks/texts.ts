import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errors } from '../../src/domain/errors.ts';
import { locales } from '../../src/domain/locale.ts';
import { foretold, isOfPart, type LaterPart, laterParts } from '../../src/metadata/catalogues/parts.ts';

type Tree = { readonly [key: string]: string | Tree };

/**
 * Keys of one language that the other lacks, errors without a text, keys that code names but no file holds, and keys
 * that a part of the console names which has not fetched them.
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
  const used = usedKeys(root);
  const dangling = used
    .filter(({ key }) => !all.has(key))
    .map(({ file, key }) => `${file} uses ${key}, which i18n/ lacks`);
  return [...missing, ...unnamed, ...dangling, ...unfetched(root, used)];
}

/** What the console says is in the first part of the texts, or in those that its folder or one above asks for. */
function unfetched(root: string, used: ReturnType<typeof usedKeys>): string[] {
  const folder = 'src/console';
  const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const partsOf = Map.groupBy(
    sources.flatMap((file) =>
      partsAskedFor(readFileSync(join(root, folder, file), 'utf8')).map((part) => ({
        path: `${folder}/${dirname(file)}/`,
        part,
      })),
    ),
    ({ path }) => path,
  );
  return used
    .filter(({ file, key }) => {
      const section = key.split('.')[0] ?? '';
      const parts = [...partsOf].flatMap(([path, asked]) => (file.startsWith(path) ? asked : []));
      const isFetched = parts.some(({ part }) => isOfPart(section, part));
      const isForetold = foretold.some((code) => key === `errors.${code}`);
      return file.startsWith(`${folder}/`) && !isOfPart(section, 'first') && !isFetched && !isForetold;
    })
    .map(({ file, key }) => `${file} uses ${key}, which its screen does not fetch (catalogues/parts.ts)`);
}

/** Parts named by `texts: ['…']` of a screen and by `withTexts(load, '…')`. */
function partsAskedFor(source: string): readonly LaterPart[] {
  const lists = source.matchAll(/\btexts: \[([^\]]*)\]|\bwithTexts\([^']*'[^']*'\),([^)]*)\)/g);
  return [...lists].flatMap(([, ofScreen, ofLoad]) =>
    [...(ofScreen ?? ofLoad ?? '').matchAll(/'(\w+)'/g)].flatMap(([, part = '']) =>
      part in laterParts ? [part as LaterPart] : [],
    ),
  );
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
