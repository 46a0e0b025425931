import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, operationCode, tabTo } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';

/** An analyst's day: home, an operation as a hub, a word to a colleague who is told of it. */

const product = connectProduct();

async function openOperation(page: Page): Promise<void> {
  await page.goto(`${product.url}#/nav/operacao/1/show`);
  await page
    .getByRole('region', { name: /O que falta para assinar/ })
    .getByRole('listitem')
    .first()
    .waitFor();
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('home: what waits, each number the way to the list that holds as many', async () => {
  const { page, troubles } = await product.openPage();
  await product.enter(page, 'analista@exemplo.com.br');
  const desk = page.getByRole('region', { name: 'Na sua mesa' });
  await desk
    .getByRole('link', { name: /^Analisar: / })
    .first()
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const figure = page.getByRole('list', { name: 'O que espera por você' }).getByRole('link').first();
  const told = 7;
  // The demo's files are read one after the other.
  const shown = async () => {
    await page.reload();
    await figure.waitFor();
    return Number.parseInt((await figure.innerText()).trim(), 10);
  };
  await expect.poll(shown, { timeout: 120_000, interval: 2_000 }).toBe(told);
  await figure.click();
  // `7 de 9`: so many of all there are.
  const counted = new RegExp(`^Dados de matrícula\\s*${told}( de \\d+)?$`);
  await page.getByRole('heading', { level: 1, name: counted }).waitFor();
  expect(troubles).toEqual([]);
});

test('the operation: what is missing leads on, a comment tells a colleague, the timeline tells it all', async () => {
  const { page, troubles } = await product.openPage();
  await product.enter(page, 'analista@exemplo.com.br');
  await openOperation(page);
  const missing = page.getByRole('region', { name: /O que falta para assinar/ });
  await missing
    .getByRole('link', { name: /^Analisar: / })
    .first()
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // By keys alone: a point leads to the part of the page where it is mended.
  const request = missing.getByRole('button', { name: /^Pedir certidão/ }).first();
  await tabTo(page, request, 120);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Recolher Checklist de certidões');

  const comments = page.getByRole('region', { name: /^Comentários/ });
  await comments.getByRole('textbox', { name: 'Novo comentário' }).fill('Falta a procuração do vendedor.');
  await comments.getByRole('combobox', { name: /Mencionar/ }).fill('Otávio');
  await page.getByRole('option', { name: /Otávio/ }).click();
  await comments.getByRole('button', { name: 'Comentar' }).click();
  await comments.getByText('Avisados: Otávio Brandão Reis').waitFor();
  const timeline = page.getByRole('region', { name: 'Linha do tempo' });
  await timeline.getByRole('combobox', { name: 'Mostrar' }).selectOption('comentarios');
  await timeline.getByText('“Falta a procuração do vendedor.”').waitFor();
  expect(troubles).toEqual([]);

  const officer = await product.openPage();
  await product.enter(officer.page, 'officer@exemplo.com.br');
  await officer.page
    .getByRole('button', { name: /avisos? (não|por) lid|aviso/i })
    .first()
    .click();
  await officer.page
    .getByRole('link', { name: /mencionou você em \d{4}-000001/ })
    .first()
    .click();
  await officer.page.getByRole('heading', { level: 1, name: operationCode(1) }).waitFor();
});

test('on a phone at night: nothing sideways, nothing axe finds, and the index opens what is put away', async () => {
  const { page, troubles } = await product.openPage({ width: 360, height: 780, scheme: 'dark' });
  await product.enter(page, 'analista@exemplo.com.br');
  await page.getByRole('region', { name: 'Na sua mesa' }).getByRole('listitem').first().waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await accessibilityFaults(page)).toEqual([]);
  await openOperation(page);
  await page.getByRole('region', { name: 'Linha do tempo' }).getByRole('listitem').first().waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await accessibilityFaults(page)).toEqual([]);
  const facts = page.getByRole('button', { name: 'Mostrar Dados' });
  await facts.waitFor();
  await page
    .getByRole('navigation', { name: 'Nesta página' })
    .getByRole('button', { name: 'Dados', exact: true })
    .click();
  await page
    .getByRole('region', { name: 'Dados', exact: true })
    .getByText('Tipo de imóvel', { exact: true })
    .waitFor();
  expect(troubles).toEqual([]);
});

test('a new operation of a client nobody has: the sentence, and the client made without losing the form', async () => {
  const { page, troubles } = await product.openPage();
  await product.enter(page, 'analista@exemplo.com.br');
  await page.goto(`${product.url}#/nav/operacao/create`);
  await page.getByLabel(/Nº da proposta/).fill('P-2026-77');
  const client = page.getByRole('combobox', { name: /^Cliente/ });
  await client.fill('390.533.447-05');
  await page.getByText('Não existe cliente com o documento informado').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Nome/).first().fill('Zélia Costa Prado');
  await dialog.getByRole('button', { name: /Salvar/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => client.inputValue()).toBe('Zélia Costa Prado');
  expect(await page.getByLabel(/Nº da proposta/).inputValue()).toBe('P-2026-77');
  expect(troubles).toEqual([]);
});
