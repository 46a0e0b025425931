import { expect, test } from 'vitest';
import { accessibilityFaults, tabTo } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { isTurn } from '../support/run/form.ts';

/** A question and its answer between two people, each told by the bell. */

const product = connectProduct();

const question = 'Onde fica o prazo';

test.skipIf(!isTurn(2, 0))(
  'a feedback is sent by keyboard from the review, answered on a phone, and the answer is found by the bell',
  async () => {
    const author = await product.openPage();
    await product.enter(author.page, 'consulta@exemplo.com.br');
    await author.page.goto(`${product.url}#/nav/matricula/1`);
    await author.page.getByRole('heading', { level: 1 }).waitFor();
    await tabTo(author.page, author.page.getByRole('button', { name: 'Feedback' }));
    await author.page.keyboard.press('Enter');
    const dialog = author.page.getByRole('dialog', { name: 'Enviar feedback' });
    await dialog.getByLabel('Motivo do contato').selectOption('Dúvida');
    await dialog.getByLabel('Detalhe').fill(question);
    await author.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await author.page.getByRole('button', { name: 'Feedback' }).click();
    expect(await dialog.getByLabel('Detalhe').inputValue()).toBe(question);
    await dialog.getByLabel('Mensagem').fill('Não achei o prazo da certidão.');
    await dialog.getByText('Sim', { exact: true }).click();
    expect(await dialog.getByLabel('O que vai junto').inputValue()).toMatch(/^Tela: \/nav\/matricula\/1\n/);
    expect(await accessibilityFaults(author.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enviar feedback' }).click();
    await dialog.waitFor({ state: 'detached' });

    const keeper = await product.openPage({ width: 360, height: 640, scheme: 'dark' });
    await product.enter(keeper.page, 'administrador@exemplo.com.br');
    await keeper.page.getByRole('button', { name: /avisos não lidos/ }).click();
    expect(await accessibilityFaults(keeper.page)).toEqual([]);
    await keeper.page.getByRole('link', { name: new RegExp(question) }).click();
    await keeper.page.getByRole('heading', { level: 1, name: question }).waitFor();
    await keeper.page.getByRole('button', { name: 'Responder' }).click();
    const reply = keeper.page.getByRole('dialog');
    await reply.getByLabel('Resposta').fill('Na aba Certidões.');
    expect(await accessibilityFaults(keeper.page)).toEqual([]);
    await reply.getByRole('button', { name: 'Responder' }).click();
    await reply.waitFor({ state: 'detached' });
    await keeper.page.getByText('Demanda Resolvida').first().waitFor();
    expect(await keeper.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // A tab that comes back into view asks at once.
    await author.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await author.page.getByRole('button', { name: '1 aviso não lido' }).click();
    await author.page.getByRole('link', { name: new RegExp(question) }).click();
    await author.page.getByText('Na aba Certidões.').first().waitFor();
    await author.page.getByRole('button', { name: 'Avisos: nenhum por ler' }).waitFor();
    expect(await accessibilityFaults(author.page)).toEqual([]);
    expect([...author.troubles, ...keeper.troubles]).toEqual([]);
  },
);
