import type { Page } from 'playwright-core';
import type { EntitySchema } from '../../src/metadata/expand.ts';
import { openBrowser } from '../support/journeys/browser.ts';
import { type Measurement, median } from './measurement.ts';
import { buildPage } from './pages/buildPage.ts';

const address = 'http://127.0.0.1/';
/** One of each kind of field people type into, over and over up to sixty. */
const kinds = [
  'text',
  'cpf',
  'money',
  'date',
  'email',
  'longText',
  'integer',
  'percent',
  'cnpj',
  'cep',
  'area',
  'fraction',
] as const;
const fieldCount = 60;
const typed: Readonly<Record<(typeof kinds)[number], string>> = {
  text: 'Fazenda São Brás',
  cpf: '52998224725',
  money: '1234567,89',
  date: '31122026',
  email: 'contato@exemplo.com',
  longText: 'Confrontações ao norte',
  integer: '123456',
  percent: '12,5',
  cnpj: '11222333000181',
  cep: '01310100',
  area: '1234,5678',
  fraction: '1/3',
};

/** What each key costs in a form of sixty fields: the work it starts and the layout after it, in a real browser. */
export async function measure(): Promise<Measurement[]> {
  const page = await buildPage('form.tsx');
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
    const form = await context.newPage();
    await form.route(`${address}**`, (route) =>
      route.request().url().endsWith('/form.js')
        ? route.fulfill({ contentType: 'text/javascript', body: page.script })
        : route.fulfill({ contentType: 'text/html', body: documentOf(page.styles) }),
    );
    await form.goto(address);
    await form.getByLabel('Campo 1', { exact: true }).waitFor();
    await noteKeys(form);
    // The first fields warm the engine up.
    for (let number = 1; number <= kinds.length; number += 1) await type(form, number);
    await form.evaluate(() => window.keys.splice(0));
    for (let number = kinds.length + 1; number <= fieldCount; number += 1) await type(form, number);
    const times = (await form.evaluate(() => window.keys)).toSorted((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
    return [
      {
        name: `form of ${fieldCount} fields, each key, 95th percentile`,
        value: Math.round(p95 * 10) / 10,
        unit: 'ms',
        atMost: 16,
        how: `${times.length} keys in ${fieldCount - kinds.length} fields of ${kinds.length} types, work and layout of each; median ${median(times).toFixed(1)} ms; Chromium, production build`,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function type(page: Page, number: number): Promise<void> {
  const kind = kinds[(number - 1) % kinds.length] ?? 'text';
  await page.getByLabel(`Campo ${number}`, { exact: true }).focus();
  await page.keyboard.type(typed[kind]);
}

declare global {
  interface Window {
    keys: number[];
  }
}

/** From the moment a key changes a field until everything it started is done and laid out. */
const noteKeys = (page: Page) =>
  page.evaluate(() => {
    window.keys = [];
    let start = 0;
    addEventListener('input', () => (start = performance.now()), true);
    addEventListener('input', () =>
      // React draws in a microtask of the event: this one comes after it.
      queueMicrotask(() => {
        document.body.getBoundingClientRect();
        window.keys.push(performance.now() - start);
      }),
    );
  });

function documentOf(styles: string): string {
  return `<!doctype html><html lang="pt-BR" data-theme="light"><head><meta charset="utf-8"><title>Ensaio</title>
    <style>${styles}</style></head><body><div id="root"></div>
    <script>window.benchSchema=${JSON.stringify(schema())}</script><script type="module" src="form.js"></script></body></html>`;
}

function schema(): EntitySchema {
  const label = (text: string) => ({ 'pt-br': text, 'en-us': text });
  const fields = Array.from({ length: fieldCount }, (_, index) => {
    const type = kinds[index % kinds.length] ?? 'text';
    const section = `s${Math.floor(index / 12)}`;
    return [
      `Campo${index + 1}`,
      { 'x-field': { type, label: label(`Campo ${index + 1}`), section, required: true } },
    ] as const;
  });
  return {
    'x-entity': {
      label: label('Ensaio'),
      plural: label('Ensaios'),
      gender: 'm',
      representation: 'Campo1',
      sort: { field: 'Campo1', order: 'asc' },
      sections: Object.fromEntries([0, 1, 2, 3, 4].map((part) => [`s${part}`, label(`Parte ${part + 1}`)])),
    },
    type: 'object',
    properties: Object.fromEntries(fields),
  };
}
