import type { Browser, Page } from 'playwright-core';
import { entityNamed } from '../../src/metadata/entities.ts';
import { openBrowser } from '../support/journeys/browser.ts';
import { startLiveServer } from '../support/servers/liveServer.ts';
import { type Measurement, median } from './measurement.ts';
import { buildPage } from './pages/buildPage.ts';

const entity = entityNamed('cliente');
/** With the name, eight columns of the kinds lists are full of. */
const columns = [
  'Documento',
  'TipoPessoa',
  'Ativo',
  'IdentificadorGrupo',
  'IdentificadorOfficer',
  'IdentificadorSegmentoArea',
  'Email',
];
const rounds = 25;

/** From the arrival of a list's body to its paint, beside a table written by hand with the same cells. */
export async function measure(): Promise<Measurement[]> {
  const server = await startLiveServer({ RATE_LIMIT: '100000' });
  const browser = await openBrowser();
  try {
    const missing = columns.filter((name) => !entity.fields.some((field) => field.name === name));
    if (missing.length > 0) throw new Error(`cliente has no ${missing.join(', ')}: choose other columns`);
    const { script: plain } = await buildPage('list.tsx');
    const measurements: Measurement[] = [];
    for (const [rows, most] of [
      [100, 1.3],
      [500, 1.5],
    ] as const) {
      const { ours, byHand } = await race(browser, server.url, plain, rows);
      const how = `median of ${rounds} pages turned, in turns: ${ours.toFixed(1)} ms, by hand ${byHand.toFixed(1)} ms; Chromium, production build`;
      if (rows === 100)
        measurements.push({
          name: `list of ${rows} rows x 8 columns, body to painted`,
          value: round(ours, 1),
          unit: 'ms',
          atMost: 60,
          how,
        });
      measurements.push({
        name: `list of ${rows} rows x 8 columns, beside a plain table with the same cells`,
        value: round(ours / byHand, 2),
        unit: 'times',
        atMost: most,
        how,
      });
    }
    return measurements;
  } finally {
    await browser.close();
    await server.stop();
    await server.remove();
  }
}

/** Pages are turned in one browser window after the other, so that what disturbs one disturbs the other too. */
async function race(browser: Browser, url: string, plain: string, rows: number) {
  const ours = await openOurs(browser, url, rows);
  const byHand = await openPlain(browser, ours, url, plain, rows);
  const times = { ours: [] as number[], byHand: [] as number[] };
  // The first turns warm the engine up.
  for (let round = 0; round < rounds + 5; round += 1) {
    await ours.bringToFront();
    const own = await timed(ours, () => ours.evaluate(pressNext));
    await byHand.bringToFront();
    const hand = await timed(byHand, () => byHand.evaluate((page) => void window.turn(page), round + 2));
    if (round < 5) continue;
    times.ours.push(own);
    times.byHand.push(hand);
  }
  await ours.context().close();
  await byHand.context().close();
  return { ours: median(times.ours), byHand: median(times.byHand) };
}

/** Runs in the page, at once: looking for the button by its role costs more than the turn. */
const pressNext = () =>
  document.querySelector<HTMLButtonElement>('.list-foot button[aria-label="Página seguinte"]')?.click();

async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate(() => window.painted.length);
  await act();
  await page.waitForFunction((count) => window.painted.length > count, before);
  return page.evaluate(() => window.painted.at(-1) ?? Number.NaN);
}

async function openOurs(browser: Browser, url: string, rows: number): Promise<Page> {
  const page = await newPage(browser, rows);
  await page.route('**/api/Preferencia/Listar', (route) =>
    route.fulfill({ json: { Sucesso: true, ItemRegistro: { 'lista.cliente': { columns } } } }),
  );
  await page.goto(url);
  await page.evaluate(async () => {
    const answer = await fetch('./api/Autenticacao/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Login: 'administrador@exemplo.com.br', Senha: 'demonstracao' }),
    });
    const { ItemRegistro } = (await answer.json()) as { ItemRegistro: { Token: string } };
    sessionStorage.setItem('folio.token', ItemRegistro.Token);
  });
  await page.goto(`${url}#/nav/cliente`);
  await page.reload();
  await page.getByRole('row').nth(rows).waitFor();
  return page;
}

async function openPlain(
  browser: Browser,
  ours: Page,
  url: string,
  script: string,
  rows: number,
): Promise<Page> {
  const page = await newPage(browser, rows);
  const styles = await ours.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );
  await page.route('**/plain.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="pt-BR" data-theme="light"><head><meta charset="utf-8"><title>Clientes</title>${styles
        .map((href) => `<link rel="stylesheet" href="${href}">`)
        .join(
          '',
        )}</head><body><main class="main" id="root"></main><script>window.benchColumns=${JSON.stringify(
        columns,
      )};window.benchEntity='cliente'</script><script type="module" src="plain.js"></script></body></html>`,
    }),
  );
  await page.route('**/plain.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(`${url}plain.html`);
  await page.evaluate(() => window.turn(1));
  await page.getByRole('row').nth(rows).waitFor();
  return page;
}

/** A window in which every list is answered with rows of ours, and the time from body to paint is noted. */
async function newPage(browser: Browser, rows: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.addInitScript(notePaints);
  await page.route(/\/api\/Cliente\/Listar/, (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('Pagina') ?? 1);
    return route.fulfill({
      json: {
        Sucesso: true,
        ItemRegistro: { Itens: items(rows, asked), Total: 1_000_000, TotalExato: true },
      },
    });
  });
  return page;
}

declare global {
  interface Window {
    painted: number[];
  }
}

/** Runs in the page. Painted: the frame after the rows are there has been drawn. */
function notePaints(): void {
  window.painted = [];
  Response.prototype.json = async function json(this: Response) {
    const text = await this.text();
    const start = performance.now();
    const body = JSON.parse(text) as { ItemRegistro?: { Itens?: { Nome?: string }[] } };
    const items = body.ItemRegistro?.Itens ?? [];
    if (items.length >= 100) note(start, items.length, items.at(-1)?.Nome ?? '');
    return body;
  };
  function note(start: number, count: number, last: string): void {
    const observer = new MutationObserver(() => {
      const rows = document.querySelector('tbody')?.rows;
      if (rows?.length !== count || !rows[count - 1]?.textContent?.includes(last)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => window.painted.push(performance.now() - start);
        after.port2.postMessage(null);
      });
    });
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  }
}

function items(rows: number, page: number) {
  return Array.from({ length: rows }, (_, index) => {
    const id = page * 1000 + index;
    return {
      Identificador: id,
      Versao: 1,
      CriadoEm: '2026-11-20T10:40:00Z',
      CriadoPor: 1,
      AlteradoEm: '2026-11-20T10:40:00Z',
      AlteradoPor: 1,
      Nome: `Agropecuária Três Córregos ${id} Ltda.`,
      Documento: '11222333000181',
      TipoPessoa: index % 3 === 0 ? 'F' : 'J',
      Ativo: index % 7 !== 0,
      IdentificadorGrupo: 1,
      IdentificadorOfficer: 2,
      IdentificadorSegmentoArea: 3,
      Email: `contato${id}@exemplo.com.br`,
      Rotulos: {
        IdentificadorGrupo: 'Grupo Três Córregos',
        IdentificadorOfficer: 'Marcos Prado',
        IdentificadorSegmentoArea: 'Agronegócio',
      },
    };
  });
}

const round = (value: number, places: number) => Number(value.toFixed(places));
