import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { lockDataFolder } from './dataFolderLock.ts';
import type { Engine } from './engine.ts';
import { valueParsers } from './valueParsers.ts';

export type PgliteOptions =
  | { readonly dataDir: string }
  /** Nothing is kept; `image` is a dump of an already migrated folder, so that tests start at once. */
  | { readonly memory: true; readonly image?: Blob };

/**
 * Pages the engine keeps in its own memory, beside what the system keeps of the files. PostgreSQL's 128 MB, made for a
 * machine of its own, would be a quarter of all that a trial takes.
 */
const pagesInMemory = '32MB';

/**
 * The embedded database: one process, one connection. Its files are not synced to disk, so a power cut may
 * cost the last seconds; and a second process on the same folder would silently lose rows, hence the lock.
 * @throws Error naming the holder when another process has the folder
 */
export async function openPglite(options: PgliteOptions): Promise<Engine> {
  const release = 'dataDir' in options ? await claim(options.dataDir) : async () => undefined;
  try {
    const pglite = await PGlite.create({
      dataDir: 'dataDir' in options ? options.dataDir : 'memory://',
      ...('image' in options && options.image ? { loadDataDir: options.image } : {}),
      extensions: { btree_gin, pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${pagesInMemory}`],
      parsers: { ...valueParsers },
    });
    await pglite.exec("set timezone = 'UTC'");
    return {
      engine: 'pglite',
      dialect: new PGliteDialect({ pglite }),
      pglite,
      pool: null,
      async close() {
        await pglite.close();
        await release();
      },
    };
  } catch (cause) {
    await release();
    throw cause;
  }
}

async function claim(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  return lockDataFolder(dataDir);
}
