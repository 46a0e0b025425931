import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type LiveServer, startLiveServer } from './liveServer.ts';

/** What the journeys of a file go through: the product with its demo, and pages of a browser. */
export interface LiveProduct {
  readonly url: string;
  readonly signIn: LiveServer['signIn'];
  openPage(options?: Parameters<typeof openPage>[1]): ReturnType<typeof openPage>;
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
  };
}
