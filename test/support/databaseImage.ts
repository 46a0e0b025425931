import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities as ours } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/database/openDatabase.ts';
import { migrateQueue } from '../../src/server/jobs/queue.ts';

/**
 * Where the images of one run of the suite lie, for all of its processes. Making an embedded database from nothing
 * takes longer than most tests; an image of one that was just made opens in a third of the time.
 */
const folderKey = 'FOLIO_TEST_IMAGES';

/** For vitest's `globalSetup`: images live as long as the run, so that none is older than the code. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'folio-imagens-'));
  process.env[folderKey] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Where a run of the suite keeps what it makes once; none outside of a run. */
export const imagesFolder = (): string | undefined => process.env[folderKey];

/** An embedded database in memory, migrated to these entities. Those of the product come with the queue's tables. */
export async function openMigrated(entities: readonly Entity[]): Promise<OpenDatabase> {
  const folder = imagesFolder();
  if (!folder) return migrated(await openDatabase({ memory: true }), entities);
  const path = join(folder, nameOf(entities));
  return openDatabase({ memory: true, image: new Blob([await imageAt(path, entities)]) });
}

/** Two that begin at the same time make one each; the last stays, and it is the same. */
async function imageAt(path: string, entities: readonly Entity[]): Promise<Buffer<ArrayBuffer>> {
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const database = await migrated(await openDatabase({ memory: true }), entities);
  const dump = await database.engineParts.pglite?.dumpDataDir('none');
  await database.close();
  const bytes = Buffer.from((await dump?.arrayBuffer()) ?? new ArrayBuffer(0));
  const part = `${path}.${process.pid}`;
  await writeFile(part, bytes);
  await rename(part, path);
  return bytes;
}

async function migrated(database: OpenDatabase, entities: readonly Entity[]): Promise<OpenDatabase> {
  await migrate(database, entities);
  if (entities === ours) await migrateQueue(database);
  return database;
}

const nameOf = (entities: readonly Entity[]) =>
  createHash('sha256').update(JSON.stringify(entities)).digest('hex');
