import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import type { Browser, Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import { buildIfStale } from '../../scripts/build/buildConsole.ts';
import { addDays, formatDate, type LocalDate } from '../../src/domain/dates.ts';
import { casesOf } from '../certificates/cases.ts';
import { accessibilityFaults, openBrowser, openPage, typeSignIn } from '../support/journeys/browser.ts';
import { makePdf, textLines } from '../support/papers/makePdf.ts';
import { isTurn } from '../support/run/form.ts';
import { onceInRun } from '../support/run/onceInRun.ts';
import { seedFolder } from '../support/run/seededFolder.ts';
import { importShifting, shifting } from '../support/run/shiftedClock.ts';
import { type FolioProcess, startProcess } from '../support/servers/startProcess.ts';

/**
 * The certificates of an operation, from the first request to the archive. It begins before six in the morning, when nobody
 * has been told of anything yet, and ends after the watch of that morning: the server's clock and the browser's are set to
 * the morning of tomorrow, so that the journey is the same at every hour; with the server's goes that of its embedded
 * database.
 */

const zone = 'America/Sao_Paulo';
const dayOf = (instant: number): LocalDate =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(instant);
const day = addDays(dayOf(Date.now()), 1);
/** How far a clock is ahead that shows this hour of that morning. */
const shiftTo = (clock: string) => Date.parse(`${day}T${clock}:00-03:00`) - Date.now();
const full = (date: LocalDate) => formatDate(date, 'pt-br', 'full');

let folder: string;
let server: FolioProcess;
let browser: Browser;

beforeAll(async () => {
  await onceInRun('console', () => buildIfStale(() => undefined));
  folder = await mkdtemp(join(tmpdir(), 'folio-jornada-'));
  await seedFolder(folder);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** The product at that hour, and somebody signed in. */
async function startAt(clock: string): Promise<{ page: Page; troubles: string[] }> {
  const shift = shiftTo(clock);
  server = await startProcess(folder, {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${importShifting(shift)}`.trim(),
  });
  const { page, troubles } = await openPage(browser);
  page.setDefaultTimeout(90_000);
  await page.addInitScript(shifting(shift));
  await page.goto(`${server.address}/`);
  await typeSignIn(page, 'analista@exemplo.com.br');
  await page.getByRole('link', { name: 'Início', exact: true }).first().waitFor();
  return { page, troubles };
}

/** An urban operation of a company, to be signed today. @returns its key and its number */
async function newOperation(): Promise<{ id: number; code: string }> {
  const call = await server.signIn('analista@exemplo.com.br');
  const answer = await call('Operacao/Incluir', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ IdentificadorCliente: 1, TipoImovel: 'Urbano', DataPrevistaAssinatura: day }),
  });
  const { ItemRegistro } = (await answer.json()) as {
    ItemRegistro: { Identificador: number; Codigo: string };
  };
  return { id: ItemRegistro.Identificador, code: ItemRegistro.Codigo };
}

/** A certificate of the test folder, of the operation's client and issued on a day. */
function paper(name: string, dates: Readonly<Record<string, string>>): Buffer {
  const original = casesOf('first').find((one) => one.name === name)?.text ?? '';
  const changes = {
    'LATICINIOS PEDRA BRANCA LTDA (MATRIZ E FILIAIS)': 'AGROPECUARIA SERRA CLARA LTDA',
    '77.454.885/0001-23': '58.120.394/0001-00',
    'ORLANDO BASTOS FIGUEIRO': 'AGROPECUARIA SERRA CLARA LTDA',
    '665.557.870-15': '58.120.394/0001-00',
    ...dates,
  };
  const written = Object.entries(changes).reduce((whole, [from, to]) => whole.replaceAll(from, to), original);
  return makePdf([{ content: textLines(written.split('\n')) }]);
}

test.skipIf(!isTurn(2, 0))(
  'from nothing to complete, told the next morning, asked about a later day, taken away as ZIP',
  async () => {
    let { page, troubles } = await startAt('05:10');
    const { id, code } = await newOperation();
    const open = async (): Promise<Locator> => {
      await page.goto(`${server.address}/#/nav/operacao/${id}/show`);
      const panel = page.getByRole('region', { name: 'Checklist de certidões', exact: true });
      await panel.getByText('Certidão Negativa de Débitos Trabalhistas').waitFor();
      return panel;
    };
    let panel = await open();
    const row = (name: RegExp) => panel.getByRole('row', { name });
    // A row that changes under an open menu closes it: the menu is opened again until the choice is there to be made.
    const more = async (name: RegExp, choice: string): Promise<void> => {
      const item = page.getByRole('menuitem', { name: choice });
      await expect
        .poll(async () => {
          await page.keyboard.press('Escape');
          await panel.getByRole('button', { name: new RegExp(`^Mais sobre ${name.source}`) }).click();
          return item.click({ timeout: 5_000 }).then(
            () => 'chosen',
            () => 'closed',
          );
        })
        .toBe('chosen');
    };
    // A silent source is asked again after a minute. A PDF brought just then is refused, and brought once more.
    const attach = async (name: RegExp, file: Buffer, tries = 3): Promise<void> => {
      await more(name, 'Anexar PDF');
      const dialog = page.getByRole('dialog');
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: 'Escolher o PDF' }).click(),
      ]);
      await chooser.setFiles({ name: 'certidao.pdf', mimeType: 'application/pdf', buffer: file });
      const confirm = dialog.getByRole('button', { name: 'Confirmar e emitir' });
      await confirm.or(dialog.getByRole('alert')).first().waitFor();
      if (tries > 1 && !(await confirm.isVisible())) {
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        return attach(name, file, tries - 1);
      }
      await confirm.click();
      await dialog.waitFor({ state: 'detached' });
    };

    // Nothing is there; one is ordered by its line, which tells source and price first.
    await panel.getByText('0 de 15 válidas · 15 faltam').waitFor();
    await panel.getByRole('button', { name: 'Solicitar: Certidão ou pesquisa de protesto' }).click();
    let dialog = page.getByRole('dialog', { name: 'Solicitar certidão' });
    await dialog.getByText(/Pedir à fonte simulado · R\$\s12,90/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Solicitar por R\$\s12,90$/ }).click();
    await dialog.waitFor({ state: 'detached' });

    // The others at once, but the one that is at hand already; what their searches need is said once.
    await panel.getByRole('button', { name: 'Solicitar as que faltam' }).click();
    dialog = page.getByRole('dialog', { name: 'Solicitar as que faltam' });
    await dialog.getByRole('checkbox', { name: /Débitos Trabalhistas/ }).uncheck();
    await dialog.getByRole('button', { name: /^Solicitar 6 por R\$\s25,80$/ }).click();
    await dialog.getByText('Informe este dado: sem ele não há pesquisa.').first().waitFor();
    await dialog.getByLabel('Número da matrícula').fill('18412');
    await dialog.getByLabel('Inscrição municipal').fill('001.234.0056-7');
    await dialog.getByLabel(/Município/).fill('3543402');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Solicitar 6 por/ }).click();
    await dialog.waitFor({ state: 'detached' });

    const arrived = page
      .getByText(`Consulta de certidões da operação ${code} realizada com sucesso.`)
      .first()
      .waitFor({ timeout: 120_000 });
    // Answers arrive by themselves: negative, positive, and one source that stays silent, which is no answer.
    await panel.getByText(/custo até agora R\$\s38,70/).waitFor();
    await row(/tributos federais/)
      .getByText('Negativa', { exact: true })
      .waitFor({ timeout: 120_000 });
    await row(/pesquisa de protesto/)
      .getByText('Consta', { exact: true })
      .waitFor({ timeout: 120_000 });
    await row(/Consulta à CNIB/)
      .getByText(/^Fonte sem resposta; nova tentativa às /)
      .waitFor({ timeout: 120_000 });
    expect(
      await row(/Consulta à CNIB/)
        .getByRole('cell')
        .nth(1)
        .textContent(),
    ).toBe('–');
    await arrived;

    // What it accuses is commented on; the silent one and the one at hand are brought as PDF.
    const before = panel.getByRole('list', { name: 'Antes de assinar' });
    await before.getByRole('button', { name: 'Comentar: Certidão ou pesquisa de protesto' }).click();
    dialog = page.getByRole('dialog', { name: 'Comentar o que a certidão acusa' });
    await dialog.getByRole('textbox').fill('Título quitado; carta de anuência juntada.');
    await dialog.getByRole('button', { name: 'Salvar comentário' }).click();
    await before.getByText(/constam registros/).waitFor({ state: 'detached' });
    await attach(/Consulta à CNIB/, paper('cnib-negativa', { '01/07/2026 09:12': `${full(day)} 05:02` }));
    await attach(
      /Certidão Negativa de Débitos Trabalhistas/,
      paper('cndt-negativa', {
        '18/08/2026': full(addDays(day, -179)),
        '14/02/2027': full(addDays(day, 1)),
      }),
    );
    await more(/Declaração de quitação condominial/, 'Dispensar…');
    dialog = page.getByRole('dialog', { name: /^Dispensar/ });
    await dialog.getByLabel(/Motivo da dispensa/).fill('Casa, sem condomínio.');
    await dialog.getByRole('button', { name: 'Dispensar', exact: true }).click();
    await panel.getByText(`Nada falta para assinar em ${formatDate(day, 'pt-br')}.`).waitFor();
    await row(/Débitos Trabalhistas/)
      .getByText('falta 1 dia')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
    await server.end('SIGTERM');

    // The morning's watch has been: the bell tells of the one that expires tomorrow.
    ({ page, troubles } = await startAt('06:20'));
    const told = `A certidão Negativa de Débitos Trabalhistas vence em ${formatDate(addDays(day, 1), 'pt-br')} (operação ${code}).`;
    await expect
      .poll(
        async () => {
          const call = await server.signIn('analista@exemplo.com.br');
          const { ItemRegistro } = await (await call('Notificacao/Listar?NumeroRegistros=50')).json();
          return ItemRegistro.Itens.map(({ Texto }: { Texto: string }) => Texto);
        },
        { timeout: 120_000, interval: 500 },
      )
      .toContain(told);
    await page.reload();
    await page.getByRole('button', { name: /avisos? não lido/ }).click();
    const bell = page.getByRole('dialog', { name: 'Avisos' });
    await bell.getByRole('listitem').first().waitFor();
    // Several of a kind are one line, which opens.
    for (const group of await bell.locator('button[aria-expanded=false]').all()) await group.click();
    await bell.getByText(told).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // Signing twenty days later: exactly what will have lapsed is listed.
    panel = await open();
    await panel.getByLabel('Válidas na data').fill(full(addDays(day, 20)));
    await page.keyboard.press('Tab');
    await panel.getByText('Nesse dia, 2 certidões estarão vencidas.').waitFor();
    const lapsing = await panel.locator('tr[data-lapses]').getByRole('rowheader').allTextContents();
    expect(lapsing).toEqual(['Certidão Negativa de Débitos Trabalhistas', 'Consulta à CNIB']);
    await panel.getByRole('button', { name: 'Atualizar as 2' }).waitFor();

    // Chosen ones leave as one archive with an index.
    await page.goto(`${server.address}/#/nav/certidao`);
    for (const name of [
      /^Selecionar Certidão Negativa de Débitos Trabalhistas/,
      /^Selecionar Certidão ou pesquisa/,
      /^Selecionar Certidão conjunta/,
    ])
      await page.getByRole('checkbox', { name }).first().check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar ZIP' }).click(),
    ]);
    const files = await unpack(download);
    const index = files.get('indice.csv')?.toString('utf8') ?? '';
    const rows: Record<string, string>[] = parse(index, { bom: true, delimiter: ';', columns: true });
    const names = [...files.keys()].filter((name) => name.endsWith('.pdf'));
    expect(names).toHaveLength(3);
    expect(names.every((name) => name.startsWith(`${code}_`))).toBe(true);
    expect(rows.map((one) => one['Arquivo no ZIP']).toSorted()).toEqual(names.toSorted());
    expect(rows.map((one) => one['Código do tipo']).toSorted()).toEqual(['CNDT', 'CND_FED', 'PROT']);
    expect(rows.map((one) => one.Resultado).toSorted()).toEqual(['Consta', 'Negativa', 'Negativa']);
    for (const name of names) expect(files.get(name)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(troubles).toEqual([]);
  },
  600_000,
);

/** The files of an archive as they are in it, by name. */
async function unpack(download: Download): Promise<ReadonlyMap<string, Buffer>> {
  const archive = await fromBufferPromise(await readFile(await download.path()));
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>)
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return files;
}
