import { resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { entities } from '../src/metadata/entities.ts';
import { createPasswords } from '../src/server/auth/passwords.ts';
import { migrate } from '../src/server/database/migrate.ts';
import { openDatabase } from '../src/server/database/openDatabase.ts';
import { demoSignIns } from '../src/server/demo/invented.ts';
import { seedDemo } from '../src/server/demo/seed.ts';
import { buildApplication } from '../src/server/http/application.ts';
import { readSettings } from '../src/server/settings.ts';

const settings = readSettings(process.env, 'demo');
const database = await openDatabase({ dataDir: resolve(settings.dataDir, 'banco') });
await migrate(database, entities);
const passwords = createPasswords();
await seedDemo(database, passwords, new Date());
const application = await buildApplication({
  settings,
  database,
  passwords,
  console: {
    folder: resolve(import.meta.dirname, '../dist'),
    config: { Api: { Url: './api/' }, Desenvolvimento: false, Demonstracao: { Acessos: demoSignIns } },
  },
});
closeWithGrace({ delay: 12_000 }, async () => {
  await application.close();
  await database.close();
});
await application.listen({ host: settings.host, port: settings.port });
