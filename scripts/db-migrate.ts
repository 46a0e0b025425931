/** `npm run db:migrate`: brings the database to the present code, or with --plan says what it would do. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { entities } from '../src/metadata/entities.ts';
import { planMigration } from '../src/server/database/migrate.ts';
import { openDatabase } from '../src/server/database/openDatabase.ts';
import { migrateAll } from '../src/server/openServer.ts';
import { readSettings } from '../src/server/settings.ts';
import { explainAndExit } from './run/process.ts';

const { values } = parseArgs({ options: { plan: { type: 'boolean' } } });

try {
  const settings = readSettings(process.env, 'maintenance');
  const url = settings.migrationDatabaseUrl ?? settings.databaseUrl;
  const database = await openDatabase(url === null ? { dataDir: join(settings.dataDir, 'banco') } : { url });
  try {
    if (values.plan) {
      const { statements, refusals, leftovers } = await planMigration(database, entities);
      console.log(
        [...statements, ...refusals, ...leftovers].join('\n') || 'The tables are as the schemas want them.',
      );
    } else {
      const { applied, statements } = await migrateAll(database);
      for (const name of applied) console.log(`applied ${name}`);
      console.log(`${statements.length} statements for the entities' tables; the database is current.`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  explainAndExit(error);
}
