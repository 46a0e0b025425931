import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { lookUp, type Messages } from '../../src/console/engine/i18n/translate.ts';
import { locales } from '../../src/domain/locale.ts';

/**
 * Words for people that stand in code instead of in `i18n/` or in a schema: text between tags, text of attributes
 * that are read out or shown, and any literal of the console that reads like a sentence or has an accent.
 * @returns one line each, naming file, line and the words
 */
export function looseTexts(root: string): string[] {
  const texts = JSON.parse(readFileSync(join(root, 'i18n/pt-br.json'), 'utf8')) as Messages;
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter(isOfScreens)
    .sort()
    .flatMap((file) =>
      looseTextsOf(
        file,
        readFileSync(join(root, file), 'utf8'),
        (key) => lookUp(texts, key) !== undefined,
      ).map(({ line, words }) => `${file}:${line} says "${words}" itself: its place is i18n/ or a schema`),
    );
}

/** What draws screens. Messages of the server have codes, and a test that each has its text. */
const isOfScreens = (file: string) =>
  /^src\/(console\/.*|field-types\/[^/]+\/console(\/.*)?)\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/generated\/|\/testing\.tsx$|\.d\.ts$/.test(file);

interface LooseText {
  readonly line: number;
  readonly words: string;
}

/**
 * @param file its ending says how it is read
 * @param isNamed whether words are the name of a text in `i18n/`
 */
export function looseTextsOf(
  file: string,
  source: string,
  isNamed: (words: string) => boolean = () => false,
): LooseText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: LooseText[] = [];
  walk(program as unknown as Node, [], (node, above) => {
    const words = wordsOf(node, above);
    if (words !== null && !isNamed(words))
      found.push({ line: lineAt(source, node.start), words: words.trim() });
  });
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

function wordsOf(node: Node, above: readonly Node[]): string | null {
  const parent = above.at(-1);
  if (node.type === 'JSXText') {
    const text = String(node.value);
    return /\p{L}{2}/u.test(text) && !isKeyName(above) ? text : null;
  }
  const text = literal(node);
  if (text === null || parent === undefined) return null;
  if (parent.type === 'JSXAttribute')
    return isSpoken(parent) && /\p{L}{2}/u.test(text) && text !== product ? text : null;
  return readsLikeWords(text) && !above.some((node) => isForDevelopers(node) || isInEveryLanguage(node))
    ? text
    : null;
}

function literal(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { readonly cooked: string }).cooked;
  return null;
}

/** A sentence, or a word that only Portuguese writes like that. */
const readsLikeWords = (text: string) =>
  /[À-ÖØ-öø-ÿ]\p{L}|\p{L}[À-ÖØ-öø-ÿ]/u.test(text) || /^\p{Lu}\p{Ll}+ \p{Ll}+/u.test(text.trim());

/** Names of keys are the same in every language; those printed on a button have the class `kk`. */
const isKeyName = (above: readonly Node[]) =>
  above.some(({ openingElement: opening }) => {
    const { name, attributes } = (opening ?? {}) as Partial<Opening>;
    return name?.name === 'kbd' || attributes?.some(({ value }) => /^kk\b/.test(String(value?.value)));
  });

interface Opening {
  readonly name: { readonly name?: string };
  readonly attributes: readonly { readonly value?: { readonly value?: unknown } | null }[];
}

/** Its own name is the same everywhere. */
const product = 'Folio';

/** `{ 'pt-br': …, 'en-us': … }`, as schemas and screens carry their labels. */
function isInEveryLanguage(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const keys = (node.properties as readonly Node[]).map(({ key }) => (key as Node | undefined)?.value);
  return locales.every((locale) => keys.includes(locale));
}

const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
];
const isSpoken = (attribute: Node) =>
  spoken.includes((attribute.name as { readonly name?: string } | undefined)?.name ?? '');

/** Mistakes of ours and lines of the console's log are read by developers, in English. */
function isForDevelopers(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return true;
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node.callee));
  if (node.type === 'CallExpression') return /^console\./.test(nameOf(node.callee));
  return false;
}

function nameOf(callee: unknown): string {
  const node = callee as Node | undefined;
  if (node?.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return node?.type === 'Identifier' ? String(node.name) : '';
}

function walk(node: Node, above: readonly Node[], visit: (node: Node, above: readonly Node[]) => void): void {
  visit(node, above);
  const inside = [...above, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, inside, visit);
}

const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length;
