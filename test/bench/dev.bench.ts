import { openDevSession, withField } from '../developer/support/devSession.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type Measurement, median } from './measurement.ts';

const saves = 7;

/** From saving a schema to its field in an answer of the API, and in the browser, with `npm run dev`. */
export async function measure(): Promise<Measurement[]> {
  const session = await openDevSession();
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser);
    page.setDefaultTimeout(120_000);
    await page.goto(session.page);
    await page.getByLabel(/E-mail/).fill('administrador@exemplo.com.br');
    await page
      .getByLabel(/^Senha/)
      .first()
      .fill('demonstracao');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await page.waitForURL(/nav/);
    await page.goto(`${session.page}#/nav/grupo`);
    await page.getByRole('columnheader', { name: /Nome/ }).waitFor();
    const api: number[] = [];
    const screen: number[] = [];
    const original = session.save((text) => text);
    for (let turn = 0; turn < saves; turn += 1) {
      const name = `Medida${turn}`;
      const saved = performance.now();
      session.save(() => withField(original, name));
      const column = page.getByRole('columnheader', { name }).waitFor();
      await session.until(async () => name in (await session.firstGroup()), `an answer with ${name}`);
      api.push(performance.now() - saved);
      await column;
      screen.push(performance.now() - saved);
      await page.waitForTimeout(1_000);
    }
    const how = `median of ${saves} saves of grupo.schema.json with one more field, embedded database, real Chromium`;
    const at = (values: readonly number[]) => Math.round(median(values));
    return [
      { name: 'saved schema to answer of the API', value: at(api), unit: 'ms', atMost: 1000, how },
      { name: 'saved schema to column in the browser', value: at(screen), unit: 'ms', atMost: 1000, how },
    ];
  } finally {
    await browser.close();
    await session.end();
  }
}
