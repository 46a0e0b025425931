import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/liveServer.ts';

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

interface Load {
  readonly address: string;
  readonly kind: string;
  /** As it went over the wire, headers too. */
  readonly bytes: number;
}

async function watchLoads(page: Page): Promise<readonly Load[]> {
  const loads: Load[] = [];
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, { address: string; kind: string }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    kinds.set(requestId, { address: response.url, kind: type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = kinds.get(requestId);
    if (load) loads.push({ ...load, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return loads;
}

const kilobytes = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const largest = (loads: readonly Load[]) =>
  loads
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ address, bytes }) => `${Math.round(bytes / 1000)} kB ${address.split('/').at(-1)}`)
    .join('\n');

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
