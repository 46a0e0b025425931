import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, type openPage } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { isTurn } from '../support/run/form.ts';

/** A matter between two people at two machines, from the question with its file and place to the second resolution. */

const product = connectProduct();

const bell = (page: Page) => page.getByRole('button', { name: /^(Avisos: nenhum|\d+ avisos? não lido)/ });

/** How many wait, as the bell says it. */
async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/^\d+/.exec(name)?.[0] ?? 0);
}

/**
 * The bell says so by itself, without a reload and without anything done on the page, before half a minute of the page's
 * own clock has gone by.
 */
async function told(page: Page, count: number): Promise<void> {
  await page.clock.fastForward(30_000);
  await expect.poll(() => unread(page), { timeout: 90_000 }).toBe(count);
}

/** A page whose half minutes need not be waited for. */
async function openClocked(): Promise<Awaited<ReturnType<typeof openPage>>> {
  const opened = await product.openPage();
  await opened.page.context().clock.install();
  return opened;
}

const question = 'O prazo some da página';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.skipIf(!isTurn(2, 1))(
  'a matter goes there and back between two people, each told by the bell within half a minute',
  async () => {
    const author = await openClocked();
    const keeper = await openClocked();
    await product.enter(author.page, 'consulta@exemplo.com.br');
    await product.enter(keeper.page, 'administrador@exemplo.com.br');
    const before = { author: 0, keeper: 0 };

    // Sent with a file and the place it is about.
    await author.page.goto(`${product.url}#/nav/cliente`);
    await author.page.getByRole('main').getByRole('table').getByRole('link').first().click();
    const heading = author.page.getByRole('heading', { level: 1 });
    await author.page.getByRole('button', { name: 'Feedback' }).waitFor();
    await expect.poll(() => author.page.url()).toMatch(/#\/nav\/cliente\/\d+\/show$/);
    const client = (await heading.textContent()) ?? '';
    before.author = await unread(author.page);
    before.keeper = await unread(keeper.page);
    await author.page.getByRole('button', { name: 'Feedback' }).click();
    const dialog = author.page.getByRole('dialog', { name: 'Enviar feedback' });
    await dialog.getByLabel('Motivo do contato').selectOption('Erro no sistema');
    await dialog.getByLabel('Detalhe').fill(question);
    await dialog.getByLabel('Mensagem').fill('Abri o cliente e o prazo não aparece. Segue a imagem.');
    const file = dialog.locator('input[type="file"]');
    await file.setInputFiles({
      name: 'nota.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ nada'),
    });
    await dialog.getByText('Esse tipo de arquivo não é aceito.').first().waitFor();
    expect(await accessibilityFaults(author.page)).toEqual([]);
    await file.setInputFiles({ name: 'tela.png', mimeType: 'image/png', buffer: png });
    await dialog.getByText('tela.png').waitFor();
    await dialog.getByText('Sim', { exact: true }).click();
    expect(await dialog.getByLabel('O que vai junto').inputValue()).toContain('/nav/cliente/');
    expect(await accessibilityFaults(author.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enviar feedback' }).click();
    await dialog.waitFor({ state: 'detached' });

    // The other is told, and finds message, file and the way to the record.
    await told(keeper.page, before.keeper + 1);
    await bell(keeper.page).click();
    const panel = keeper.page.getByRole('dialog', { name: 'Avisos' });
    expect(await accessibilityFaults(keeper.page)).toEqual([]);
    const link = panel.getByRole('link', { name: new RegExp(question) });
    const group = panel.getByRole('button', { name: /^Não lido: Feedback recebido: / });
    await link.or(group).first().waitFor();
    if (await group.isVisible()) await group.click();
    await link.click();
    await keeper.page.getByRole('heading', { level: 1, name: question }).waitFor();
    await told(keeper.page, before.keeper);
    const download = keeper.page.waitForEvent('download');
    await keeper.page.getByRole('button', { name: 'Baixar' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('tela.png');
    expect(await readFile(await saved.path())).toEqual(png);
    await keeper.page.getByRole('link', { name: `Abrir ${client}` }).waitFor();
    await keeper.page.getByRole('button', { name: 'Responder' }).click();
    const reply = keeper.page.getByRole('dialog');
    await reply.getByLabel('Resposta').fill('Corrigido: atualize a página.');
    await reply.getByLabel('Resolvido na versão').fill('0.2.0');
    expect(await accessibilityFaults(keeper.page)).toEqual([]);
    await reply.getByRole('button', { name: 'Responder' }).click();
    await reply.waitFor({ state: 'detached' });
    await keeper.page.getByText('Demanda Resolvida').first().waitFor();

    // The author is told which release solved it, and does not find it solved.
    await told(author.page, before.author + 1);
    await bell(author.page).click();
    const answer = author.page.getByRole('link', {
      name: new RegExp(`${question} \\(resolvido na versão 0\\.2\\.0\\)`),
    });
    await answer.click();
    await author.page.getByText('Corrigido: atualize a página.').first().waitFor();
    await author.page.getByText('Respondida').first().waitFor();
    expect(await accessibilityFaults(author.page)).toEqual([]);
    await author.page.getByRole('button', { name: 'Responder e reabrir' }).click();
    const back = author.page.getByRole('dialog');
    await back.getByLabel('Mensagem').fill('Atualizei e continua sem o prazo.');
    await back.getByRole('button', { name: 'Responder e reabrir' }).click();
    await back.waitFor({ state: 'detached' });
    await author.page.getByText('Demanda Pendente').first().waitFor();

    // It comes back, and is resolved for good.
    await told(keeper.page, before.keeper + 1);
    await bell(keeper.page).click();
    await keeper.page.getByRole('link', { name: new RegExp(`reabriu um feedback: ${question}`) }).click();
    await keeper.page.getByText('Atualizei e continua sem o prazo.').first().waitFor();
    await keeper.page.getByRole('button', { name: 'Responder' }).click();
    await reply.getByLabel('Resposta').fill('Agora sim: o cache foi limpo.');
    await reply.getByRole('button', { name: 'Responder' }).click();
    await reply.waitFor({ state: 'detached' });
    await told(author.page, before.author + 1);
    await author.page.reload();
    await author.page.getByText('Agora sim: o cache foi limpo.').first().waitFor();
    await author.page.getByText('Demanda Resolvida').first().waitFor();
    expect([...author.troubles, ...keeper.troubles]).toEqual([]);
  },
);

/** As the person's own program would ask. */
async function ask(path: string, body: object, token = ''): Promise<Record<string, unknown>> {
  const answer = await fetch(`${product.url}api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { ItemRegistro: Record<string, unknown> }).ItemRegistro;
}

async function tokenOf(login: string): Promise<string> {
  const credentials = { Login: `${login}@exemplo.com.br`, Senha: 'demonstracao' };
  return String((await ask('Autenticacao/Login', credentials)).Token);
}

test('two tabs of one person have the bell right, whichever of them reads', async () => {
  const { page, troubles } = await openClocked();
  await product.enter(page, 'officer@exemplo.com.br');
  const other = await page.context().newPage();
  await product.enter(other, 'officer@exemplo.com.br');
  const before = await unread(page);
  const matter = { MotivoContato: 'SUGESTAO', Detalhe: 'Duas abas', Mensagem: 'Contam igual?' };
  const sent = await ask('Feedback/Executar/enviar', matter, await tokenOf('officer'));
  const reply = { Versao: sent.Versao, Resposta: 'Contam.' };
  const keeper = await tokenOf('administrador');
  await ask(`FeedbackGestao/Executar/responder/${sent.Identificador}`, reply, keeper);
  await told(page, before + 1);
  await told(other, before + 1);
  await page.goto(`${product.url}#/nav/avisos`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /respondeu ao seu feedback: Duas abas/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await main.getByRole('button', { name: /^Marcar como lido: .*Duas abas$/ }).click();
  // The other is told by the first, well before its own turn to ask.
  await expect.poll(() => unread(page), { timeout: 15_000, interval: 100 }).toBe(before);
  await expect.poll(() => unread(other), { timeout: 5_000, interval: 100 }).toBe(before);
  await page.goto(`${product.url}#/nav/preferencias-de-aviso`);
  await page.getByRole('checkbox', { name: 'No sino: Matrícula lida' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
