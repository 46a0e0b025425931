import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entities as ours } from '../../../src/metadata/entities.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import { migrate } from '../../../src/server/engine/database/migrate.ts';
import { migrateQueue } from '../../../src/server/engine/jobs/queue.ts';
import { type OpenDatabase, openDatabase } from '../../../src/server/kit/database/openDatabase.ts';
import { runKeys } from '../run/runKeys.ts';

/** Number of the process that began this run of the suite; none outside of a run. */
export const currentRun = (): string | undefined => process.env[runKeys.process];

/** Where a run of the suite keeps what it makes once; none outside of a run. */
export const imagesFolder = (): string | undefined => process.env[runKeys.images];

/**
 * An embedded database in memory, migrated to these entities. Those of the product come with the queue's tables.
 * Making one from nothing takes longer than most tests; an image of one opens in a third of the time.
 */
export async function openMigrated(entities: readonly Entity[]): Promise<OpenDatabase> {
  const folder = imagesFolder();
  if (!folder) return migrated(await openDatabase({ memory: true }), entities);
  const path = join(folder, shapeOf(entities));
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

export async function migrated(database: OpenDatabase, entities: readonly Entity[]): Promise<OpenDatabase> {
  await migrate(database, entities);
  if (entities === ours)
    await migrateQueue(database, (await import('../../../src/server/features.ts')).jobTypes);
  return database;
}

/** Names what a database of these entities looks like. */
export const shapeOf = (entities: readonly Entity[]): string =>
  createHash('sha256').update(JSON.stringify(entities)).digest('hex');
