import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, goTo, tabTo } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { partOf } from '../support/run/form.ts';

/** A client that was there twice: told while it is typed, compared, merged, and taken apart again, by keyboard alone. */

const product = connectProduct();

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: new RegExp(`^${label}( opcional)?$`) }), 120);
  await page.keyboard.type(text);
}

async function makeClient(page: Page, name: string, document: string, email: string): Promise<void> {
  await goTo(page, 'novo cliente');
  await type(page, 'Nome', name);
  await tabTo(page, page.getByRole('radio', { name: 'Pessoa física' }));
  await page.keyboard.press('Space');
  await type(page, 'CPF/CNPJ', document);
  await type(page, 'E-mail', email);
}

async function save(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('tab', { name: 'Histórico' }).waitFor();
}

test.each(
  partOf(
    [
      ['at 1440', { width: 1440, height: 900 }, 'Violante Sarmento', ['11144477735', '52998224725']],
      ['at 360', { width: 360, height: 740 }, 'Belmira Quaresma', ['12345678909', '98765432100']],
    ] as const,
    2,
  ),
)('two clients that are one, %s', async (_name, size, name, [first, second]) => {
  const { page, troubles } = await product.openPage();
  await page.setViewportSize(size);
  await product.enter(page, 'administrador@exemplo.com.br');
  // Each journey has addresses of its own: the same one would make one group of both.
  const [mail, other] = [`primeira.${first}@exemplo.com.br`, `segunda.${second}@exemplo.com.br`];
  await makeClient(page, name, first, mail);
  await save(page, name);
  const copy = name.toUpperCase();
  await makeClient(page, copy, second, other);
  const told = page.getByRole('status').filter({ hasText: `Nome parecido com o de ${name}` });
  await told.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await save(page, copy);

  await page.goto(`${product.url}#/nav/cliente/duplicados`);
  const merge = page
    .getByRole('region', { name: new RegExp(name, 'i') })
    .getByRole('link', { name: /^Comparar e mesclar/ });
  await merge.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo(page, merge, 160);
  await page.keyboard.press('Enter');
  const survivor = page.getByRole('group', { name: 'Registro que fica' });
  await survivor.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(size.width);
  // The older stays, with the e-mail of the other.
  const mails = page.getByRole('group', { name: 'E-mail' });
  const checked = mails.getByRole('radio', { checked: true });
  await tabTo(page, checked, 120);
  await page.keyboard.press('ArrowDown');
  expect(await mails.getByRole('radio', { name: new RegExp(`^${other}`) }).isChecked()).toBe(true);
  const button = page.getByRole('button', { name: `Mesclar em “${name}”` });
  await tabTo(page, button, 120);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Mesclar 1 registro em “${name}”?` });
  await dialog.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo(page, dialog.getByRole('button', { name: 'Mesclar' }));
  await page.keyboard.press('Enter');
  await page.getByText('Registros mesclados.').waitFor();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(other).first().waitFor();

  // The strip is one stop of the Tab key; arrows walk it and open.
  const history = page.getByRole('tab', { name: 'Histórico' });
  await tabTo(page, page.getByRole('tab', { selected: true }), 160);
  for (let step = 0; step < 4 && (await history.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowRight');
  const undo = page.getByRole('button', { name: 'Desfazer mesclagem' });
  await undo.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo(page, undo, 160);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Desfazer esta mesclagem?' });
  await question.waitFor();
  await tabTo(page, question.getByRole('button', { name: 'Desfazer mesclagem' }));
  await page.keyboard.press('Enter');
  await page.getByText('Mesclagem desfeita.').waitFor();
  await page.goto(`${product.url}#/nav/cliente/duplicados`);
  await page
    .getByRole('region', { name: new RegExp(name, 'i') })
    .first()
    .waitFor();
  expect(troubles).toEqual([]);
  await page.close();
});
