import { afterAll, beforeAll, expect, test } from 'vitest';
import { companylessCells } from '../support/authorization/companyless.ts';
import { fieldCells } from '../support/authorization/fields.ts';
import { type Matrix, openMatrix } from '../support/authorization/matrix.ts';
import { rightsCells } from '../support/authorization/rights.ts';
import { uploadCells } from '../support/authorization/uploads.ts';
import { wallCells } from '../support/authorization/walls.ts';

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
    const asked = (await Promise.all(rows.map(matrix.cellsOf))).flat();
    const before = await matrix.fingerprint();
    for (const cell of asked) faults.push(...(await cell.run()));
    const written = changed(before, await matrix.fingerprint());
    if (written.length > 0) faults.push(`${noun}: ${written.join(', ')} was written`);
    cells += asked.length;
  }
  expect(faults).toEqual([]);
  expect(cells).toBeGreaterThan(5_000);
}, 240_000);

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
  expect(denied.length).toBeGreaterThan(1_000);
  expect(await matrix.notedAs('negado')).toEqual([...denied].sort());
});
