import { afterAll, beforeAll, expect, test } from 'vitest';
import { companylessCells } from '../support/authorization/companyless.ts';
import { fieldCells } from '../support/authorization/fields.ts';
import { type Matrix, openMatrix } from '../support/authorization/matrix.ts';
import type { Person } from '../support/authorization/people.ts';
import { rightsCells } from '../support/authorization/rights.ts';
import { uploadCells } from '../support/authorization/uploads.ts';
import { wallCells } from '../support/authorization/walls.ts';
import { inForm, partOf } from '../support/run/form.ts';

/** Every route of the running router, asked by everybody: each cell as schemas and declarations say. */
let matrix: Matrix;

beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.close());

test('every route the server answers is declared; what nobody declared is closed to all', () => {
  expect(matrix.routes.length).toBeGreaterThan(200);
  expect(matrix.undeclared).toEqual([]);
});

test('everybody gets from every route what is declared, and no word of another company', async () => {
  const faults: string[] = [];
  let cells = 0;
  for (const [noun, rows] of Map.groupBy(matrix.rows, ({ route }) => route.split('/')[2])) {
    const asked = (await Promise.all(rows.map((row, turn) => matrix.cellsOf(row, peopleFor(turn))))).flat();
    const before = await matrix.fingerprint();
    await atOnce(8, asked, async (cell) => void faults.push(...(await cell.run())));
    const written = changed(before, await matrix.fingerprint());
    if (written.length > 0) faults.push(`${noun}: ${written.join(', ')} was written`);
    cells += asked.length;
  }
  expect(faults).toEqual([]);
  expect(cells).toBeGreaterThan(inForm({ short: 4_000, long: 20_000 }));
}, 240_000);

/** A stranger asks every route in both forms; the others whom every route knows take turns in the short one. */
function peopleFor(turn: number): readonly Person[] {
  const [stranger, ...others] = matrix.people.standard;
  return stranger ? [stranger, ...partOf(others, 12, turn)] : [];
}

test.each([
  ['rights over people, the trash, searches, files and notices', rightsCells],
  ['uploads of others', uploadCells],
  ['fields under a code', fieldCells],
  ['an actor without a company, behind the door', companylessCells],
  ['row-level security alone', wallCells],
] as const)('%s', async (_about, gather) => {
  const cells = await gather(matrix);
  const before = await matrix.fingerprint();
  const faults: string[] = [];
  for (const cell of cells) faults.push(...(await cell.run()));
  expect(faults).toEqual([]);
  expect(cells.length).toBeGreaterThan(30);
  expect(changed(before, await matrix.fingerprint())).toEqual([]);
});

/** Works on several of a list at a time. */
async function atOnce<T>(
  lanes: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/** The tables whose lines of the two fingerprints differ. */
function changed(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after
    .split('\n')
    .filter((line) => !known.has(line))
    .map((line) => line.split(' ')[0] ?? line);
}

test('every refusal for want of a right stands in the access log, once', async () => {
  const { denials: denied } = matrix;
  expect(denied.length).toBeGreaterThan(inForm({ short: 1_000, long: 4_000 }));
  expect(await matrix.notedAs('negado')).toEqual([...denied].sort());
});
