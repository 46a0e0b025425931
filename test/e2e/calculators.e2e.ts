import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { wordsOfPages } from '../support/papers/wordsOfPdf.ts';
import { isTurn } from '../support/run/form.ts';

/** From the review of a farm with four guarantees to stored calculations, another scenario, and paper with the same figures. */
const [farm, flat] = ['21406', '96518'];
const product = connectProduct();

/** Of a record of the demo, once it is read. */
async function openReview(page: Page, number: string): Promise<void> {
  const call = await product.signIn('analista@exemplo.com.br');
  const readRecord = async (): Promise<number | undefined> => {
    const answer = await call('RegistroMatricula/Listar?NumeroRegistros=50');
    const { ItemRegistro } = (await answer.json()) as {
      ItemRegistro: { Itens: { Identificador: number; Numero: string | null }[] };
    };
    return ItemRegistro.Itens.find(({ Numero }) => Numero === number)?.Identificador;
  };
  await expect.poll(readRecord, { timeout: 120_000 }).toBeDefined();
  await page.goto(`${product.url}#/nav/matricula/${await readRecord()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const openCalculator = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Calculadoras' }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('heading', { level: 1, name: /^Calculadora de/ }).waitFor();
};

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const amount = /R\$ [\d.]+,\d\d/;
/** The figure that stands largest. */
const headFigure = async (page: Page): Promise<string> => {
  await result(page).getByText(amount).first().waitFor();
  return amount.exec(await result(page).innerText())?.[0] ?? '';
};

async function store(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'Guardar na operação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar este cálculo?' });
  await dialog.getByLabel('Título').fill(title);
  await dialog.getByRole('button', { name: 'Guardar na operação' }).click();
  await page.waitForURL(/nav\/calculo\/\d+/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return page.url();
}

async function printed(page: Page): Promise<string> {
  return (await wordsOfPages(await page.pdf({ format: 'A4' }))).join(' ');
}

test.skipIf(!isTurn(2, 1))(
  'a farm with four guarantees: calculated, stored, compared with another scenario, printed',
  async () => {
    const { page } = await product.openPage();
    await product.enter(page, 'analista@exemplo.com.br');
    await openReview(page, farm);
    await openCalculator(page, 'Hipoteca');
    for (const act of ['R-4', 'R-5', 'R-7', 'R-8'])
      await page.getByRole('button', { name: new RegExp(`^${act}\\b.*Hipoteca`) }).waitFor();
    await page.getByLabel('Valor do imóvel').fill('6.000.000,00');
    await page.keyboard.press('Tab');
    const first = await headFigure(page);
    expect(first).not.toBe('R$ 0,00');
    expect(await accessibilityFaults(page)).toEqual([]);
    const stored = await store(page, 'Com a avaliação de hoje');
    expect(await headFigure(page)).toBe(first);
    await page.getByText(/a regra de hoje \(.+\) chega aos mesmos valores/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    // On paper: the same figure, its whole account, the rule.
    const paper = await printed(page);
    expect(paper).toContain(first.replace('R$ ', ''));
    expect(paper).toMatch(/De onde vem este número/);
    for (const act of ['R-4', 'R-5', 'R-7', 'R-8']) expect(paper).toContain(act);

    // Another scenario stands beside the saved one.
    await page.getByRole('link', { name: 'Novo cenário' }).click();
    await page.getByLabel('Deságio de venda forçada').fill('20');
    await page.keyboard.press('Tab');
    await expect.poll(() => headFigure(page)).not.toBe(first);
    const second = await headFigure(page);
    const compared = page.getByRole('row').filter({ hasText: 'Cabe na garantia, até' });
    await compared.getByText(first).waitFor();
    await compared.getByText(second).waitFor();
    await store(page, 'Com deságio de venda forçada');
    expect(await headFigure(page)).toBe(second);
    // The first one is as it was.
    await page.goto(stored);
    await page.getByRole('heading', { level: 1, name: 'Com a avaliação de hoje' }).waitFor();
    expect(await headFigure(page)).toBe(first);
  },
);

test.skipIf(!isTurn(2, 0))('a pledge, by keyboard from an empty form to a stored result', async () => {
  const { page } = await product.openPage();
  await product.enter(page, 'analista@exemplo.com.br');
  // The flat's record pledges nothing; the farm's opens with a note whose goods are asked for.
  await openReview(page, flat);
  await openCalculator(page, 'Penhor');
  const pledges = page.getByRole('group', { name: 'Penhores' });
  await pledges.getByRole('button', { name: 'Adicionar linha' }).first().press('Enter');
  await page.getByLabel('Valor do crédito').fill('1.000.000,00');
  const goods = page.getByRole('group', { name: 'Bens' });
  await goods.getByRole('button', { name: 'Adicionar linha' }).press('Enter');
  await page
    .getByLabel(/^Produto/)
    .first()
    .fill('soja');
  await page
    .getByLabel(/^Quantidade/)
    .first()
    .fill('12.000');
  await page
    .getByLabel(/^Unidade/)
    .first()
    .selectOption({ label: 'Saca de 60 kg' });
  await page
    .getByLabel(/^Valor unitário/)
    .first()
    .fill('120,00');
  await page.keyboard.press('Tab');
  await result(page).getByText('144,0000%').first().waitFor();
  await store(page, 'Penhor da safra');
  await result(page).getByText('144,0000%').first().waitFor();
  await result(page).getByText('R$ 440.000,00').first().waitFor();
});

test('a flat, in English: the same figures with the signs of the language', async () => {
  const { page } = await product.openPage();
  await product.enter(page, 'analista@exemplo.com.br');
  await openReview(page, flat);
  await openCalculator(page, 'Hipoteca');
  await page.getByLabel('Valor do imóvel').fill('900.000,00');
  await page.keyboard.press('Tab');
  await result(page).getByText('Alienação fiduciária').first().waitFor();
  const now = /([\d.]+),(\d\d)%/.exec(await result(page).innerText());
  await page.getByRole('button', { name: /^conta de/i }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mortgage calculator' }).waitFor();
  await page.getByRole('region', { name: 'Result' }).getByText(`${now?.[1]}.${now?.[2]}%`).first().waitFor();
});
