import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, rightsPreview, tabTo } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { isTurn } from '../support/run/form.ts';

/** The administrator's job from end to end by keys alone. Takes turns with the same by pointer. */

const product = connectProduct();

test.skipIf(!isTurn(2, 0))(
  'by keyboard alone: from the directorate to an operation, changed, taken back, deleted and brought back',
  async () => {
    const { page, troubles } = await product.openPage();
    await page.goto(product.url);
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type('administrador@exemplo.com.br');
    await tabTo(page, page.getByLabel('Senha', { exact: true }));
    await page.keyboard.type('demonstracao');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Início', exact: true }).waitFor();

    await goTo(page, 'novo perfil');
    await tabTo(page, page.getByRole('textbox', { name: 'Nome' }));
    await page.keyboard.type('Perfil por Teclas');
    await tabTo(page, page.getByRole('tab', { name: 'Identificação' }), 120);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const clients = page.getByRole('checkbox', { name: 'Clientes: Consultar' });
    await tabTo(page, page.getByRole('checkbox', { name: 'Consultar: em todas as telas' }));
    for (let row = 0; row < 30 && !(await isFocused(clients)); row++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect(await clients.isChecked()).toBe(true);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/perfil\/\d+/);

    const make = (act: string, fill: () => Promise<void>, agree?: () => Promise<void>) =>
      makeByKeys(page, act, fill, agree);
    await make('novo segmento', async () => {
      await type(page, 'Nome', 'Segmento por Teclas');
      await choose(page, 'Diretoria', 'Diretoria de Empresas');
    });
    await make('novo officer', async () => {
      await type(page, 'Nome', 'Officer por Teclas');
      await choose(page, 'Segmento/Área', 'Segmento por Teclas');
    });
    await make('novo analista', async () => {
      await type(page, 'Nome', 'Analista por Teclas');
      await choose(page, 'Officer', 'Officer por Teclas');
    });
    await make('novo grupo', () => type(page, 'Nome', 'Grupo por Teclas'));
    await make('nova filial', () => type(page, 'Nome', 'Filial por Teclas'));
    await make(
      'novo usuário',
      async () => {
        await type(page, 'Nome', 'Usuário por Teclas');
        await type(page, 'E-mail', 'usuario.por.teclas@exemplo.com.br');
        await press(page, page.getByRole('button', { name: 'Adicionar linha' }));
        await choose(page, 'Empresa, linha 1', 'Banco Ipê Amarelo');
        await choose(page, 'Perfis, linha 1', 'Perfil por Teclas');
      },
      () => press(page, rightsPreview(page).getByRole('button', { name: 'Salvar' })),
    );
    await make('novo cliente', async () => {
      await type(page, 'Nome', 'Cliente por Teclas');
      await tabTo(page, page.getByRole('radio', { name: 'Pessoa física' }));
      await page.keyboard.press('Space');
      await type(page, 'CPF/CNPJ', '11144477735');
    });
    await make('nova operação', async () => {
      await choose(page, 'Cliente', 'Cliente por Teclas');
      await tabTo(page, page.getByRole('radio', { name: 'Rural' }));
      await page.keyboard.press('Space');
      await type(page, 'Valor', '980000,50');
      await choose(page, 'Analista', 'Analista por Teclas');
    });
    await make('nova diretoria', () => type(page, 'Nome', 'Diretoria por Teclas'));
    await page.getByRole('heading', { level: 1, name: 'Diretoria por Teclas' }).waitFor();

    await press(page, page.getByRole('link', { name: 'Alterar' }));
    await tabTo(page, page.getByRole('textbox', { name: 'Nome' }));
    await page.keyboard.press('End');
    await page.keyboard.type(' e Setas');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: 'Diretoria por Teclas e Setas' }).waitFor();
    await tabTo(page, page.getByRole('tab', { name: 'Dados' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: 'Voltar a esta versão' }).last());
    await press(page, page.getByRole('dialog').getByRole('button', { name: /^Voltar/ }));
    await page.getByRole('heading', { level: 1, name: /^Diretoria por Teclas$/ }).waitFor();

    await press(page, page.getByRole('button', { name: 'Excluir' }));
    await page.getByText('Confirma a exclusão da Diretoria').waitFor();
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Excluir' }));
    await page.getByRole('heading', { level: 1, name: /^Diretorias/ }).waitFor();
    await press(page, page.getByRole('button', { name: 'Mais ações' }));
    await page.getByRole('menuitem', { name: 'Excluídos' }).waitFor();
    if (!(await isFocused(page.getByRole('menuitem', { name: 'Excluídos' }))))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: /Diretoria por Teclas/ });
    await press(page, row.getByRole('button', { name: /Trazer de volta/ }));
    await row.waitFor({ state: 'detached' });
    await goTo(page, 'diretorias');
    await page.waitForURL(/nav\/diretoria$/);
    await page.getByRole('link', { name: 'Diretoria por Teclas', exact: true }).waitFor();
    // Last, since a person of two companies is asked at the door which.
    await make('nova empresa', async () => {
      await type(page, 'Razão social', 'Financeira por Teclas S.A.');
      await type(page, 'CNPJ', '12ABC34501DE35');
    });
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

/** @param agree to what is shown before the save, where something is */
async function makeByKeys(
  page: Page,
  act: string,
  fill: () => Promise<void>,
  agree?: () => Promise<void>,
): Promise<void> {
  await goTo(page, act);
  await fill();
  await page.keyboard.press('Control+s');
  await agree?.();
  await page.waitForURL(/#\/nav\/[a-z-]+\/\d+/);
  await page.getByRole('tab', { name: 'Histórico' }).waitFor();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: new RegExp(`^${label}( opcional)?$`) }), 120);
  await page.keyboard.type(text);
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: new RegExp(`^${label}( opcional)?$`) }), 120);
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Reaches it by Tab and presses Enter on it. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await tabTo(page, target, 120);
  await page.keyboard.press('Enter');
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
