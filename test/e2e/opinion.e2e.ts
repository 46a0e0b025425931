import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { inOneLine, wordsOfPages } from '../support/papers/wordsOfPdf.ts';
import { isTurn } from '../support/run/form.ts';

/** From a draft to an approved opinion on paper, by the analyst who writes it and the officer who decides. */
const product = connectProduct();

const isFocused = (element: Element) => element === document.activeElement;

/** The words of a PDF without the foot of its pages. */
async function wordsOf(bytes: Buffer): Promise<string> {
  const foot = / ?(?:Matrícula [\d.]+|Parecer da \S+ \S+) página \d+ de \d+ SHA-256 [0-9a-f]{64}/;
  return inOneLine((await wordsOfPages(bytes)).map((page) => page.replace(foot, '')).join(' '));
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Parecer', exact: true });

test.skipIf(!isTurn(2, 1))(
  'an analyst drafts and submits, an officer approves, and the PDF says just that',
  async () => {
    const analyst = await product.openPage();
    await product.enter(analyst.page, 'analista@exemplo.com.br');
    const { page } = analyst;
    await page.goto(`${product.url}#/nav/registro-matricula`);
    await page.locator('tbody a').first().click();
    await page.waitForURL(/nav\/matricula\/\d+/);
    const record = /matricula\/(\d+)/.exec(page.url())?.[1];
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Redigir parecer' }).click();
    await panel.locator('.op-tx').first().waitFor();

    // A sentence leads to its words on the page, and is marked as the one that says them.
    const proof = panel.getByRole('button', { name: /^p\. \d/ }).first();
    await proof.click();
    await page.locator('.rv-page [aria-current="true"]').waitFor();
    await panel.locator('.op-sn.said').first().waitFor();

    // Words of one's own, saved by themselves.
    await panel.getByRole('button', { name: /^Acrescentar frase ?, Conclusão$/ }).click();
    await page.keyboard.type('Sugere-se nova certidão antes da contratação.');
    await page.keyboard.press('Control+Enter');
    // The head of the draft leads to what it lacks, and a sign the paper cannot show to its sentence.
    await panel.getByRole('button', { name: /^Ir ao que falta/ }).press('Enter');
    expect(await panel.getByRole('radio', { name: 'Favorável', exact: true }).evaluate(isFocused)).toBe(true);
    await panel.getByRole('radio', { name: 'Inconclusivo' }).check();
    await panel.getByText(/^Rascunho salvo às \d\d:\d\d/).waitFor({ timeout: 90_000 });
    // A control cut off by the edge of the pane counts as a small one: sizes are looked at elsewhere.
    const faults = (await accessibilityFaults(page)).filter((fault) => /op-|opinion/.test(fault));
    expect(faults.filter((fault) => !fault.startsWith('target-size'))).toEqual([]);
    await panel.getByRole('button', { name: /^Editar ?: Sugere-se/ }).click();
    await page.keyboard.type(' 漢');
    await page.keyboard.press('Control+Enter');
    await panel.getByRole('button', { name: 'Submeter parecer' }).click();
    await panel
      .getByRole('alert')
      .getByRole('button', { name: /^O sinal “漢”/ })
      .press('Enter');
    expect(await panel.getByRole('button', { name: /^Editar ?: Sugere-se/ }).evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+Enter');
    await panel.getByRole('button', { name: /^Nada falta/ }).press('Enter');
    await page.keyboard.press('Enter');
    await panel.getByText('Submetido', { exact: true }).waitFor();
    // What was pressed is gone with the draft; the keyboard goes on from the opinion.
    const heading = panel.getByRole('heading', { level: 2, name: 'Parecer' });
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true);
    const said = await panel.locator('.op-tx').allInnerTexts();
    await analyst.page.context().close();

    const officer = await product.openPage();
    await product.enter(officer.page, 'officer@exemplo.com.br');
    const desk = panelOf(officer.page);
    await officer.page.goto(`${product.url}#/nav/matricula/${record}?parte=opinion`);
    await desk.getByText(/Sugere-se nova certidão/).waitFor();
    await desk.getByRole('button', { name: 'Aprovar parecer' }).click();
    await officer.page.getByRole('dialog').getByRole('button', { name: 'Aprovar parecer' }).click();
    await desk.getByText('Aprovado', { exact: true }).waitFor();
    const [download] = await Promise.all([
      officer.page.waitForEvent('download'),
      desk.getByRole('button', { name: 'Baixar PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^parecer-.+\.pdf$/);
    const bytes = await readFile(await download.path());
    const paper = await wordsOf(bytes);
    for (const sentence of said) expect(paper).toContain(inOneLine(sentence));

    // On paper the opinion stands alone, without the tools.
    await officer.page.evaluate(() => document.documentElement.setAttribute('data-print', 'opinion'));
    await officer.page.emulateMedia({ media: 'print' });
    await expect.poll(() => desk.getByRole('button', { name: 'Baixar PDF' }).isVisible()).toBe(false);
    expect(await officer.page.locator('.rv-view').isVisible()).toBe(false);
    expect(await officer.page.locator('#rv-part-acts').isVisible()).toBe(false);
    expect(await desk.getByText(/Sugere-se nova certidão/).isVisible()).toBe(true);
    await officer.page.context().close();
  },
);
