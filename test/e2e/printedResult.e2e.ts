import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { wordsOfPages } from '../support/papers/wordsOfPdf.ts';

/** A result on paper says what the screen says: every figure, step and row, with what is folded there. */
const product = connectProduct();

/** Without spaces: a cell of several lines is one text on the screen and several on paper. */
const solid = (text: string) => text.replaceAll(/\s/g, '');

const textsOf = (page: Page, parts: string) =>
  page
    .locator(parts)
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).innerText));

test('a stored mortgage calculation prints to the same figures', async () => {
  const { page, troubles } = await product.openPage();
  await product.enter(page, 'analista@exemplo.com.br');
  await page.goto(`${product.url}#/nav/calculadoras`);
  await page
    .getByRole('link', { name: /Fazenda Campo Real/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Resultado' }).waitFor({ state: 'attached' });
  expect(await accessibilityFaults(page)).toEqual([]);

  const figures = await textsOf(page, '.rp-top dd, .rp-more dd');
  const steps = await textsOf(page, '.rp-dt .v');
  const cells = await textsOf(page, '.rp-tbl tbody td');
  expect(figures.length).toBeGreaterThan(4);
  expect(steps.filter((text) => text !== '').length).toBeGreaterThan(8);

  const folded = page.locator('.rp-months').first();
  await expect(folded.getAttribute('open')).resolves.toBeNull();
  const paper = solid((await wordsOfPages(await page.pdf({ preferCSSPageSize: true }))).join(''));
  for (const text of [...figures, ...steps, ...cells]) expect(paper).toContain(solid(text));
  expect(paper).toContain(solid(await page.locator('.rp-made').innerText()));
  // What was folded on the screen is open on paper, and folded again after it.
  expect(await page.getByText('Período', { exact: true }).count()).toBe(0);
  expect(paper).toContain('Período');
  await expect(folded.getAttribute('open')).resolves.toBeNull();
  expect(paper).not.toContain(solid('Copiar como texto'));
  expect(troubles).toEqual([]);
});
