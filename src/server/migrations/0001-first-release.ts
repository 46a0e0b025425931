import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { nationalHolidays } from '../../domain/holidays.ts';
import { runScript } from '../engine/database/runScript.ts';
import { addStandardTypes } from '../features/certificates/addStandardTypes.ts';
import type { Tx } from '../kit/database/database.ts';

/** The application role, the search and the logs, which the tables of entities stand on. */
export const before = (tx: Tx): Promise<void> => runFile(tx, 'foundation');

/** What the engine and each feature keep beside those tables, and the rows an installation begins with. */
export async function after(tx: Tx): Promise<void> {
  for (const part of ['engine', 'matricula', 'calculators', 'certificates', 'opinions', 'figures'])
    await runFile(tx, part);
  for (let year = 2000; year < 2100; year++)
    for (const { date } of nationalHolidays(year))
      await sql`insert into feriado_lei ("Dia") values (${date}) on conflict do nothing`.execute(tx);
  await addStandardTypes(tx);
}

const runFile = async (tx: Tx, part: string): Promise<void> =>
  runScript(tx, [await readFile(new URL(`0001-first-release/${part}.sql`, import.meta.url), 'utf8')]);
