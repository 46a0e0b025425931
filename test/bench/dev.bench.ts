import { openDevSession, withField } from '../developer/support/devSession.ts';
import { openBrowser, openPage } from '../support/journeys/browser.ts';
import { type Measurement, median } from './measurement.ts';

const saves = 7;

/** Ways to break the schema of groups, one of each room that judges, and a word of the explanation. */
const breaks: readonly (readonly [kind: string, spoil: (text: string) => string, told: string])[] = [
  ['cut off', (text) => text.trimEnd().slice(0, -1), 'the file ends too early'],
  ['a comma too many', (text) => text.replace(/\}\s*\}\s*$/, '},\n}\n'), 'take it away'],
  [
    'a key twice',
    (text) => text.replace('"type": "object",', '"type": "object",\n"type": "object",'),
    'stands in line',
  ],
  ['a key nobody knows', (text) => text.replace('"required"', '"requird"'), 'did you mean required?'],
  ['a type nobody knows', (text) => text.replace('"type": "text"', '"type": "textt"'), 'did you mean text?'],
  ['a value of another kind', (text) => text.replace('"required": true', '"required": "sim"'), 'required'],
  [
    'a representation that is no field',
    (text) => text.replace(/("representation": ")\w+"/, '$1Nme"'),
    'did you mean Nome?',
  ],
  [
    'an order by no field',
    (text) => text.replace(/("sort": \{\s*"field": ")\w+"/, '$1Nme"'),
    'did you mean Nome?',
  ],
  ['a label in one language', (text) => text.replace(/,\s*"en-us": "[^"]*"/, ''), 'en-us'],
];

/**
 * From saving a schema to its field in an answer of the API, and in the browser, with `npm run dev`; and from saving a
 * broken one to what is wrong with it, in the terminal and over the page.
 */
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
    const explained = { terminal: 0, page: 0 };
    await session.until(
      async () => `Medida${saves - 1}` in (await session.firstGroup()),
      'the last good schema',
    );
    for (const [kind, spoil, told] of breaks) {
      const before = session.output().length;
      const saved = performance.now();
      const good = session.save(spoil);
      const overlay = page.locator('vite-error-overlay').getByText(told).first().waitFor();
      await session.until(() => session.output().slice(before).includes(told), `the explanation of ${kind}`);
      explained.terminal = Math.max(explained.terminal, performance.now() - saved);
      await overlay;
      explained.page = Math.max(explained.page, performance.now() - saved);
      session.save(() => good);
      await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
    }
    const slowest = `slowest of ${breaks.length} ways to break grupo.schema.json, npm run dev, real Chromium`;
    const how = `median of ${saves} saves of grupo.schema.json with one more field, embedded database, real Chromium`;
    const at = (values: readonly number[]) => Math.round(median(values));
    return [
      { name: 'saved schema to answer of the API', value: at(api), unit: 'ms', atMost: 1000, how },
      { name: 'saved schema to column in the browser', value: at(screen), unit: 'ms', atMost: 1000, how },
      {
        name: 'broken schema to its explanation in the terminal',
        value: Math.round(explained.terminal),
        unit: 'ms',
        atMost: 2000,
        how: slowest,
      },
      {
        name: 'broken schema to its explanation over the page',
        value: Math.round(explained.page),
        unit: 'ms',
        atMost: 2000,
        how: slowest,
      },
    ];
  } finally {
    await browser.close();
    await session.end();
  }
}
