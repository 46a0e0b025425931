import type { Browser, Page, Route } from 'playwright-core';
import type { Reading } from '../../src/domain/matricula/model/index.ts';
import { readingToWire } from '../../src/domain/matricula/wire/index.ts';
import type { Evidence } from '../../src/domain/pages/evidence.ts';
import { openBrowser } from '../support/journeys/browser.ts';
import { longRecord } from '../support/papers/longRecord.ts';
import { type Measurement, median } from './measurement.ts';
import { buildPage } from './pages/buildPage.ts';

const address = 'http://127.0.0.1/';
const [pageCount, actCount] = [100, 200] as const;
/** Lines of print on a page of the bench. */
const lines = 46;

/** Opening the review of a record of a hundred pages, turning its pages, moving its slider, in a real browser. */
export async function measure(): Promise<Measurement[]> {
  const built = await buildPage('review.tsx');
  const record = JSON.stringify(envelope(wireRecord()));
  const browser = await openBrowser();
  try {
    const image = await printedPage(browser);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
    const page = await context.newPage();
    await page.route(`${address}**`, (route) => answer(route, { ...built, image, record }));
    await page.goto(address);
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    const opened = await open(page);
    const turned = await timesOf(page, 30, 'BracketRight', shownPage);
    const cut = await timesOf(page, 30, 'Comma', cutShown);
    const how = (what: string) =>
      `${what}; ${pageCount} pages of 1240 × 1754 points, ${actCount} acts, answers from the bench itself, Chromium, production build`;
    return [
      {
        name: `review of ${pageCount} pages, opened`,
        value: Math.round(opened),
        unit: 'ms',
        atMost: 1000,
        how: how('from the link to page and facts on the screen'),
      },
      {
        name: 'review, page turned, 95th percentile',
        value: p95(turned),
        unit: 'ms',
        atMost: 100,
        how: how(`30 pages, a moment on each; median ${median(turned).toFixed(0)} ms`),
      },
      {
        name: 'review, slider moved one act, 95th percentile',
        value: p95(cut),
        unit: 'ms',
        atMost: 100,
        how: how(`30 steps; median ${median(cut).toFixed(0)} ms`),
      },
    ];
  } finally {
    await browser.close();
  }
}

const p95 = (times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN);

/** From the change of address until the first page's image and the facts have been painted, ms. */
const open = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const start = performance.now();
        location.hash = '#/nav/matricula/1';
        const look = () => {
          const image = document.querySelector<HTMLImageElement>('.rv-leaf > img');
          const isShown = image?.complete && image.naturalWidth > 0 && document.querySelector('.rv-own');
          if (!isShown) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        };
        look();
      }),
  );

/** Runs in the page: what says which page is shown, once its image is there. */
const shownPage = `(() => {
  const image = document.querySelector('.rv-leaf > img');
  return image && image.complete && image.naturalWidth > 0 ? document.querySelector('.rv-tools b').textContent : null;
})()`;
const cutShown = `document.querySelector('#rv-replay')?.textContent ?? null`;

/** Each press of a key, until what `shown` says is another and has been painted, ms. */
async function timesOf(page: Page, count: number, key: string, shown: string): Promise<number[]> {
  await page.evaluate(
    `window.presses = []; window.shown = () => ${shown};
     addEventListener('keydown', () => {
       const start = performance.now(), before = window.shown();
       const look = () => {
         const now = window.shown();
         if (now === null || now === before) requestAnimationFrame(look);
         else requestAnimationFrame(() => setTimeout(() => window.presses.push(performance.now() - start)));
       };
       queueMicrotask(look);
     }, { once: false, signal: (window.ended?.abort(), window.ended = new AbortController()).signal, capture: true });`,
  );
  for (let press = 0; press < count + 2; press += 1) {
    await page.keyboard.press(key);
    await page.waitForFunction(`window.presses.length > ${press}`);
    // Whoever reads stays a moment; meanwhile the neighbours come.
    await page.waitForTimeout(250);
  }
  // The first two warm the engine up.
  return ((await page.evaluate('window.presses')) as number[]).slice(2);
}

interface Answers {
  readonly script: string;
  readonly styles: string;
  readonly image: Buffer;
  readonly record: string;
}

async function answer(route: Route, { script, styles, image, record }: Answers): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  const json = (body: string) => route.fulfill({ contentType: 'application/json', body });
  if (path === '/review.js') return route.fulfill({ contentType: 'text/javascript', body: script });
  if (path.includes('/RegistroMatricula/Pagina/'))
    return route.fulfill({ contentType: 'image/webp', body: image });
  if (path.includes('/RegistroMatricula/Retornar/')) return json(record);
  if (path.startsWith('/assets/')) return route.abort();
  if (path.startsWith('/api/')) return json(JSON.stringify(envelope({ Itens: [], Total: 0 })));
  return route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="pt-BR" data-theme="light"><head><meta charset="utf-8"><title>Análise</title>
      <style>${styles}</style></head><body><div id="root"></div><script type="module" src="review.js"></script></body></html>`,
  });
}

const envelope = (ItemRegistro: unknown) => ({ Sucesso: true, ItemRegistro });

/** The long record with a proof for each value, two acts a page, every seventh value doubtful. */
function wireRecord(): Record<string, unknown> {
  const reading = longRecord(actCount);
  const acts = reading.acts.map((act, index) => {
    const page = Math.floor(index / 2) + 1;
    const top = (index % 2) * 20 + 2;
    const fields = ['event', 'date', 'value', 'creditor', 'dueOn', 'grantors.0.name', 'grantees.0.name'];
    return {
      ...act,
      text: `${act.code}. Invented text of an act, long enough to be read. `.repeat(8),
      evidence: {
        text: words(page, top, 10),
        ...Object.fromEntries(
          fields.map((field, place) => [
            field,
            words(page, top + place, 1, (index + place) % 7 === 0 ? 70 : 98),
          ]),
        ),
      },
    };
  });
  const whole: Reading = { ...reading, acts };
  return {
    Identificador: 1,
    Versao: 1,
    Numero: '70001',
    Situacao: 'em_analise',
    NomeArquivo: 'cem-folhas.pdf',
    Rotulos: {},
    Leitura: readingToWire(whole),
    Correcoes: [],
    Estatisticas: {
      Paginas: pageCount,
      TempoOcr: 0,
      TempoIa: 820,
      TempoTotal: 1900,
      NivelOcr: 'NATIVO',
      Documentos: 1,
    },
  };
}

const words = (page: number, line: number, count: number, confidence = 98): Evidence => ({
  spans: [
    {
      page,
      boxes: Array.from({ length: count }, (_, index) => ({
        left: 0.15,
        top: (line + index) / lines,
        right: 0.6,
        bottom: (line + index + 0.8) / lines,
      })),
    },
  ],
  quote: `words of line ${line}`,
  confidence,
});

/** A page of print as the server stores it, drawn by the browser that will show it. */
async function printedPage(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const data = await page.evaluate((count) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1240, 1754];
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = 'black';
    pen.font = '22px serif';
    for (let line = 0; line < count; line += 1)
      pen.fillText(
        `AV-${line} Invented words of a registry record that fill a line of print to its very end`,
        120,
        90 + line * 35,
      );
    return canvas.toDataURL('image/webp', 0.8);
  }, lines);
  await page.close();
  return Buffer.from(data.split(',')[1] ?? '', 'base64');
}
