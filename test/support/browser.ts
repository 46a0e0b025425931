import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/checks/findBrowser.ts';

/** A real browser without its own background requests. @throws saying how to get one */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome: install one, or set CHROME_PATH.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A page that keeps what went wrong in it: exceptions, console errors, refused styles and scripts. */
export async function openPage(
  browser: Browser,
  options: { readonly width?: number; readonly height?: number; readonly scheme?: 'light' | 'dark' } = {},
): Promise<{ readonly page: Page; readonly troubles: string[] }> {
  const { width = 1440, height = 900, scheme = 'light' } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // An answer that refuses is reported by the browser itself; journeys look at what the screen says.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(message.text());
  });
  return { page, troubles };
}

/** What axe finds on the page once it has settled, one line each; nothing is left out. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

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

/** Presses Tab until `target` has the focus. @throws after `most` presses: it cannot be reached, or too late */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses <= most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${target}`);
}

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
