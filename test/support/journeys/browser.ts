import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { type Browser, chromium, type Locator, type Page, type Request } from 'playwright-core';
import { findBrowser } from '../../../scripts/checks/findBrowser.ts';
import { currentRun } from '../databases/databaseImage.ts';
import { daysAhead, millisecondsAhead, shifting } from '../run/shiftedClock.ts';

/** One for all journeys of a worker: each of their pages has a context of its own. It ends with the worker. */
let shared: Browser | null = null;

/** A real browser without its own background requests. @throws saying how to get one */
export async function openBrowser(): Promise<Browser> {
  if (currentRun() === undefined) return launch();
  if (!shared?.isConnected()) shared = Object.assign(await launch(), { close: closePages });
  return shared;
}

/** Closes all pages of the worker's journeys: one that stays open goes on asking and drawing beside the next. */
export async function closePages(): Promise<void> {
  await Promise.all(shared?.contexts().map((context) => context.close()) ?? []);
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome: install one, or set CHROME_PATH.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${unusedFeatures.join(',')}`,
    ],
  });
}

/** Of several such lists Chromium heeds the last one: these are Playwright's own and, of ours, the first three. */
const unusedFeatures = [
  // Each window draws two panels below its address line, which cost more than an empty page and which no journey looks at.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** How long a page is waited for before it counts as stuck (milliseconds): far longer than a loaded machine takes. */
const patience = 90_000;

/** A page that keeps what went wrong in it: exceptions, console errors, refused styles and scripts. */
export async function openPage(
  browser: Browser,
  options: {
    readonly width?: number;
    readonly height?: number;
    readonly scheme?: 'light' | 'dark';
    readonly locale?: 'pt-BR' | 'en-US';
  } = {},
): Promise<{ readonly page: Page; readonly troubles: string[] }> {
  const { width = 1440, height = 900, scheme = 'light', locale = 'pt-BR' } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale,
  });
  if (daysAhead > 0) await context.addInitScript(shifting(millisecondsAhead));
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  watchRequests(page);
  // A journey may ask for one at any time: it is caught from the start.
  page.on('filechooser', () => undefined);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // An answer that refuses is reported by the browser itself; journeys look at what the screen says.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(message.text());
  });
  return { page, troubles };
}

/** Requests of each page that have not been answered yet, and when the last one was. */
const traffic = new WeakMap<Page, { readonly open: Set<Request>; lastEnd: number }>();

function watchRequests(page: Page): void {
  const state = { open: new Set<Request>(), lastEnd: 0 };
  traffic.set(page, state);
  page.on('request', (request) => state.open.add(request));
  const ended = (request: Request) => {
    state.open.delete(request);
    state.lastEnd = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/** Until a page of `openPage` has asked nothing for a moment: one answer may lead to the next question. */
export async function quiet(page: Page): Promise<void> {
  const state = traffic.get(page);
  if (!state) throw new Error('Only a page of openPage knows what it asks');
  const begun = performance.now();
  const isQuiet = () => state.open.size === 0 && performance.now() - Math.max(state.lastEnd, begun) > 60;
  while (!isQuiet()) {
    if (performance.now() - begun > patience)
      throw new Error(`Still asking: ${[...state.open].map((request) => request.url()).join(', ')}`);
    await page.waitForTimeout(15);
  }
}

/** What axe finds on the page once it has settled, one line each; nothing is left out. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await settled(page);
  // Once for a page that loads itself once: to read the program takes as long as to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeProgram);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { readonly axe: typeof Axe };
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: [...tags] },
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, axeTags);
}

const axeProgram = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/** Until nothing fades or slides any more: half transparent words have a contrast nobody reads them in. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const passing = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        );
    // A transition begins one frame after what starts it.
    await frame();
    await frame();
    while (passing().length > 0) {
      await Promise.all(passing().map(({ finished }) => finished.catch(() => undefined)));
      await frame();
    }
  });
}

/** Fills in the page of signing in and sends it. People of the demo share a password. */
export async function typeSignIn(page: Page, login: string, password = 'demonstracao'): Promise<void> {
  await page.getByLabel('E-mail').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Presses Tab until `target` has the focus. @throws after `most` presses: it cannot be reached, or too late */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses <= most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${target}`);
}

/** The code of an operation by its number: the year in it is the one the demo was made in. */
export const operationCode = (number: number): RegExp =>
  new RegExp(`\\b\\d{4}-${String(number).padStart(6, '0')}\\b`);

/** The command palette: any screen, any act, by its name. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  // The first one is what Enter takes, and it changes while one types.
  await page
    .getByRole('option')
    .first()
    .filter({ hasText: new RegExp(name, 'i') })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') }).waitFor();
}

/** Who gains and who loses, before a profile or a person is saved. */
export const rightsPreview = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Mudar os direitos/ });
