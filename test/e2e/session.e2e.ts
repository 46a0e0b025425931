import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, tabTo } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';

/** A session from the door to the door, by keys alone. */

const product = connectProduct();

const person = 'consulta@exemplo.com.br';
const chosen = 'Três garças ao luar';

/** The code of the newest mail to somebody, as soon as it has gone out. */
async function codeSentTo(address: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await fetch(`${product.url}api/Correio/Listar`);
    const { ItemRegistro } = (await answer.json()) as {
      readonly ItemRegistro: readonly { readonly Para: string; readonly Texto: string }[];
    };
    const text = ItemRegistro.find(({ Para }) => Para.includes(address))?.Texto ?? '';
    // Copied as it stands there, in two groups of four.
    const [code] = /\b\d{4} \d{4}\b/.exec(text) ?? [];
    if (code) return code;
    await new Promise((go) => setTimeout(go, 250));
  }
  throw new Error(`no code was sent to ${address}`);
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** At the sign-in page: e-mail, password, Enter. */
async function signInByKeys(page: Page, password: string): Promise<void> {
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(person);
  await tabTo(page, page.getByLabel('Senha', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** An entry of the menu behind one's initials. */
async function account(page: Page, entry: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: /^(conta de|account of)/ }), 80);
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: entry, exact: true });
  await item.waitFor();
  // The menu takes the focus when it stands there.
  await page.waitForFunction(() => document.activeElement?.closest('[role="menu"]'));
  for (let presses = 0; presses < 10; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('a forgotten password, a deep link, other sessions, another language, and out', async () => {
  const { page, troubles } = await product.openPage();
  await page.goto(`${product.url}#/nav/grupo`);
  await tabTo(page, page.getByRole('link', { name: 'Esqueci minha senha' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Redefinir a senha');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(person);
  await page.keyboard.press('Enter');
  await heading(page, 'Digite o código');
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo(page, page.getByLabel('Código'));
  await page.keyboard.type(await codeSentTo(person));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Nova senha', { exact: true }));
  await page.keyboard.type(chosen);
  await tabTo(page, page.getByLabel('Nova senha, outra vez'));
  await page.keyboard.type(chosen);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await heading(page, 'Acesso');

  await page.goto(`${product.url}#/nav/cliente?page=2`);
  await signInByKeys(page, chosen);
  await heading(page, /^Clientes/);
  expect(page.url()).toContain('#/nav/cliente?page=2');

  const elsewhere = await product.openPage();
  await elsewhere.page.goto(product.url);
  await signInByKeys(elsewhere.page, chosen);
  await elsewhere.page.getByRole('button', { name: /^conta de/ }).waitFor();

  await account(page, 'Minhas sessões');
  await heading(page, 'Minhas sessões');
  await tabTo(page, page.getByRole('button', { name: 'Encerrar as outras' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Encerrar todas as outras sessões?' });
  await dialog.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo(page, dialog.getByRole('button', { name: /^Encerrar/ }));
  await page.keyboard.press('Enter');
  await page.getByText('Outras sessões encerradas.').waitFor();
  await elsewhere.page.goto(`${product.url}#/nav/operacao`);
  await elsewhere.page.getByText(/^Sua sessão terminou/).waitFor();

  await account(page, 'English');
  await heading(page, 'My sessions');
  await account(page, 'Sign out');
  await page.getByLabel('E-mail').waitFor();
  await page.goBack();
  await page.getByLabel('E-mail').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('folio.token'))).toBeNull();
  expect([...troubles, ...elsewhere.troubles]).toEqual([]);
});
