import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults, openBrowser, openPage, typeSignIn } from '../support/journeys/browser.ts';
import { applicationErrorText, type FaultName } from '../support/secondApi/faults.ts';
import type { FaultyServer } from '../support/secondApi/faultyServer.ts';
import { startConsoleSite } from '../support/secondApi/startConsoleSite.ts';
import { secondPassword, startSecondApi } from '../support/secondApi/startSecondApi.ts';

/** What people see when the API, the network or the web server does what it should not. */

let browser: Browser;
let api: FaultyServer;
let site: FaultyServer;
let page: Page;

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

let rows = 25;
const clients = () => page.getByRole('heading', { level: 1, name: /^Clientes/ });
const list = () => page.getByRole('table');

async function signIn(): Promise<void> {
  await typeSignIn(page, 'ana@segunda.example', secondPassword);
  await page.getByRole('button', { name: /Crédito Aroeira S\.A\. Todas as filiais/ }).click();
}

async function openClients(): Promise<void> {
  await page.goto(`${site.url}#/nav/cliente`);
  await signIn();
  await list().waitFor();
}

/** Away and back: the list is read anew. */
async function comeBack(): Promise<void> {
  await goAway();
  await comeToClients();
}

async function goAway(): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/nav/grupo';
  });
  await page.getByRole('heading', { level: 1, name: /^Grupos/ }).waitFor();
  await list().waitFor();
}

/** To as many rows as were never asked for before. */
async function comeToClients(): Promise<void> {
  rows += 1;
  await page.evaluate((count) => {
    location.hash = `#/nav/cliente?page=1&perPage=${count}`;
  }, rows);
}

const unlike = /A resposta de Cliente\/Listar não veio como combinado/;

describe('a list', () => {
  test('goes to the error page with what a 500 says, and back to the list from there', async () => {
    await openClients();
    const failures: [FaultName, string][] = [
      ['error-header', applicationErrorText],
      ['error-header-and-texts', `${applicationErrorText}\nA primeira coisa falhou.\nA segunda também.`],
      ['error-list', 'A primeira coisa falhou.\nA segunda também.'],
      ['error-envelope', 'A primeira coisa falhou.\nA segunda também.'],
      ['error-string', 'Uma frase só.'],
      ['error-text', 'Texto sem forma.'],
      ['error-empty', 'Server Error'],
      ['error-html', '<h1>Bad Gateway</h1>'],
      ['error-huge', 'grande grande grande'],
    ];
    for (const [name, text] of failures) {
      api.setFault('Cliente/Listar', { name, times: 1 });
      await comeBack();
      await page.getByRole('heading', { name: 'Ocorreu um erro na aplicação' }).waitFor();
      expect(page.url()).toMatch(/#\/erro$/);
      expect(await page.locator('.failure-text .pre').textContent(), name).toContain(text);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await list().waitFor();
    }
  });

  test('says in its own place what else went wrong, and reads again when asked', async () => {
    await openClients();
    const failures: [FaultName, string | RegExp][] = [
      ['refused-with-texts', 'A primeira coisa falhou.'],
      ['refused-bare', /O servidor recusou o pedido/],
      ['item-null', unlike],
      ['item-absent', unlike],
      ['item-other', unlike],
      ['no-envelope', unlike],
      ['broken-json', unlike],
      ['empty-body', unlike],
      ['html-page', unlike],
      ['cut', unlike],
      ['forbidden', /Falta a permissão CLIENTE\.CONSULTAR/],
      ['too-many', 'Pedidos demais.'],
      ['unavailable', 'Fora do ar por um momento.'],
      ['gateway-timeout', /O servidor respondeu 504/],
      ['dropped', /O servidor não respondeu/],
    ];
    for (const [name, text] of failures) {
      // Browsers ask again by themselves when a connection breaks.
      api.setFault('Cliente/Listar', name === 'dropped' ? name : { name, times: 1 });
      await comeBack();
      await page.getByText(text).first().waitFor();
      api.setFault('Cliente/Listar', null);
      expect(page.url(), name).toContain('#/nav/cliente');
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await list().waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('ignores an answer that comes when one has left', async () => {
    await openClients();
    api.setFault('Cliente/Listar', { name: 'error-header', after: 1500, times: 1 });
    await page.evaluate(() => {
      location.hash = '#/nav/cliente?page=1&perPage=200';
    });
    await page.evaluate(() => {
      location.hash = '#/nav/grupo';
    });
    await page.getByRole('heading', { level: 1, name: /^Grupos/ }).waitFor();
    await page.waitForTimeout(2000);
    expect(page.url()).toContain('#/nav/grupo');
  });
});

describe('the session', () => {
  test('ends once, however many answers refuse it and when, and a new one stays', async () => {
    await openClients();
    api.setFault('*', { name: 'unauthorized', after: [0, 5, 20, 300] });
    await page.evaluate(() => {
      location.hash = '#/nav/cliente?page=1&perPage=199';
    });
    await page.getByText(/Sua sessão terminou/).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('folio.token'))).toBeNull();
    expect(page.url()).toContain('#/login/acesso');
    api.setFault('*', null);
    await signIn();
    await page.waitForTimeout(500);
    expect(page.url()).toContain('#/nav');
    expect(await page.getByText(/Sua sessão terminou/).count()).toBe(0);
  });

  test('begins where the browser keeps nothing', async () => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto(site.url);
    await page.getByText(/^Este navegador não deixa guardar a sessão/).waitFor();
    await openClients();
    expect(await clients().isVisible()).toBe(true);
  });
});

describe('the overlay', () => {
  /** Notes when it comes and goes, beside when the slow call begins and ends. */
  const watch = () =>
    page.evaluate(() => {
      const times = { begun: 0, ended: 0, shown: 0, gone: 0 };
      Object.assign(window, { overlayTimes: times });
      const ask = window.fetch;
      window.fetch = async (...given) => {
        const isSlow = String(given[0]).includes('Cliente/Listar');
        if (isSlow) times.begun = performance.now();
        try {
          return await ask(...given);
        } finally {
          if (isSlow) times.ended = performance.now();
        }
      };
      new MutationObserver(() => {
        const isThere = document.querySelector('.overlay') !== null;
        if (isThere && times.shown === 0) times.shown = performance.now();
        if (!isThere && times.shown > 0 && times.gone === 0) times.gone = performance.now();
      }).observe(document.body, { childList: true, subtree: true });
    });
  const times = () =>
    page.evaluate(
      () =>
        (window as unknown as { overlayTimes: Record<'begun' | 'ended' | 'shown' | 'gone', number> })
          .overlayTimes,
    );

  const overlay = () => page.locator('.overlay');

  /** Asks for the list with the page's clock standing still. @returns what lets its answer come */
  async function askHeld(): Promise<() => Promise<void>> {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(
      '**/Cliente/Listar*',
      async (route) => {
        asked.resolve();
        await answered.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await goAway();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await watch();
    await comeToClients();
    let isAsked = false;
    void asked.promise.then(() => (isAsked = true));
    await goOnUntil(async () => isAsked);
    return async () => {
      answered.resolve();
      await expect.poll(async () => (await times()).ended).toBeGreaterThan(0);
    };
  }

  /** What the page does meanwhile may wait for moments of its clock. */
  async function goOnUntil(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds())) await page.clock.runFor(1);
  }

  test('comes after a second, goes with the answer, and never comes before', async () => {
    await page.clock.install();
    await openClients();
    const answerSoon = await askHeld();
    await page.clock.runFor(900);
    expect(await list().count()).toBe(0);
    await answerSoon();
    await goOnUntil(() => list().isVisible());
    await page.clock.runFor(5_000);
    expect((await times()).shown).toBe(0);

    await page.clock.resume();
    const answerLate = await askHeld();
    await page.clock.runFor(950);
    expect(await overlay().count()).toBe(0);
    await page.clock.runFor(1_000);
    await overlay().waitFor();
    await answerLate();
    await goOnUntil(async () => (await overlay().count()) === 0);
    const { begun, ended, shown, gone } = await times();
    expect(shown - begun).toBeGreaterThanOrEqual(995);
    expect(shown - begun).toBeLessThan(1_050);
    expect(gone - ended).toBeLessThan(500);
  });

  test('lets go of somebody who has waited ten seconds', async () => {
    await page.clock.install();
    await openClients();
    api.setFault('Cliente/Listar', { name: 'never', times: 1 });
    await comeBack();
    await page.locator('.overlay').waitFor();
    const leave = page.getByRole('button', { name: 'Deixar de esperar' });
    expect(await leave.count()).toBe(0);
    await page.clock.fastForward(10_000);
    await leave.click();
    await page.getByText(/Você deixou de esperar a resposta/).waitFor();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await list().waitFor();
  });
});

describe('the site', () => {
  test.each([
    [
      'missing',
      { 'config.json': 'missing' } as const,
      /config\.json não foi encontrado/,
      /config\.json was not found/,
    ],
    ['broken', { 'config.json': 'broken-json' } as const, /não é um JSON legível/, /not readable JSON/],
  ])('says in both languages that config.json is %s', async (_name, faults, portuguese, english) => {
    const broken = await startConsoleSite({ config: { Api: { Url: api.url } }, faults });
    await page.goto(broken.url);
    await page.getByText(portuguese).waitFor();
    await page.getByText(english).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await broken.close();
  });

  test('names the key that is wrong, and an address where no API is', async () => {
    const wrong = await startConsoleSite({ config: { Api: { Url: 'ftp://x' } } });
    await page.goto(wrong.url);
    await page.getByText(/Api\.Url é "ftp:\/\/x"/).waitFor();
    await wrong.close();
    const elsewhere = await startConsoleSite({ config: { Api: { Url: './nada/' } } });
    await page.goto(elsewhere.url);
    await page.getByLabel('E-mail').fill('ana@segunda.example');
    await page.getByLabel('Senha', { exact: true }).fill('qualquer coisa');
    await page.keyboard.press('Enter');
    await page.getByText(/Não há uma API em .*\/nada\//).waitFor();
    await elsewhere.close();
  });

  test('begins anew from the error page when it could not begin', async () => {
    await openClients();
    api.setFault('Autenticacao/CarregarDadoToken', { name: 'error-empty', times: 1 });
    await page.reload();
    await page.getByRole('heading', { name: 'Ocorreu um erro na aplicação' }).waitFor();
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  });

  test('loads itself anew when a part is gone with an old release, and asks when that did not help', async () => {
    await openClients();
    await page.route(/assets\/EntityCreate-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Novo cliente' }).click();
    await reloaded;
    await page.getByText(/^Há uma versão nova do Folio/).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Ocorreu um erro na aplicação' }).waitFor();
    // The rest of the console is still there, and works.
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Grupos' }).click();
    await page.getByRole('heading', { level: 1, name: /^Grupos/ }).waitFor();
  });
});
