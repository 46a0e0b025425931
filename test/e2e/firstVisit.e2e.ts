import { describe, expect, test } from 'vitest';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { kilobytes, largest, watchLoads } from '../support/journeys/loads.ts';

/** What a first visit costs, with nothing kept from an earlier one. */

const product = connectProduct();

describe('a first visit', () => {
  test('fetches at most 130 kB of scripts to the sign-in page, and 400 kB in all to the first list', async () => {
    const { page, troubles } = await product.openPage();
    const loads = await watchLoads(page);
    await page.goto(`${product.url}#/nav/cliente`);
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = loads.filter(({ kind }) => kind === 'Script');
    expect(kilobytes(scripts), largest(scripts)).toBeLessThanOrEqual(130);
    await page.getByLabel('E-mail').fill('analista@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await page.keyboard.press('Enter');
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    // Two faces are fetched once for ever, and nothing waits for them.
    const needed = loads.filter(({ kind }) => kind !== 'Font');
    expect(kilobytes(needed), largest(needed)).toBeLessThanOrEqual(400);
    expect(troubles).toEqual([]);
  });
});
