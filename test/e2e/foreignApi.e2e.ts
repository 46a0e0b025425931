import Fastify, { type FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildIfStale, consoleFolder } from '../../scripts/build/buildConsole.ts';
import { serveConsole } from '../../src/server/kit/http/consoleFiles.ts';
import { addSecurityHeaders } from '../../src/server/kit/http/securityHeaders.ts';
import { openBrowser, openPage, typeSignIn } from '../support/journeys/browser.ts';
import { onceInRun } from '../support/run/onceInRun.ts';
import type { FaultyServer } from '../support/secondApi/faultyServer.ts';
import { secondPassword, startSecondApi } from '../support/secondApi/startSecondApi.ts';

/**
 * The built console, pointed by `config.json` at an API that is not ours, of another origin: the whole life of a
 * client, and every request in the words of the contract.
 */
let browser: Browser;
let site: FastifyInstance;
let address: string;
let api: FaultyServer;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  await onceInRun('console', () => buildIfStale(() => undefined));
  browser = await openBrowser();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  api = await startSecondApi();
  site = Fastify();
  addSecurityHeaders(site);
  await serveConsole(site, consoleFolder, { Api: { Url: api.url }, Desenvolvimento: false });
  address = await site.listen({ host: '127.0.0.1', port: 0 });
  ({ page, troubles } = await openPage(browser));
});
afterEach(async () => {
  await page?.context().close();
  await site?.close();
  await api?.close();
});

describe('the console on another API', () => {
  test('lists, creates, changes and deletes a client, goes to another company, and leaves', async () => {
    await signIn('ana@segunda.example');
    await page.getByRole('button', { name: /Crédito Aroeira S\.A\. Todas as filiais/ }).click();

    await menu('Clientes').click();
    await page.getByRole('link', { name: 'Dalva Peçanha' }).waitFor();
    await Promise.all([
      page.waitForResponse((response) => /Cliente\/Listar\?.*SortOrder=desc/.test(response.url())),
      page.getByRole('button', { name: /^Nome/ }).click(),
    ]);
    await Promise.all([
      page.waitForResponse((response) => /Cliente\/Listar\?.*Filtro=/.test(response.url())),
      page.goto(`${address}/#/nav/cliente?filter=${madeSince}`),
    ]);
    await page.getByRole('link', { name: 'Abelardo Quintana' }).waitFor();

    await menu('Clientes').click();
    await page.getByRole('link', { name: 'Novo cliente' }).click();
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Jandira Lobato');
    await page.getByRole('radio', { name: 'Pessoa física' }).check();
    await page.getByRole('textbox', { name: 'CPF/CNPJ' }).fill('529.982.247-25');
    await page.getByRole('combobox', { name: /^Grupo/ }).fill('arar');
    await page.getByRole('option', { name: 'Grupo Araribá' }).click();
    await save();
    await page.getByRole('heading', { level: 1, name: 'Jandira Lobato' }).waitFor();
    await page.getByRole('link', { name: 'Grupo Araribá' }).first().waitFor();

    await page.getByRole('link', { name: 'Alterar' }).click();
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Jandira Lobato Reis');
    await save();
    await page.getByRole('heading', { level: 1, name: 'Jandira Lobato Reis' }).waitFor();
    await page.getByRole('tab', { name: 'Histórico' }).click();
    await page.getByText('Ana Tavares').first().waitFor();

    await page.getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('Confirma a exclusão do Cliente').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('heading', { level: 1, name: /^Clientes/ }).waitFor();
    await page.getByRole('link', { name: 'Dalva Peçanha' }).waitFor();
    expect(await page.getByRole('link', { name: 'Jandira Lobato Reis' }).count()).toBe(0);

    await page.getByRole('button', { name: /Crédito Aroeira/ }).click();
    await page.getByRole('button', { name: /Cooperativa Sibipiruna/ }).click();
    await page.getByRole('button', { name: /^Cooperativa Sibipiruna/ }).waitFor();
    await menu('Clientes').click();
    await page.getByRole('link', { name: 'Ipê Roxo Agropecuária' }).waitFor();
    expect(await page.getByRole('link', { name: 'Dalva Peçanha' }).count()).toBe(0);

    await page.getByRole('button', { name: /Ana Tavares/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByLabel('E-mail').waitFor();

    expect(troubles).toEqual([]);
    expect(faultsIn(api)).toEqual([]);
    const asked = () => api.requests.map(({ method, path }) => `${method} ${path.replace(/\/\d+$/, '')}`);
    // The person is let go at once; the server is told meanwhile.
    for (const call of journey) await expect.poll(asked).toContain(call);
    const lists = api.requests.filter(({ path }) => path === 'Cliente/Listar').map(({ query }) => query);
    expect(lists.map((query) => query.get('SortOrder'))).toContain('desc');
    const hours = lists.flatMap((query) => /"Valor":"([^"]+)"/.exec(query.get('Filtro') ?? '')?.[1] ?? []);
    expect(hours).toContain(`${longAgo}T00:00:00`);
  });

  test('shows somebody who may only look neither deeds nor screens that are not theirs', async () => {
    await signIn('clara@segunda.example');
    await menu('Clientes').click();
    await page.getByRole('link', { name: 'Dalva Peçanha' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dalva Peçanha' }).waitFor();
    expect(await menu('Grupos').count()).toBe(0);
    expect(await menu('Operações').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Alterar' }).count()).toBe(0);
    expect(troubles).toEqual([]);
    expect(
      api.requests.filter(({ path }) => /^(Grupo|Operacao|RegistroMatricula)\/Listar/.test(path)),
    ).toEqual([]);
    expect(faultsIn(api)).toEqual([]);
  });
});

async function signIn(login: string): Promise<void> {
  await page.goto(address);
  await typeSignIn(page, login, secondPassword);
}

const menu = (name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });

async function save(): Promise<void> {
  await page.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }).click();
  await page.waitForURL(/#\/nav\/cliente\/\d+/);
}

/** Before any record of theirs was made. */
const longAgo = '2020-01-01';

/** A filter that goes out as hours of the company. */
const madeSince = encodeURIComponent(
  JSON.stringify({ CriadoEm: { operator: 'maiorIgual', value: longAgo } }),
);

const journey = [
  'POST Autenticacao/Login',
  'GET Autenticacao/ValidarToken',
  'GET Autenticacao/CarregarDadoToken',
  'GET Autenticacao/CarregarTransacao',
  'GET Autenticacao/RetornarEmpresas',
  'POST Autenticacao/TrocarEmpresa',
  'GET Cliente/Listar',
  'POST Cliente/Incluir',
  'GET Cliente/Retornar',
  'PUT Cliente/Alterar',
  'DELETE Cliente/Excluir',
  'GET Autenticacao/Logout',
];

/** Lists of what is the person's own, which come whole. */
const ownLists: ReadonlySet<string> = new Set(['Preferencia/Listar', 'Visao/Listar']);

/** What requests have that the contract does not allow (specification, section 7), one line each. */
function faultsIn({ requests }: FaultyServer): readonly string[] {
  expect(requests.length).toBeGreaterThan(5);
  return requests.flatMap(({ method, path, query, headers, body }) => {
    const isOpen = path === 'Autenticacao/ValidarToken' || path === 'Autenticacao/Login';
    const problems = [
      isOpen === Boolean(headers.authorization) && 'bearer',
      headers['content-type'] !== 'application/json' && `type ${headers['content-type']}`,
      query.getAll('SortFields').length !== query.getAll('SortOrder').length && 'sort pairs',
      query.getAll('SortOrder').some((order) => !['asc', 'desc'].includes(order)) && 'sort order',
      path.endsWith('/Listar') && !ownLists.has(path) && !query.has('Pagina') && 'no page',
      /\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)/.test(`${[...query.values()]} ${body}`) && 'offset',
      method !== 'GET' && !headers['idempotency-key'] && 'no key',
      method === 'PUT' && path.startsWith('Cliente/') && !('Versao' in JSON.parse(body)) && 'no version',
    ];
    return problems.filter(Boolean).map((problem) => `${method} ${path}: ${problem}`);
  });
}
