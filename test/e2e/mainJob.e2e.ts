import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, goTo, tabTo } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { corpusPdf } from '../support/papers/corpus.ts';
import { longScan } from '../support/papers/longScan.ts';
import { isTurn } from '../support/run/form.ts';

/** The analyst's job from end to end: the real server, database, files, recognition and browser. */

const bornDigital = corpusPdf('13-apto-vila-clementino');
const scanned = corpusPdf('20-lote-major-prates');

/** Six scanned pages: long enough under way for the console to ask about it more than once. */
let slow: string;

let folder: string;
const product = connectProduct();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-main-job-'));
  slow = join(folder, 'seis-paginas.pdf');
  await writeFile(slow, await longScan(6));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('PDF in, reviewed situation out', () => {
  test('by pointer: client, operation, two records, a lien led to its words, a share corrected and kept', async ({
    skip,
  }) => {
    skip(!isTurn(2, 0), 'the other way has its turn');
    const { page, troubles } = await product.openPage();
    await page.goto(product.url);
    await page.getByRole('heading', { name: 'Acesso' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('E-mail').fill('analista@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await page.getByRole('button', { name: 'Entrar' }).click();

    await page.getByRole('link', { name: 'Clientes' }).click();
    await page.getByRole('heading', { name: /^Clientes/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Novo cliente' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Nair Prates Teste');
    await page.getByRole('radio', { name: 'Pessoa física' }).check();
    await page.getByLabel('CPF/CNPJ').fill('529.982.247-26');
    await page.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }).click();
    await expectText(page, 'o último dígito deveria ser 5');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('CPF/CNPJ').fill('529.982.247-25');
    await page.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }).click();
    await page.waitForURL(/cliente\/\d+/);
    await page.getByRole('heading', { name: 'Nair Prates Teste' }).waitFor();

    await page.getByRole('link', { name: 'Operações' }).click();
    await page.getByRole('link', { name: 'Nova operação' }).click();
    await page.getByRole('combobox', { name: 'Cliente' }).fill('nair');
    await page.getByRole('option', { name: 'Nair Prates Teste' }).click();
    await page.getByRole('radio', { name: 'Urbano' }).check();
    await page.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }).click();
    await page.waitForURL(/operacao\/\d+/);

    await send(page, [slow, bornDigital, scanned], () =>
      page.getByRole('button', { name: 'Enviar matrículas', exact: true }).click(),
    );
    await expectText(page, /página \d+ de 6/);
    await read(page, 3);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: '55.210', exact: true }).click();
    await page.getByRole('heading', { name: /Matrícula 55\.210/ }).waitFor();
    await page
      .getByRole('article', { name: /R-3/ })
      .getByRole('button', { name: /prova: valor/ })
      .click();
    await expectText(page, 'R$ 145.000,00');
    const mark = page.getByRole('button', { name: /^R-3, valor: R\$ 145\.000,00/ });
    await mark.waitFor();
    expect(await mark.getAttribute('aria-current')).toBe('true');
    expect(await accessibilityFaults(page)).toEqual([]);

    await page
      .getByRole('region', { name: 'Titulares' })
      .getByRole('button', { name: /^1\/2/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: /Qual é a fração/ }).fill('1/4');
    await page.getByRole('button', { name: /Confirmar/ }).click();
    await page.getByRole('region', { name: 'Titulares' }).getByText('25,00%').waitFor();
    await page.keyboard.press('Control+s');
    await expectText(page, /Salvo às/);
    await page.reload();
    await page.getByRole('region', { name: 'Titulares' }).getByText('25,00%').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test('by keyboard alone', async ({ skip }) => {
    skip(!isTurn(2, 1), 'the other way has its turn');
    const { page, troubles } = await product.openPage();
    await page.goto(product.url);
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type('analista@exemplo.com.br');
    await tabTo(page, page.getByLabel('Senha', { exact: true }));
    await page.keyboard.type('demonstracao');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Início', exact: true }).waitFor();

    await goTo(page, 'novo cliente');
    await tabTo(page, page.getByLabel('Nome', { exact: true }));
    await page.keyboard.type('Olga Prates Teste');
    await tabTo(page, page.getByRole('radio', { name: 'Pessoa física' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel('CPF/CNPJ'));
    await page.keyboard.type('11144477735');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/cliente\/\d+/);

    await goTo(page, 'nova operação');
    await tabTo(page, page.getByRole('combobox', { name: 'Cliente' }));
    await page.keyboard.type('olga');
    await page.getByRole('option', { name: 'Olga Prates Teste' }).waitFor();
    expect(await page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Rural' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/operacao\/\d+/);

    const upload = page.getByRole('button', { name: 'Enviar matrículas', exact: true });
    await upload.waitFor();
    await send(page, [scanned], async () => {
      await tabTo(page, upload);
      await page.keyboard.press('Enter');
    });
    await read(page, 1);
    await tabTo(page, page.getByRole('link', { name: '55.210', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Matrícula 55\.210/ }).waitFor();

    const share = page
      .getByRole('region', { name: 'Titulares' })
      .getByRole('button', { name: /^1\/2/ })
      .first();
    await share.waitFor();
    await tabTo(page, share, 120);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1/4');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Titulares' }).getByText('25,00%').waitFor();
    await page.keyboard.press('Control+s');
    await expectText(page, /Salvo às/);
    await page.reload();
    await page.getByRole('region', { name: 'Titulares' }).getByText('25,00%').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

const expectText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** @param act opens the chooser; it is being waited for before `act` begins, since keys are quicker than that */
async function send(page: Page, files: string[], act: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act()]);
  await chooser.setFiles(files);
}

/** Until so many records of the operation wait for their review. */
async function read(page: Page, records: number): Promise<void> {
  await page
    .getByRole('cell', { name: 'Aguardando análise' })
    .nth(records - 1)
    .waitFor({ timeout: 120_000 });
}
