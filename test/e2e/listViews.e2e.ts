import { expect, test } from 'vitest';
import { accessibilityFaults, quiet } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';

/** A list filtered by keyboard alone, kept as a view, shared, and opened by a colleague from its address. */

const product = connectProduct();

test('conditions joined by keyboard become a view that a colleague opens from its address', async () => {
  const { page, troubles } = await product.openPage();
  await product.enter(page, 'administrador@exemplo.com.br');
  await page.goto(`${product.url}#/nav/cliente`);
  await page.getByRole('table').waitFor();

  await page.keyboard.press('f');
  const builder = page.getByRole('dialog', { name: 'Condições da lista' });
  await builder.getByRole('combobox', { name: 'Campo' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type('Tipo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await builder.getByRole('group', { name: 'Grupo de condições' }).waitFor();
  await page.keyboard.type('Ativo');
  await builder.getByRole('button', { name: 'Aplicar' }).focus();
  await page.keyboard.press('Enter');
  // What was left without a value is told beside it.
  await builder.getByText('Informe um valor ou tire a condição.').waitFor();
  const group = builder.getByRole('group', { name: 'Grupo de condições' });
  await group.getByRole('button', { name: 'Tirar a condição Ativo' }).focus();
  await page.keyboard.press('Enter');
  await builder.getByRole('button', { name: 'Aplicar' }).focus();
  await page.keyboard.press('Enter');
  const chip = page.getByRole('button', { name: /^Tipo de pessoa\s+Pessoa física\s*, mudar o filtro$/ });
  await chip.waitFor();

  await page.getByRole('button', { name: 'Visões', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Guardar como nova visão' }).press('Enter');
  await page.getByRole('textbox', { name: 'Nome da visão' }).waitFor();
  await page.keyboard.type('Só pessoas');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Visão Só pessoas' }).click();
  await page.getByRole('menuitem', { name: 'Compartilhar' }).click();
  await page.getByRole('checkbox', { name: 'analista vê' }).check();
  await page.getByRole('checkbox', { name: 'A lista abre com ela para analista' }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Visão Só pessoas compartilhada.').waitFor();
  const number = /visao=(\d+)/.exec(page.url())?.[1];

  // The address of one that is not there leads to the plain list, whichever view was shown before.
  await page.goto(`${product.url}#/nav/cliente?visao=999999`);
  await page.getByText(/Esta visão não existe mais/).waitFor();
  await page.getByRole('button', { name: 'Visões', exact: true }).waitFor();
  await chip.waitFor({ state: 'detached' });

  const colleague = await product.openPage();
  await product.enter(colleague.page, 'analista@exemplo.com.br');
  // Her profile's list opens with it; from its address it opens wherever it comes from.
  await colleague.page.goto(`${product.url}#/nav/cliente`);
  await colleague.page.getByRole('button', { name: 'Visão Só pessoas' }).waitFor();
  expect(colleague.page.url()).toContain(`visao=${number}`);
  await colleague.page.goto(`${product.url}#/nav/operacao`);
  await colleague.page.getByRole('heading', { level: 1, name: /Operações/ }).waitFor();
  await colleague.page.goto(`${product.url}#/nav/cliente?visao=${number}`);
  await colleague.page.getByRole('button', { name: 'Visão Só pessoas' }).waitFor();
  await colleague.page
    .getByRole('button', { name: /^Tipo de pessoa\s+Pessoa física\s*, mudar o filtro$/ })
    .waitFor();
  expect(await colleague.page.getByRole('link', { name: /Ltda\.|S\.A\./ }).count()).toBe(0);

  // And by its name, from anywhere.
  await colleague.page.keyboard.press('Control+k');
  await colleague.page.keyboard.type('so pessoas');
  await colleague.page.getByRole('option', { name: /Só pessoas/ }).waitFor();
  expect(await accessibilityFaults(colleague.page)).toEqual([]);
  expect([...troubles, ...colleague.troubles]).toEqual([]);
});

test('keys alone filter by a cell, make a column wider and reach what the palette offers', async () => {
  const { page, troubles } = await product.openPage();
  await product.enter(page, 'administrador@exemplo.com.br');
  await page.goto(`${product.url}#/nav/cliente`);
  const table = page.getByRole('table');
  await table.waitFor();

  // From the first name to the cell beside it, and by its value.
  await table.locator('a[data-record]').first().focus();
  await page.keyboard.press('ArrowRight');
  const cell = page.locator('td:focus');
  const value = (await cell.textContent()) ?? '';
  await page.keyboard.press('f');
  await page.getByRole('menu', { name: /^Filtrar por/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  // The focus goes on at the condition that is new, and every row holds the value.
  const chip = page.locator('.filters [data-field]:focus');
  await chip.waitFor();
  expect(await chip.textContent()).toContain(value);
  await table.locator('tbody tr').first().waitFor();
  // Columns are as wide as the rows that have come make them.
  await quiet(page);

  // Shift with an arrow on a heading.
  const heading = table
    .locator('thead th')
    .filter({ has: page.getByRole('button') })
    .nth(1);
  const width = async () => (await heading.boundingBox())?.width ?? 0;
  const before = await width();
  await heading.getByRole('button').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(width).toBeCloseTo(before + 48, 0);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(width).toBeCloseTo(before + 32, 0);

  // The palette begins what the page can do, and the sheet tells its keys.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Busca geral' }).waitFor();
  await page.keyboard.type('combinar');
  await page.getByRole('option', { name: 'Combinar condições com E e OU' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Condições da lista' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByText('na célula: filtra por este valor').waitFor();
  await page.getByText('no título da coluna: muda a largura').waitFor();
  expect(troubles).toEqual([]);
});
