import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/liveServer.ts';
import { kilobytes, largest, watchLoads } from '../support/loads.ts';

/** What a first visit costs, with nothing kept from an earlier one. */

let server: LiveServer;
let browser: Browser;

beforeAll(async () => {
  server = await startLiveServer();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await server?.remove();
});

describe('a first visit', () => {
  test('fetches at most 130 kB of scripts to the sign-in page, and 400 kB in all to the first list', async () => {
    const { page, troubles } = await openPage(browser);
    const loads = await watchLoads(page);
    await page.goto(`${server.url}#/nav/cliente`);
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = loads.filter(({ kind }) => kind === 'Script');
    expect(kilobytes(scripts), largest(scripts)).toBeLessThanOrEqual(130);
    await page.getByLabel('E-mail').fill('analista@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await page.keyboard.press('Enter');
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    // Two faces are fetched once for ever, and nothing waits for them.
    const needed = loads.filter(({ kind }) => kind !== 'Font');
    expect(kilobytes(needed), largest(needed)).toBeLessThanOrEqual(400);
    expect(troubles).toEqual([]);
  });
});
