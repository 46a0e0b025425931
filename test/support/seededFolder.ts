import { cp, mkdtemp, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { seedDemo } from '../../src/server/features/demo/seed.ts';
import { readSettings } from '../../src/server/kit/settings.ts';
import { openServer } from '../../src/server/openServer.ts';
import { startWork } from '../../src/server/startWork.ts';
import { imagesFolder } from './databaseImage.ts';
import { onceInRun } from './onceInRun.ts';

/** How far the first `npm start` has come: its files wait to be read, or are all read. */
export type Seeded = 'waiting' | 'read';

/**
 * Fills an empty data folder with what the first `npm start` leaves there: made once in a run of the suite, for tests of
 * what happens afterwards. Outside of such a run the process does it by itself.
 */
export async function seedFolder(dataDir: string, seeded: Seeded = 'waiting'): Promise<void> {
  const images = imagesFolder();
  if (images) await cp(await modelIn(images, seeded), dataDir, { recursive: true });
}

async function modelIn(images: string, seeded: Seeded): Promise<string> {
  const model = join(images, `demonstracao-${seeded}`);
  await onceInRun(basename(model), async () => {
    const folder = await mkdtemp(join(images, 'parte-'));
    if (seeded === 'read') await cp(await modelIn(images, 'waiting'), folder, { recursive: true });
    await fill(folder, seeded);
    await rename(folder, model);
  });
  return model;
}

/** Milliseconds until reading counts as stuck: many times what it takes. */
const patience = 300_000;

async function fill(dataDir: string, seeded: Seeded): Promise<void> {
  const server = await openServer({
    settings: readSettings({ DATA_DIR: dataDir, OCR_PARALLEL: '2' }, 'demo'),
  });
  await seedDemo(server);
  if (seeded === 'waiting') return server.close();
  const worker = await startWork(server, (error) => console.error(error));
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
