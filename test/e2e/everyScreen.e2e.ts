import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculators } from '../../src/metadata/calculators.ts';
import { entities } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { accessibilityFaults, quiet } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import {
  buildPseudoConsole,
  servePseudoConsole,
  wordsThatDoNotFit,
} from '../support/journeys/pseudoLanguage.ts';
import { partOf } from '../support/run/form.ts';

/** Every screen there is, at every size, as an administrator of the demo sees it. */

const product = connectProduct();
let outDir: string;
let token: string;
let routes: readonly string[];
/** Those that between them have every part that screens are made of. */
let telling: readonly string[];

const person = { Login: 'administrador@exemplo.com.br', Senha: 'demonstracao' };

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'folio-pseudo-'));
  await buildPseudoConsole(outDir);
  token = ((await call('POST', 'Autenticacao/Login', person)) as { Token: string }).Token;
  routes = [...outside, ...(await Promise.all(entities.map(routesOf))).flat()];
  telling = [
    ...outside,
    ...routes.filter((route) => /^\/nav\/(cliente|perfil|log-alteracao)(\/|$)/.test(route)),
  ];
});

afterAll(async () => {
  await rm(outDir, { recursive: true, force: true });
});

/** Screens that no schema describes. */
const outside = [
  '/nav',
  '/nav/em-lugar-nenhum',
  '/login/empresa',
  '/login/senha',
  '/nav/minhas-sessoes',
  '/nav/avisos',
  '/nav/preferencias-de-aviso',
  '/nav/tarefas',
  '/nav/operacao/create',
  '/nav/cliente/duplicados',
  '/nav/cliente/mesclar?ids=1,2,3',
  '/nav/calculadoras',
  ...['periodo', 'tempos', 'certidoes', 'feedback', 'uso'].map((view) => `/nav/painel?aba=${view}`),
  ...calculators.map(({ code }) => `/nav/calculadoras/${code}`),
  '/nav/cliente?filter=%7B%22Nome%22%3A%7B%22operator%22%3A%22comeca%22%2C%22value%22%3A%22Zzz%22%7D%7D',
];

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${product.url}api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return ((await answer.json()) as { ItemRegistro: unknown }).ItemRegistro;
}

/** Its list, a new one, the first record and its form, trash and import. */
async function routesOf({ name, noun, calls }: Entity): Promise<string[]> {
  if (!calls.includes('list')) return [];
  const found = (await call('GET', `${noun}/Listar?NumeroRegistros=1`)) as {
    readonly Itens: readonly { readonly Identificador: number }[];
  };
  const id = found.Itens[0]?.Identificador;
  return [
    `/nav/${name}`,
    ...(calls.includes('create') ? [`/nav/${name}/create`, `/nav/${name}/importar`] : []),
    ...(calls.includes('delete') ? [`/nav/${name}/excluidos`] : []),
    ...(id === undefined ? [] : [`/nav/${name}/${id}/show`]),
    ...(id !== undefined && calls.includes('update') ? [`/nav/${name}/${id}`] : []),
  ];
}

async function signIn(page: Page): Promise<void> {
  await page.goto(product.url);
  await page.evaluate((value) => sessionStorage.setItem('folio.token', value), token);
  await page.goto(`${product.url}#/nav`);
  await page.reload();
  await page.locator('h1').waitFor();
}

/** Goes there within the page, and waits until nothing is under way any more. */
async function open(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  await quiet(page);
  await page.locator('h1, [role="alert"]').first().waitFor();
  // Named, so that a screen that never comes is known.
  await expect
    .poll(() => page.locator('.skeleton').count(), { message: `${route} still waits for what it shows` })
    .toBe(0);
}

const narrowest = ['xs', 360] as const;
const wider = [
  ['sm', 700],
  ['md', 1000],
  ['lg', 1280],
  ['xl', 1680],
] as const;

describe('in a language a third longer', () => {
  test('nothing is cut off on any screen at any size', async () => {
    const { page, troubles } = await product.openPage();
    await servePseudoConsole(page, outDir);
    const found = new Map<string, string[]>();
    let turn = 0;
    const look = async (route: string) => {
      turn += 1;
      // The narrowest leaves the least room; of the others the short form takes one.
      const others = partOf(wider, wider.length, turn);
      for (const [size, width] of [narrowest, ...others]) {
        await page.setViewportSize({ width, height: 800 });
        for (const fault of await wordsThatDoNotFit(page))
          found.set(fault, [...(found.get(fault) ?? []), `${route} ${size}`]);
      }
    };
    await page.goto(product.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('/login/acesso');
    // Three steps of a forgotten password, each shown after the one before.
    await open(page, '/login/redefinir');
    await look('/login/redefinir');
    await page.getByLabel(/E-mail/).fill('ninguem@exemplo.com.br');
    await page.keyboard.press('Enter');
    await page.waitForURL(/redefinir\/codigo/);
    await look('/login/redefinir/codigo');
    await signIn(page);
    for (const route of partOf(routes, 6)) {
      await open(page, route);
      await look(route);
    }
    expect([...found].map(([fault, where]) => `${fault} — ${where[0]} (${where.length})`)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

/** All that a browser may keep: the token under its own key, theme and language, when it last loaded itself anew. */
const keptKeys = ['folio.idioma', 'folio.recarga', 'folio.tema', 'folio.token'];

describe.each([
  { name: 'on a desk, light', width: 1440, scheme: 'light', turn: 0 },
  { name: 'on a phone, dark', width: 360, scheme: 'dark', turn: 1 },
] as const)('$name', ({ width, scheme, turn }) => {
  test('axe finds nothing, nothing personal is kept, the token is in no address', async () => {
    const { page, troubles } = await product.openPage({ width, scheme });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await signIn(page);
    const found: string[] = [];
    // The short form shares half of the screens out between the two.
    for (const route of partOf(telling, 4, turn * 2)) {
      await open(page, route);
      addresses.push(page.url());
      for (const fault of await accessibilityFaults(page)) found.push(`${route} — ${fault}`);
    }
    const kept = await page.evaluate(async () => ({
      session: Object.keys(sessionStorage).sort(),
      local: Object.keys(localStorage),
      databases: (await indexedDB.databases()).length,
      cookies: document.cookie,
    }));
    expect(found).toEqual([]);
    // Refused styles, scripts and calls are among them.
    expect(troubles).toEqual([]);
    expect(keptKeys).toEqual(expect.arrayContaining(kept.session));
    expect(kept).toMatchObject({ local: [], databases: 0, cookies: '' });
    const withToken = addresses.filter((address) => address.includes(token));
    expect(withToken.filter((address) => !address.includes('Autenticacao/ValidarToken?Token='))).toEqual([]);
  });
});
