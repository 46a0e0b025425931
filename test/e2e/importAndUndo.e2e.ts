import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accessibilityFaults, goTo, tabTo } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { clientsCsv, clientsWorkbook, inventedClients, spoiled } from '../support/papers/clientsFile.ts';
import { partOf } from '../support/run/form.ts';

/**
 * Three hundred clients come from a file, twelve of them corrected in their lines, five edited by hand; another
 * administrator undoes the import: what was edited stays and is named.
 */

const product = connectProduct();

beforeAll(async () => {
  await makeAdministrator('officer@exemplo.com.br');
});

const administrator = 'administrador@exemplo.com.br';
const other = 'officer@exemplo.com.br';

async function call(token: string | null, method: string, path: string, body?: object) {
  const answer = await fetch(`${product.url}api/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).ItemRegistro;
}

const enter = async (Login: string): Promise<string> =>
  (await call(null, 'POST', 'Autenticacao/Login', { Login, Senha: 'demonstracao' })).Token;

/** A second person with the rights of the first. */
async function makeAdministrator(login: string): Promise<void> {
  const token = await enter(administrator);
  const { Itens } = await call(token, 'GET', `Usuario/Listar?Busca=${encodeURIComponent(login)}`);
  const user = await call(token, 'GET', `Usuario/Retornar/${Itens[0].Identificador}`);
  const profiles = await call(token, 'GET', 'Perfil/Listar?Busca=administrador');
  const [profile] = profiles.Itens;
  await call(token, 'PUT', `Usuario/Alterar/${user.Identificador}`, {
    Versao: user.Versao,
    TodosProprietarios: true,
    Vinculos: user.Vinculos.map((one: { readonly Perfis: readonly number[] }) => ({
      ...one,
      Perfis: [...one.Perfis, profile.Identificador],
    })),
  });
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Everyone of that surname, in the order of the file. */
async function named(
  surname: string,
): Promise<readonly { readonly Identificador: number; readonly Nome: string }[]> {
  const token = await enter(administrator);
  const query = `Busca=${surname}&NumeroRegistros=200&SortFields=Identificador&SortOrder=asc`;
  const pages = [1, 2].map((page) => call(token, 'GET', `Cliente/Listar?${query}&Pagina=${page}`));
  return (await Promise.all(pages)).flatMap(({ Itens }) => Itens);
}

test.each(
  partOf(
    [
      ['by mouse, from a workbook, at 1440', { width: 1440, height: 900 }, 'Valadares', 'mouse'],
      ['by keyboard, from an older CSV, at 360', { width: 360, height: 740 }, 'Quintanilha', 'keys'],
    ] as const,
    2,
  ),
)('300 clients, %s', async (_name, size, surname, hands) => {
  const isMouse = hands === 'mouse';
  const { page, troubles } = await product.openPage(size);
  const press = async (target: ReturnType<Page['getByRole']>) => {
    if (isMouse) return target.click();
    await tabTo(page, target, 200);
    await page.keyboard.press('Enter');
  };
  const people = inventedClients(300, surname);
  const wrong = people.filter((_, at) => at % 25 === 3);
  const given = people.map((one) =>
    wrong.includes(one) ? { ...one, document: spoiled(one.document) } : one,
  );
  await product.enter(page, administrator);
  await page.goto(`${product.url}#/nav/cliente/importar`);
  await page.getByRole('heading', { level: 1, name: 'Importar clientes' }).waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page.getByRole('button', { name: 'Escolher arquivo' })),
  ]);
  await chooser.setFiles({
    name: isMouse ? 'clientes.xlsx' : 'clientes.csv',
    mimeType: 'application/octet-stream',
    buffer: isMouse ? await clientsWorkbook(given) : clientsCsv(given),
  });

  // “Nome completo” is no field: somebody says which one it is.
  await page.getByText('Acerte as colunas e confira de novo.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const column = page.getByLabel(/^Nome completo/);
  if (isMouse) await column.selectOption({ label: 'Nome' });
  else {
    await tabTo(page, column, 200);
    await page.keyboard.type('Nome');
  }
  await press(page.getByRole('button', { name: 'Conferir de novo' }));

  await page.getByText('12 linhas a corrigir.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(size.width);
  for (const one of wrong) {
    const cell = page.getByLabel(`CPF/CNPJ da linha ${people.indexOf(one) + 2}`, { exact: true });
    if (isMouse) await cell.fill(one.document);
    else {
      await tabTo(page, cell, 200);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(one.document);
    }
  }
  // From the last cell, Enter asks again.
  await page.keyboard.press('Enter');
  const run = page.getByRole('button', { name: 'Importar 300 registros' });
  await run.waitFor();
  await press(run);
  await page.getByRole('main').getByText('300 registros incluídos.').waitFor();
  expect(await named(surname)).toHaveLength(300);

  const edited = (await named(surname)).slice(10, 15);
  for (const { Identificador, Nome } of edited) {
    await page.goto(`${product.url}#/nav/cliente/${Identificador}`);
    const mail = page.getByRole('textbox', { name: /^E-mail/ });
    await mail.waitFor();
    await mail.fill(`pessoa.${Identificador}@exemplo.com.br`);
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: Nome }).waitFor();
    await page.getByText('Cliente salvo.').first().waitFor();
  }
  await page.context().close();

  const second = await product.openPage(size);
  const later = second.page;
  await product.enter(later, other);
  const click = async (target: ReturnType<Page['getByRole']>) => {
    if (isMouse) return target.click();
    await tabTo(later, target, 200);
    await later.keyboard.press('Enter');
  };
  await goTo(later, 'clientes');
  await click(later.getByRole('button', { name: 'Mais ações' }).filter({ visible: true }));
  const choice = later.getByRole('menuitem', { name: 'Alterações em conjunto' });
  await choice.waitFor();
  if (isMouse) await choice.click();
  else {
    // A menu is walked through by its arrows; Tab leaves it.
    for (let presses = 0; presses < 20; presses += 1) {
      if (await choice.evaluate((element) => element === document.activeElement)) break;
      await later.keyboard.press('ArrowDown');
    }
    await later.keyboard.press('Enter');
  }
  const entry = later.getByRole('listitem').filter({ hasText: 'importou 300 clientes' }).first();
  await entry.waitFor();
  expect(await accessibilityFaults(later)).toEqual([]);
  await click(entry.getByRole('button', { name: /^Desfazer/ }));
  const dialog = later.getByRole('dialog', { name: 'Desfazer a importação de 300 clientes?' });
  await dialog.getByText('295 clientes vão para Excluídos, de onde podem voltar por 30 dias.').waitFor();
  await dialog.getByText('5 ficam como estão:').waitFor();
  for (const { Nome } of edited) {
    const left = dialog.getByRole('listitem').filter({ hasText: Nome });
    expect(await left.textContent()).toContain('Mudou depois: E-mail');
  }
  expect(await accessibilityFaults(later)).toEqual([]);
  expect(await sideways(later)).toBeLessThanOrEqual(size.width);
  await click(dialog.getByRole('button', { name: 'Desfazer 295' }));
  await later.getByText('Desfeito: 295 clientes como antes. 5 ficaram como estão.').waitFor();
  await later
    .getByText(/^Desfeita pela nº \d+ \(.+: 295 clientes\. 5 ficaram como estão\.$/)
    .first()
    .waitFor();
  expect((await named(surname)).map(({ Identificador }) => Identificador)).toEqual(
    edited.map(({ Identificador }) => Identificador),
  );
  expect([...troubles, ...second.troubles]).toEqual([]);
  await later.context().close();
});
