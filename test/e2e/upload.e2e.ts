import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { corpusPdf } from '../support/papers/corpus.ts';
import { isTurn } from '../support/run/form.ts';

/** Many files at once in a real browser: followed, cancelled, tried again, cut off, left and found again. */

const product = connectProduct({ OCR_PARALLEL: '1' });
let folder: string;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-envio-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  ({ page, troubles } = await product.openPage());
  await product.enter(page, 'analista@exemplo.com.br');
  return () => page.context().close();
});

const go = async (hash: string) => {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
};
const row = (name: string) =>
  page.getByRole('list', { name: 'Arquivos enviados' }).getByRole('listitem').filter({ hasText: name });

/** An operation that takes records, opened. */
async function openOperation(): Promise<string> {
  const inProgress = { Situacao: { operator: 'igual', value: ['em_andamento'] } };
  await go(`#/nav/operacao?filter=${encodeURIComponent(JSON.stringify(inProgress))}`);
  await page.getByRole('heading', { level: 1, name: /^Operações/ }).waitFor();
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Enviar matrículas', exact: true }).waitFor();
  return new URL(page.url()).hash;
}

async function choose(files: string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Enviar matrículas', exact: true }).click(),
  ]);
  await chooser.setFiles(files);
}

/** A scan under another name and with other bytes, so that none is taken for another. */
async function copyOf(name: string, as: string): Promise<string> {
  const path = join(folder, as);
  await writeFile(path, Buffer.concat([await readFile(corpusPdf(name)), Buffer.from(`\n% ${as}\n`)]));
  return path;
}

test.skipIf(!isTurn(2, 1))(
  'three files: one cancelled, one refused, one read; found again elsewhere and after a reload',
  async () => {
    const operation = await openOperation();
    const scans = [
      await copyOf('20-lote-major-prates', 'a-primeira.pdf'),
      await copyOf('18-lote-santa-tereza', 'b-segunda.pdf'),
      await copyOf('05-fazenda-buriti-alto', 'c-terceira.pdf'),
    ];
    const other = join(folder, 'foto.pdf');
    await writeFile(other, 'isto não é um PDF');
    await choose([...scans, other]);
    await row('foto.pdf')
      .getByText(/foto\.pdf não é um PDF/)
      .waitFor();
    await row('c-terceira.pdf')
      .getByText(/Na fila|página|começando/)
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Cancelar c-terceira.pdf' }).click();
    await row('c-terceira.pdf').waitFor({ state: 'detached' });

    await go('#/nav/enviar-matriculas');
    await page.getByRole('heading', { name: 'Seus envios em todas as operações' }).waitFor();
    await row('b-segunda.pdf').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await go(operation);
    await page.reload();
    await row('a-primeira.pdf').waitFor();
    await row('b-segunda.pdf').waitFor();
    expect(await row('c-terceira.pdf').count()).toBe(0);
    await row('a-primeira.pdf').getByText('Lida: Aguardando análise').waitFor({ timeout: 120_000 });
    await page
      .getByRole('button', { name: /^Avisos|avis/ })
      .first()
      .click();
    await page.getByText(/a-primeira\.pdf, da operação .* foi lido/).waitFor();
    expect(troubles).toEqual([]);
  },
);

test.skipIf(!isTurn(2, 0))(
  'a password is asked for one file in its place, and the others go on',
  async () => {
    await openOperation();
    await choose([
      corpusPdf('hostile/h2-protegido-por-senha'),
      await copyOf('16-apto-batel', 'd-quarta.pdf'),
    ]);
    const locked = row('h2-protegido-por-senha.pdf');
    await locked.getByLabel(/^Senha de h2/).fill('errada');
    await page.keyboard.press('Enter');
    await locked.getByText(/não abriu com essa senha/).waitFor();
    await locked.getByLabel(/^Senha de h2/).fill('Senha#123');
    await page.keyboard.press('Enter');
    await row('d-quarta.pdf')
      .getByText(/Lida|Virou mais uma leitura/)
      .waitFor({ timeout: 120_000 });
    await locked
      .getByText(/Lida|não|Virou/)
      .first()
      .waitFor({ timeout: 120_000 });
    expect(troubles).toEqual([]);
  },
);

test.skipIf(!isTurn(2, 1))(
  'a large file whose line is cut goes on from where it stopped, and says so',
  async () => {
    await openOperation();
    const bytes = await readFile(corpusPdf('16-apto-batel'));
    const large = join(folder, 'e-grande.pdf');
    await writeFile(
      large,
      Buffer.concat([bytes, Buffer.from('\n%'), Buffer.from(randomBytes(5_000_000).toString('hex'))]),
    );
    const sent: number[] = [];
    let cuts = 0;
    await page.route('**/api/Arquivo/tus/*', async (route) => {
      const request = route.request();
      if (request.method() !== 'PATCH') return route.continue();
      sent.push(Number(request.headers()['upload-offset']));
      if (sent.length === 2 && cuts++ === 0) return route.abort('connectionreset');
      return route.continue();
    });
    await choose([large]);
    await row('e-grande.pdf')
      .getByText(/A conexão caiu. O envio continua daqui/)
      .waitFor();
    await row('e-grande.pdf')
      .getByText(/Lida|Virou mais uma leitura/)
      .waitFor({ timeout: 120_000 });
    expect(cuts).toBe(1);
    // One piece was sent twice, none before it again.
    expect(sent).toEqual([0, 4_194_304, 4_194_304, 8_388_608]);
    expect(troubles).toEqual([]);
  },
);

test.skipIf(!isTurn(2, 0))(
  'what never left is named after the page was closed, and goes on when it is chosen again',
  async () => {
    await openOperation();
    const large = join(folder, 'f-interrompida.pdf');
    const bytes = await readFile(corpusPdf('16-apto-batel'));
    await writeFile(
      large,
      Buffer.concat([bytes, Buffer.from('\n%'), Buffer.from(randomBytes(5_000_000).toString('hex'))]),
    );
    const sent: number[] = [];
    let isCut = true;
    await page.route('**/api/Arquivo/tus/*', async (route) => {
      const request = route.request();
      if (request.method() !== 'PATCH') return route.continue();
      const offset = Number(request.headers()['upload-offset']);
      if (isCut && offset > 0) return route.abort('connectionreset');
      sent.push(offset);
      return route.continue();
    });
    await choose([large]);
    await row('f-interrompida.pdf')
      .getByText(/A conexão caiu/)
      .waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    isCut = false;
    await page.getByText(/Não chegou a ser enviado antes de a página fechar: f-interrompida\.pdf/).waitFor();
    await choose([large]);
    await row('f-interrompida.pdf')
      .getByText(/Lida|Virou mais uma leitura/)
      .waitFor({ timeout: 120_000 });
    expect(sent).toEqual([0, 4_194_304, 8_388_608]);
  },
);
