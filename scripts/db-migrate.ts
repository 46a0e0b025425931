/**
 * `npm run db:migrate [-- --drop cliente.Apelido --convert cliente.Sigla]`: brings the database to the present code, in one
 * transaction. What no schema speaks of any more stays until it is named, and so does a column whose type changes so that
 * values could be lost. `npm run db:plan` says what that would do and whom it concerns.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { entities } from '../src/metadata/entities.ts';
import { planMigration } from '../src/server/engine/database/planMigration.ts';
import { type DatabaseOptions, openDatabase } from '../src/server/kit/database/openDatabase.ts';
import { readSettings } from '../src/server/kit/settings.ts';
import { migrateAll } from '../src/server/openServer.ts';
import { planLines } from './run/printPlan.ts';
import { explainAndExit } from './run/process.ts';

const { values } = parseArgs({
  options: {
    plan: { type: 'boolean' },
    drop: { type: 'string', multiple: true, default: [] },
    convert: { type: 'string', multiple: true, default: [] },
  },
});

try {
  const database = await openDatabase(whichDatabase());
  try {
    if (values.plan) {
      const plan = await planMigration(database, entities, values);
      console.log(planLines(plan).join('\n'));
      if (plan.refusals.length > 0) process.exitCode = 1;
    } else {
      const { applied, statements } = await migrateAll(database, values);
      for (const name of applied) console.log(`applied ${name}`);
      console.log(`${statements.length} statements for the entities' tables; the database is current.`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  explainAndExit(error);
}

/** Where there is no embedded database yet, looking must not make one. */
function whichDatabase(): DatabaseOptions {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = readSettings(process.env, 'maintenance');
  const url = migrationDatabaseUrl ?? databaseUrl;
  const folder = join(dataDir, 'banco');
  if (url !== null) return { url };
  return values.plan && !existsSync(folder) ? { memory: true } : { dataDir: folder };
}
