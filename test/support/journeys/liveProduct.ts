import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type LiveServer, startLiveServer } from '../servers/liveServer.ts';
import { openBrowser, openPage, typeSignIn } from './browser.ts';

/** What the journeys of a file go through: the product with its demo, and pages of a browser. */
export interface LiveProduct {
  readonly url: string;
  readonly signIn: LiveServer['signIn'];
  openPage(options?: Parameters<typeof openPage>[1]): ReturnType<typeof openPage>;
  /** A person of the demo signs in on a page, which shows what is theirs. */
  enter(page: Page, login: string, password?: string): Promise<void>;
}

/** Starts it before the journeys of a file and ends it after them; it is there for the file's own hooks. */
export function connectProduct(environment: Record<string, string> = {}): LiveProduct {
  let server: LiveServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startLiveServer(environment);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await server?.remove();
  });
  return {
    get url() {
      return server.url;
    },
    signIn: (login) => server.signIn(login),
    openPage: (options) => openPage(browser, options),
    async enter(page, login, password) {
      await page.goto(server.url);
      await typeSignIn(page, login, password);
      await page.getByRole('link', { name: 'Início', exact: true }).first().waitFor();
    },
  };
}
