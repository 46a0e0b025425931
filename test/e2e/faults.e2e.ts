import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults, typeSignIn } from '../support/journeys/browser.ts';
import { connectSecondConsole, signInAsAna } from '../support/journeys/secondConsole.ts';
import { applicationErrorText, type FaultName } from '../support/secondApi/faults.ts';
import type { FaultyServer } from '../support/secondApi/faultyServer.ts';
import { startConsoleSite } from '../support/secondApi/startConsoleSite.ts';

/** What people see when the API, the network or the web server does what it should not. */

const second = connectSecondConsole();
const { list, openClients, comeBack } = second;
let api: FaultyServer;
let site: FaultyServer;
let page: Page;
beforeEach(() => {
  ({ api, site, page } = second);
});

const clients = () => page.getByRole('heading', { level: 1, name: /^Clientes/ });

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
    await signInAsAna(page);
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
    await typeSignIn(page, 'ana@segunda.example', 'qualquer coisa');
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
