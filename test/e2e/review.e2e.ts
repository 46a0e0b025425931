import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operationCode } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';

/** The analyst's main journey, in a real browser on the real server: a PDF in, a proved and corrected situation out. */
const product = connectProduct();
let page: Page;

beforeEach(async () => {
  ({ page } = await product.openPage());
  await product.enter(page, 'analista@exemplo.com.br');
});

afterEach(() => page?.context().close());

test('sends a record, is led from a fact to its words, corrects by keyboard, saves, and finds it again', async () => {
  await page.goto(`${product.url}#/nav/operacao`);
  await page
    .getByRole('link', { name: operationCode(5) })
    .first()
    .click();
  await page.locator('input[type=file]').setInputFiles('test/corpus/10-fazenda-agua-limpa.pdf');
  const done = page.locator('.up-list li', { hasText: '10-fazenda-agua-limpa.pdf' });
  await done.getByText(/^Lida: /).waitFor({ timeout: 120_000 });
  await done.getByRole('link', { name: 'Abrir' }).click();

  // From the first owner to the words on the page, which are marked where the eye can see them.
  const owner = page.locator('.rv-own tbody tr').first();
  const proof = owner.getByRole('button', { name: /^p\. \d/ });
  await proof.click();
  const mark = page.locator('.rv-page [aria-current="true"]');
  await mark.waitFor();
  expect(await isInside(page, '.rv-page [aria-current="true"]', '.rv-page')).toBe(true);

  // By keys to the words and back to the fact.
  await page.keyboard.press('e');
  expect(await mark.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('e');
  expect(await proof.evaluate((element) => element === document.activeElement)).toBe(true);

  // Any word of any page, in place of the browser's own search.
  await page.keyboard.press('Control+f');
  await page.getByRole('search').getByRole('textbox').fill('hipoteca');
  await page
    .getByRole('status')
    .filter({ hasText: /^1 de \d+$/ })
    .waitFor();
  await expect.poll(() => isInside(page, '.rv-hit.on', '.rv-page'), { timeout: 90_000 }).toBe(true);
  await page.keyboard.press('Escape');

  // Keyboard alone: correct the date of the newest act, save.
  await page.locator('#rv-part-acts .tx').first().focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /corrigir data do registro/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(/data do registro: o que diz o documento/).waitFor();
  await page.keyboard.type('03/02/2020');
  await page.keyboard.press('Enter');
  await page.getByText('1 correção não salva').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText(/^Salvo às/).waitFor();

  await page.reload();
  await page.locator('#rv-part-acts .rs', { hasText: '03/02/2020' }).first().waitFor();
});

test('shows the situation at an earlier act and no page wider than a phone', async () => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${product.url}#/nav/operacao`);
  // What a desk shows as several buttons is one behind which the others are.
  await page.getByRole('heading', { level: 1, name: /^Operações/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Mais ações' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: /^Exportar/ }).count()).toBe(0);
  await page
    .getByRole('link', { name: operationCode(1) })
    .first()
    .click();
  await page.getByRole('link', { name: '48.217' }).first().click();
  await page.getByRole('heading', { name: 'Situação hoje' }).waitFor({ timeout: 120_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('slider').press('ArrowLeft');
  await page.getByRole('heading', { name: /^Situação após / }).waitFor();
  await page.getByRole('button', { name: 'Voltar a hoje' }).click();
  await page.getByRole('heading', { name: 'Situação hoje' }).waitFor();
  // However long the name of who has it in hand, the record's own number is read in full.
  await page
    .locator('.rv-head > .st')
    .evaluate((state) => state.append(', com Otávio Augusto Brandão dos Reis, desde 12:49'));
  expect(
    await page.locator('.rv-head h1').evaluate((title) => title.scrollWidth - title.clientWidth),
  ).toBeLessThanOrEqual(0);
  // Without keys, a button leads to the next doubt.
  await page.getByRole('button', { name: 'próxima dúvida, 1 ao todo' }).click();
  await page
    .locator('.in-place')
    .getByRole('button', { name: /^Confirmar/ })
    .waitFor();
  await page.getByRole('button', { name: 'próxima dúvida, 1 de 1' }).waitFor();

  // A sheet of paper has the width of a small screen, and no way to scroll: every act stands on it, with its day.
  await page.setViewportSize({ width: 658, height: 900 });
  await page.emulateMedia({ media: 'print' });
  expect(
    await page.locator('.rv-rep-scroll').evaluate((pane) => pane.scrollWidth - pane.clientWidth),
  ).toBeLessThanOrEqual(1);
  expect(await page.locator('#rv-part-acts .rs').first().isVisible()).toBe(true);
});

function isInside(where: Page, inner: string, outer: string): Promise<boolean> {
  return where.evaluate(
    ([a, b]) => {
      const [one, two] = [a, b].map((selector) =>
        document.querySelector(selector ?? '')?.getBoundingClientRect(),
      );
      return one !== undefined && two !== undefined && one.top >= two.top && one.bottom <= two.bottom;
    },
    [inner, outer],
  );
}
