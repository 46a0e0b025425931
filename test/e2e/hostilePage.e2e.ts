import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReaderProcess } from '../../src/server/features/matricula/reader/readerProcess.ts';
import { operationCode } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { fullPageImage, makePdf, textLines } from '../support/papers/makePdf.ts';
import { partOf } from '../support/run/form.ts';

/** Words of a page that mean to be more than words (security, S-38): born-digital and scanned, they stay words. */

const product = connectProduct();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-hostil-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const farm = '<img src=x onerror=window.__xss=1>';
const person = '<script>window.__xss=2</script>';
const lines = [
  'REGISTRO DE IMOVEIS DA COMARCA DE SERRA CLARA - MG',
  'MATRICULA N. 77.123    LIVRO 2 - REGISTRO GERAL    FICHA 01',
  'Data: 10 de maio de 1999.',
  `IMOVEL: Fazenda ${farm}, no municipio de Serra Clara, com a area de 100,0000 hectares.`,
  `PROPRIETARIO: ${person} DA SILVA, brasileiro, solteiro, CPF 111.444.777-35.`,
  'REGISTRO ANTERIOR: 1.234 deste Cartorio.',
  'R-1/77.123 - Em 12 de junho de 2004. HIPOTECA. Devedor: o proprietario. Credor: BANCO',
  '"><svg onload=window.__xss=3> S.A. Valor: R$ 10.000,00. [x](javascript:window.__xss=4)',
  'AV-2/77.123 - Em 13 de junho de 2005. javascript:window.__xss=5 {{constructor.constructor("window.__xss=6")()}}',
];

async function bornDigital(): Promise<string> {
  const path = join(folder, '"><img src=x onerror=window.__xss=7>.pdf'.replace(/[/\\]/g, ''));
  await writeFile(path, makePdf([{ content: textLines(lines) }]));
  return path;
}

/** The same page as a picture of itself, so that recognition reads it. */
async function scanned(): Promise<string> {
  const source = join(folder, 'origem.pdf');
  await writeFile(source, makePdf([{ content: textLines(lines, 40, 780, 10) }]));
  const reader = createReaderProcess(source);
  await reader.ask(
    'open',
    { path: source, password: null, memoryBytes: 2 ** 29, maxImagePixels: 1e8 },
    60_000,
  );
  const { image } = await reader.ask('prepare', { page: 1, dpi: 200, withoutText: false }, 60_000);
  reader.stop();
  const path = join(folder, 'digitalizada.pdf');
  const picture = { width: image.width, height: image.height, bits: 8 as const, samples: image.pixels };
  await writeFile(path, makePdf([{ content: fullPageImage(0), images: [picture] }]));
  return path;
}

/** Sends a file to the operation and opens its review. */
async function review(page: Page, operation: RegExp, path: string): Promise<void> {
  await page.goto(`${product.url}#/nav/operacao`);
  await page.getByRole('link', { name: operation }).first().click();
  await page.locator('input[type=file]').setInputFiles(path);
  const done = page
    .locator('.up-list li')
    .filter({ hasText: /^Lida: |Lida: /m })
    .first();
  await done.waitFor({ timeout: 150_000 });
  await done.getByRole('link', { name: /^Abrir ?: / }).click();
  await page
    .getByRole('heading', { name: /Matrícula/ })
    .first()
    .waitFor();
}

const attacked = (page: Page) => page.evaluate(() => (window as unknown as { __xss?: number }).__xss ?? null);

test.each(
  partOf(
    [
      ['born-digital', bornDigital, operationCode(5), /<script>window\.__xss=2<\/script>|<img src=x onerror/],
      // What recognition makes of the signs may differ by one or the other.
      ['scanned', scanned, operationCode(4), /script|onerror|xss/i],
    ] as const,
    2,
  ),
)('a %s page: shown as text, run by nobody', async (_kind, make, operation, words) => {
  const { page, troubles } = await product.openPage();
  await product.enter(page, 'analista@exemplo.com.br');
  await review(page, operation, await make());
  // The recognised text of the page, as people read it.
  await page.getByRole('button', { name: 'Texto', exact: true }).click();
  await page.getByText(words).first().waitFor();
  // Every act and every part of the screen has shown its words.
  for (const button of await page.locator('.rv-list .tx').all()) await button.click().catch(() => undefined);
  for (const tab of await page.getByRole('tab').all()) await tab.click().catch(() => undefined);
  expect(await page.locator('img[src="x"], svg[onload], script:not([src])').count()).toBe(0);
  expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
  expect(await attacked(page)).toBeNull();
  // What was clicked above may still ask whether it is to be left.
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('about:blank');
  await page.goto(`${product.url}#/nav/registro-matricula`);
  await page.getByRole('table').waitFor();
  expect(await attacked(page)).toBeNull();
  expect(troubles).toEqual([]);
  await page.context().close();
});
