import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { entities } from '../../../src/metadata/entities.ts';
import { createPasswords } from '../../../src/server/engine/auth/passwords.ts';
import { seedDemo } from '../../../src/server/features/demo/seed.ts';
import { openDatabase } from '../../../src/server/kit/database/openDatabase.ts';
import { readSettings } from '../../../src/server/kit/settings.ts';
import { openServer } from '../../../src/server/openServer.ts';
import { startWork } from '../../../src/server/startWork.ts';
import { copyTables } from '../databases/copyTables.ts';
import { currentRun, imagesFolder } from '../databases/databaseImage.ts';
import { migratedModel, modelOf, newDatabase, postgres } from '../databases/engines.ts';
import { onceInRun } from './onceInRun.ts';
import { passwordCostOfTests } from './passwordCost.ts';

/**
 * Fills an empty data folder with what the first `npm start` leaves there once its files are read: made once in a run of
 * the suite, for tests of what happens afterwards. Outside of such a run the process does it by itself.
 */
export async function seedFolder(dataDir: string): Promise<void> {
  const images = imagesFolder();
  if (images) await cp(await modelIn(images), dataDir, { recursive: true });
}

/**
 * The same where features are tested: on PostgreSQL as in production, in the folder itself where none answers.
 * @returns how the product is told of its database
 */
export async function seedProduct(dataDir: string): Promise<SeededProduct> {
  const [images, run] = [imagesFolder(), currentRun()];
  if (!images || !run || !postgres) {
    await seedFolder(dataDir);
    return { environment: {}, drop: async () => undefined };
  }
  const model = await modelIn(images);
  const embedded = join(model, embeddedFolder);
  await cp(model, dataDir, { recursive: true, filter: (path) => path !== embedded });
  const made = await newDatabase(
    await modelOf(run, 'demonstracao', await migratedModel(run, entities), (url) => copyRows(model, url)),
  );
  return { environment: { DATABASE_URL: made.url }, drop: made.drop };
}

export interface SeededProduct {
  readonly environment: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

async function copyRows(folder: string, url: string): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'folio-demo-'));
  await cp(join(folder, embeddedFolder), copy, { recursive: true });
  const [from, to] = [await openDatabase({ dataDir: copy }), await openDatabase({ url })];
  await copyTables(from, to);
  await Promise.all([from.close(), to.close()]);
  await rm(copy, { recursive: true });
}

/** Where the embedded database lies in a data folder. */
const embeddedFolder = 'banco';

async function modelIn(images: string): Promise<string> {
  const model = join(images, 'demonstracao');
  await onceInRun(basename(model), async () => {
    const folder = await mkdtemp(join(images, 'parte-'));
    await fill(folder);
    await rename(folder, model);
  });
  return model;
}

/** Milliseconds until reading counts as stuck: many times what it takes. */
const patience = 300_000;

async function fill(dataDir: string): Promise<void> {
  const server = await openServer({
    settings: readSettings({ DATA_DIR: dataDir, OCR_PARALLEL: '2' }, 'demo'),
    passwords: createPasswords(passwordCostOfTests),
  });
  await seedDemo(server);
  const worker = await startWork(server);
  const latest = Date.now() + patience;
  while ((await waiting(server)) > 0) {
    if (Date.now() > latest) throw new Error('The files of the demo were not read in time');
    await setTimeout(200);
  }
  await worker.finish();
  await server.close();
  worker.stop();
}

async function waiting({ database }: Awaited<ReturnType<typeof openServer>>): Promise<number> {
  const { rows } = await database.asMigrator((tx) =>
    sql<{ n: number }>`select count(*)::int as n from processamento where "Resultado" is null`.execute(tx),
  );
  return rows[0]?.n ?? 0;
}
