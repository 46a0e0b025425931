import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../../scripts/build/buildConsole.ts';
import { currentRun } from '../databases/databaseImage.ts';
import { onceInRun } from '../run/onceInRun.ts';
import { seedProduct } from '../run/seededFolder.ts';
import { startHosted } from './hostedProduct.ts';
import { type FolioProcess, startProcess } from './startProcess.ts';

/**
 * The product as `npm start` runs it, console built and all, on data of its own. In a run of the suite its database is on
 * PostgreSQL where one answers, and the journeys of a worker share its process one after the other.
 */
export interface LiveServer extends FolioProcess {
  readonly url: string;
  stop(): Promise<number | null>;
  remove(): Promise<void>;
}

export async function startLiveServer(environment: Record<string, string> = {}): Promise<LiveServer> {
  await onceInRun('console', () => buildIfStale(() => undefined));
  const dataDir = await mkdtemp(join(tmpdir(), 'folio-live-'));
  // Journeys begin anew more often than people do.
  const limits = { SIGN_INS_PER_MINUTE: '1000', ANONYMOUS_PER_MINUTE: '1000' };
  const seeded = await seedProduct(dataDir);
  const start = currentRun() === undefined ? startProcess : startHosted;
  const server = await start(dataDir, { ...limits, ...seeded.environment, ...environment });
  return {
    ...server,
    url: `${server.address}/`,
    stop: () => server.end('SIGTERM'),
    async remove() {
      await seeded.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
