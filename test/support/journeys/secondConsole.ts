import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { FaultyServer } from '../secondApi/faultyServer.ts';
import { startConsoleSite } from '../secondApi/startConsoleSite.ts';
import { secondPassword, startSecondApi } from '../secondApi/startSecondApi.ts';
import { openBrowser, openPage, typeSignIn } from './browser.ts';

/** A page of the console before the second API, whose faults come on demand: all three anew for each test. */
export interface SecondConsole {
  readonly api: FaultyServer;
  readonly site: FaultyServer;
  readonly page: Page;
  readonly list: () => Locator;
  /** Signs in and shows the list of clients. */
  readonly openClients: () => Promise<void>;
  readonly goAway: () => Promise<void>;
  /** To as many rows as were never asked for before. */
  readonly comeToClients: () => Promise<void>;
  /** Away and back: the list is read anew. */
  readonly comeBack: () => Promise<void>;
}

export function connectSecondConsole(): SecondConsole {
  let browser: Browser;
  let api: FaultyServer;
  let site: FaultyServer;
  let page: Page;
  let rows = 25;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    api = await startSecondApi();
    site = await startConsoleSite({
      config: { Api: { Url: api.url } },
      connectTo: [new URL(api.url).origin],
    });
    ({ page } = await openPage(browser));
  });
  afterEach(async () => {
    await page?.context().close();
    await site?.close();
    await api?.close();
  });

  const list = () => page.getByRole('table');
  const goAway = async () => {
    await page.evaluate(() => {
      location.hash = '#/nav/grupo';
    });
    await page.getByRole('heading', { level: 1, name: /^Grupos/ }).waitFor();
    await list().waitFor();
  };
  const comeToClients = async () => {
    rows += 1;
    await page.evaluate((count) => {
      location.hash = `#/nav/cliente?page=1&perPage=${count}`;
    }, rows);
  };
  return {
    get api() {
      return api;
    },
    get site() {
      return site;
    },
    get page() {
      return page;
    },
    list,
    goAway,
    comeToClients,
    async openClients() {
      await page.goto(`${site.url}#/nav/cliente`);
      await signInAsAna(page);
      await list().waitFor();
    },
    async comeBack() {
      await goAway();
      await comeToClients();
    },
  };
}

/** A person of two companies, in the first of them. */
export async function signInAsAna(page: Page): Promise<void> {
  await typeSignIn(page, 'ana@segunda.example', secondPassword);
  await page.getByRole('button', { name: /Crédito Aroeira S\.A\. Todas as filiais/ }).click();
}
