import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { casesOf } from '../certificates/cases.ts';
import { accessibilityFaults, tabTo } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { makePdf, textLines } from '../support/papers/makePdf.ts';
import { isTurn } from '../support/run/form.ts';

/** The checklist of an operation: a certificate asked for, attached, confirmed and downloaded; another one waived. */

const product = connectProduct();

async function openOperation(page: Page, login: string): Promise<Locator> {
  await product.enter(page, login);
  await page.goto(`${product.url}#/nav/operacao/1/show`);
  const panel = page.getByRole('region', { name: 'Checklist de certidões', exact: true });
  await panel.getByText('Certidão Negativa de Débitos Trabalhistas').waitFor();
  return panel;
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** A labour certificate issued a few days ago, good for half a year. */
function labourPdf(change: (text: string) => string): Buffer {
  const text = casesOf('first').find(({ name }) => name === 'cndt-negativa')?.text ?? '';
  const dated = text.replaceAll('18/08/2026', inDays(-10)).replaceAll('14/02/2027', inDays(170));
  return makePdf([{ content: textLines(change(dated).split('\n')) }]);
}

const ofTheClient = (text: string) =>
  text
    .replaceAll('LATICINIOS PEDRA BRANCA LTDA (MATRIZ E FILIAIS)', 'AGROPECUARIA SERRA CLARA LTDA')
    .replaceAll('77.454.885/0001-23', '58.120.394/0001-00');

async function choosePdf(page: Page, button: Locator, buffer: Buffer): Promise<void> {
  await button.waitFor();
  await button.focus();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles({ name: 'cndt.pdf', mimeType: 'application/pdf', buffer });
}

test.skipIf(!isTurn(2, 1))(
  'by keyboard: requested, somebody else’s document warned about, the right one confirmed, downloaded',
  async () => {
    const { page, troubles } = await product.openPage();
    const panel = await openOperation(page, 'analista@exemplo.com.br');
    const of = (act: string) =>
      panel.getByRole('button', { name: `${act}: Certidão Negativa de Débitos Trabalhistas` });
    const press = async (target: Locator) => {
      await target.waitFor();
      await target.focus();
      await page.keyboard.press('Enter');
    };
    expect(await accessibilityFaults(page)).toEqual([]);
    await tabTo(page, of('Solicitar'), 200);
    await page.keyboard.press('Enter');
    const order = page.getByRole('dialog', { name: 'Solicitar certidão' });
    await order.getByText(/^Pedir à fonte simulado/).waitFor();
    await order.getByRole('radio', { name: /^À mão/ }).focus();
    await page.keyboard.press('Space');
    await press(order.getByRole('button', { name: 'Solicitar', exact: true }));
    await order.waitFor({ state: 'detached' });
    await press(of('Anexar PDF'));
    const dialog = page.getByRole('dialog');
    const choose = dialog.getByRole('button', { name: 'Escolher o PDF' });
    await choosePdf(
      page,
      choose,
      labourPdf((text) => text),
    );
    await dialog.getByText(/O documento é de outra pessoa/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(dialog.getByRole('button', { name: 'Confirmar e emitir' }));
    await dialog.getByText('Marque que leu os avisos, ou troque o arquivo.').waitFor();
    expect(await dialog.getByRole('checkbox').evaluate((box) => box === document.activeElement)).toBe(true);
    await press(dialog.getByRole('button', { name: 'Trocar o arquivo' }));
    await choosePdf(page, choose, labourPdf(ofTheClient));
    await dialog.getByText('NEGATIVA', { exact: true }).waitFor();
    expect(await dialog.getByRole('list', { name: 'O que não confere' }).count()).toBe(0);
    expect(await dialog.getByLabel('Número').inputValue()).toBe('48213907/2026');
    await press(dialog.getByRole('button', { name: 'Confirmar e emitir' }));
    await dialog.waitFor({ state: 'detached' });
    const row = panel.getByRole('row', { name: /Débitos Trabalhistas/ });
    await row.getByText('Válida', { exact: true }).waitFor();
    await row.getByText('Negativa', { exact: true }).waitFor();
    await panel.getByText('1 de 23 válida').waitFor();

    await panel.getByText('Nesse dia, nenhuma das emitidas estará vencida.').waitFor();
    await panel.getByLabel('Válidas na data').fill(inDays(171));
    await page.keyboard.press('Tab');
    await panel.getByText('Nesse dia, 1 certidão estará vencida.').waitFor();
    await row.getByText('Vence antes').waitFor();
    await of('Atualizar').waitFor();
    // From its beginning: a row half below the bar is no target that is too small.
    await page.locator('main').evaluate((main) => {
      main.scrollTo(0, 0);
      window.scrollTo(0, 0);
    });
    expect(await accessibilityFaults(page)).toEqual([]);

    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      press(panel.getByRole('button', { name: 'Baixar ZIP' })),
    ]);
    expect(zip.suggestedFilename()).toMatch(/^certidoes-.*\.zip$/);

    await page.goto(`${product.url}#/nav/certidao`);
    await page.getByRole('checkbox', { name: /Débitos Trabalhistas · 58/ }).check();
    const [chosen] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar ZIP' }).click(),
    ]);
    expect(chosen.suggestedFilename()).toMatch(/\.zip$/);
    await page
      .getByRole('link', { name: /Débitos Trabalhistas · 58/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'PDF da certidão', exact: true }).waitFor();
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar PDF' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe('cndt.pdf');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

test.skipIf(!isTurn(2, 1))('on a phone in the dark: waived with a reason, required again', async () => {
  const { page, troubles } = await product.openPage({ width: 360, height: 740, scheme: 'dark' });
  const panel = await openOperation(page, 'administrador@exemplo.com.br');
  await panel.getByRole('button', { name: /^Mais sobre Consulta à CNIB/ }).click();
  await page.getByRole('menuitem', { name: 'Dispensar…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Dispensar Consulta à CNIB/ });
  await dialog.getByLabel(/Motivo da dispensa/).fill('Consultada no cartório.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Dispensar', exact: true }).click();
  await panel.getByText('Consultada no cartório.').waitFor();
  await panel.getByText(/1 dispensada/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Voltar a exigir: Consulta à CNIB' }).click();
  await panel.getByRole('button', { name: 'Solicitar: Consulta à CNIB' }).waitFor();
  expect(troubles).toEqual([]);
});
