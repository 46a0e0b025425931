import { beforeAll, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import { engines, type StartDatabase } from '../support/databases/engines.ts';
import { databaseLines, viewText } from './databaseLines.ts';
import { expectListed } from './listed.ts';

const [embedded, served] = engines;

async function linesOf(start: StartDatabase): Promise<readonly string[]> {
  const database = await start(entities);
  const lines = await databaseLines(database);
  await database.close();
  return lines;
}

let lines: readonly string[];
beforeAll(async () => {
  lines = await linesOf(embedded[1]);
});

test('tables, rules, rights and row-level security are those listed', () => expectListed('database', lines));

test.skipIf(!served)('PostgreSQL has the same', async () => {
  const found = served ? await linesOf(served[1]) : [];
  const isComparable = (line: string) => !line.startsWith(viewText);
  expect(found.filter(isComparable)).toEqual(lines.filter(isComparable));
});
