import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, rightsPreview } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { isTurn } from '../support/run/form.ts';

/** The administrator's job from end to end by pointer. Takes turns with the same by keys. */

const product = connectProduct();

test.skipIf(!isTurn(2, 1))(
  'by pointer: from the directorate to an operation, changed, taken back, deleted and brought back',
  async () => {
    const { page, troubles } = await product.openPage();
    await product.enter(page, 'administrador@exemplo.com.br');
    const make = (list: string, act: string, fill: () => Promise<void>, agree?: () => Promise<void>) =>
      makeRecord(page, list, act, fill, agree);

    await make('Diretorias', 'Nova diretoria', () => write(page, { Nome: 'Diretoria de Teste' }));
    await make('Segmentos/Áreas', 'Novo segmento/área', async () => {
      await write(page, { Nome: 'Segmento de Teste' });
      await pick(page, 'Diretoria', 'Diretoria de Teste');
    });
    await make('Officers', 'Novo officer', async () => {
      await write(page, { Nome: 'Officer de Teste', Telefone: '(11) 98765-4321' });
      await pick(page, 'Segmento/Área', 'Segmento de Teste');
    });
    await make('Analistas', 'Novo analista', async () => {
      await write(page, { Nome: 'Analista de Teste' });
      await pick(page, 'Officer', 'Officer de Teste');
    });
    await make('Grupos', 'Novo grupo', async () => {
      await write(page, { Nome: 'Grupo de Teste' });
      await pick(page, 'Officer', 'Officer de Teste');
    });
    await make('Empresas', 'Nova empresa', () =>
      write(page, { 'Razão social': 'Financeira de Teste S.A.', CNPJ: '11222333000181' }),
    );
    await make('Filiais', 'Nova filial', () => write(page, { Nome: 'Filial de Teste', CEP: '01310100' }));
    await make('Perfis', 'Novo perfil', async () => {
      await write(page, { Nome: 'Perfil de Teste' });
      await page.getByRole('tab', { name: 'Pode fazer' }).click();
      await page.getByRole('checkbox', { name: 'Clientes: todas' }).check();
      await page.getByRole('checkbox', { name: 'Operações: Consultar' }).check();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Pode conceder' }).click();
      await page.getByRole('checkbox', { name: 'Clientes: Consultar' }).check();
    });
    await make(
      'Usuários',
      'Novo usuário',
      async () => {
        await write(page, { Nome: 'Usuária de Teste', 'E-mail': 'usuaria.de.teste@exemplo.com.br' });
        await page.getByRole('button', { name: 'Adicionar linha' }).click();
        await pick(page, 'Empresa, linha 1', 'Banco Ipê Amarelo');
        await pick(page, 'Perfis, linha 1', 'Perfil de Teste');
      },
      async () => {
        const preview = rightsPreview(page);
        await preview.getByText('Usuária de Teste').waitFor();
        expect(await preview.textContent()).toContain('Excluir clientes');
        expect(await accessibilityFaults(page)).toEqual([]);
        await preview.getByRole('button', { name: 'Salvar' }).click();
      },
    );
    await make('Clientes', 'Novo cliente', async () => {
      await write(page, { Nome: 'Cliente de Teste' });
      await page.getByRole('radio', { name: 'Pessoa física' }).check();
      await write(page, { 'CPF/CNPJ': '529.982.247-25' });
      await pick(page, 'Grupo', 'Grupo de Teste');
    });
    await make('Operações', 'Nova operação', async () => {
      await pick(page, 'Cliente', 'Cliente de Teste');
      await page.getByRole('radio', { name: 'Urbano' }).check();
      await write(page, { Valor: '1.250.000,50' });
      await pick(page, 'Analista', 'Analista de Teste');
    });

    await inList(page, 'Diretorias', 'Diretoria de Teste');
    await page.getByRole('link', { name: 'Alterar' }).click();
    await write(page, { Nome: 'Diretoria de Ensaio' });
    await page.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }).click();
    await page.getByRole('heading', { name: 'Diretoria de Ensaio' }).waitFor();
    await page.getByRole('tab', { name: 'Histórico' }).click();
    await page.getByRole('button', { name: 'Voltar a esta versão' }).last().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Voltar/ })
      .click();
    await page.getByRole('heading', { name: 'Diretoria de Teste' }).waitFor();

    // A directorate with a segment is not deleted: it says what stands in the way, and offers another way.
    await page.getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('dialog').getByText('1 segmento/área').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();

    await make('Grupos', 'Novo grupo', () => write(page, { Nome: 'Grupo sem Uso' }));
    await page.getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('Confirma a exclusão do Grupo').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('heading', { name: /^Grupos/ }).waitFor();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Excluídos' }).click();
    await page.getByRole('row', { name: /Grupo sem Uso/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole('row', { name: /Grupo sem Uso/ })
      .getByRole('button', { name: /Trazer de volta/ })
      .click();
    await inList(page, 'Grupos', 'Grupo sem Uso');
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

/** From the menu over the list to the saved record's page. */
async function makeRecord(
  page: Page,
  list: string,
  act: string,
  fill: () => Promise<void>,
  agree?: () => Promise<void>,
): Promise<void> {
  await menuLink(page, list).click();
  await page.getByRole('link', { name: act }).click();
  await page.getByRole('heading', { level: 1, name: act }).waitFor();
  await fill();
  await page.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }).click();
  await agree?.();
  await page.waitForURL(/#\/nav\/[a-z-]+\/\d+/);
  await page.getByRole('tab', { name: 'Histórico' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  // The notice lies over whatever of a long page happens to be below it until it goes.
  await page.getByRole('button', { name: 'Fechar o aviso' }).first().click();
  expect(await accessibilityFaults(page)).toEqual([]);
}

async function write(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: new RegExp(`^${label}( opcional)?$`) }).fill(text);
}

async function pick(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}( opcional)?$`) }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

async function inList(page: Page, list: string, name: string): Promise<void> {
  await menuLink(page, list).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const menuLink = (page: Page, list: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: list, exact: true });
