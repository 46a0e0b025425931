import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Plugin } from 'vite';
import config from '../../../vite.config.ts';

/**
 * A language nobody speaks: Portuguese in brackets, a third longer. What has no brackets on a screen never came from
 * a catalogue, and what does not fit in it will not fit in the next real language.
 */
export function inPseudoLanguage(text: string): string {
  const bare = text.replace(/%\{\w+\}/g, '');
  const extra = Math.ceil(bare.length * 0.35);
  // In pieces, as words are: a line may be broken between them.
  const filling = Array.from({ length: Math.ceil(extra / 7) }, (_, index) =>
    '~'.repeat(Math.min(6, extra - index * 7)),
  ).filter((piece) => piece !== '');
  return `⟦${text}${filling.length > 1 ? ' ' : ''}${filling.join(' ')}⟧`;
}

/** Builds the console with all its Portuguese in the pseudo-language. */
export async function buildPseudoConsole(outDir: string): Promise<void> {
  // Nobody waits for these files: they need not be pressed.
  const plugins = (config.plugins ?? []).filter(
    (one) => !(one && 'name' in one && one.name === 'precompress'),
  );
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, outDir, emptyOutDir: true },
    plugins: [...plugins, pseudoTexts()],
  });
}

/** Serves a page that build instead of the server's own; calls go to the server as ever. */
export async function servePseudoConsole(page: Page, outDir: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/' || pathname.startsWith('/assets/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname === '/' ? 'index.html' : pathname;
      const body = await readFile(join(outDir, file));
      await route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' });
    },
  );
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function pseudoTexts(): Plugin {
  return {
    name: 'pseudo-texts',
    enforce: 'pre',
    transform(code, id) {
      if (/\/i18n\/pt-br\.json$/.test(id)) return JSON.stringify(inEveryLeaf(JSON.parse(code)));
      if (/\/src\/(console|metadata\/generated)\/.*\.tsx?$/.test(id))
        return code.replaceAll(label, pseudoLabel);
      return null;
    },
  };
}

/** `'pt-br': '…'` with either kind of quotes, as labels stand in schemas and screens. */
const label = /(['"]pt-br['"]: )(['"])((?:\\.|(?!\2).)*)\2/g;

const pseudoLabel = (_all: string, key: string, quote: string, text: string) =>
  `${key}${quote}${text === '' ? '' : inPseudoLanguage(text)}${quote}`;

type Tree = { readonly [key: string]: string | Tree };

function inEveryLeaf(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.split('||||').map(pseudoForm).join('||||') : inEveryLeaf(value),
    ]),
  );
}

const pseudoForm = (form: string) => inPseudoLanguage(form.trim());

/** Words that do not fit where they stand, one line each: cut off by what holds them, or beyond the screen. */
export const wordsThatDoNotFit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      // Values are cut in tables by design: the record shows them whole.
      if (parent?.closest('td')) continue;
      if (!words.includes('⟦') || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      let holder: HTMLElement | null = parent;
      let fault: string | null = null;
      for (; holder && fault === null; holder = holder.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(holder);
        const edge = holder.getBoundingClientRect();
        // For those who listen: nobody is meant to see it.
        if (clipPath !== 'none' && edge.width <= 1) break;
        if (['auto', 'scroll'].includes(overflowX)) break;
        if (
          ['hidden', 'clip'].includes(overflowX) &&
          (box.right > edge.right + 1 || box.left < edge.left - 1)
        )
          fault = 'cut off at the side';
        else if (['hidden', 'clip'].includes(overflowY) && box.bottom > edge.bottom + 2)
          fault = 'cut off below';
        if (position === 'fixed') break;
      }
      const scrolls = holder !== null && holder !== document.body && holder !== document.documentElement;
      if (fault === null && !scrolls && (box.right > innerWidth + 1 || box.left < -1))
        fault = 'beyond the screen';
      const name = `${parent.tagName.toLowerCase()}.${parent.className}`;
      if (fault) found.push(`${words.slice(0, 60)} (${name}): ${fault}`);
    }
    const page = document.scrollingElement;
    if (page && page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} px wide`);
    return found;
  });
