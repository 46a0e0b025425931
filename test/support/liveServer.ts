import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/build/buildConsole.ts';
import { seedFolder } from './seededFolder.ts';
import { type FolioProcess, startProcess } from './startProcess.ts';

/** The product as `npm start` runs it, console built and all, on a data folder of its own. */
export interface LiveServer extends FolioProcess {
  readonly url: string;
  stop(): Promise<number | null>;
  remove(): Promise<void>;
}

export async function startLiveServer(environment: Record<string, string> = {}): Promise<LiveServer> {
  await buildIfStale(() => undefined);
  const dataDir = await mkdtemp(join(tmpdir(), 'folio-live-'));
  // Journeys begin anew more often than people do.
  const limits = { SIGN_INS_PER_MINUTE: '1000', ANONYMOUS_PER_MINUTE: '1000' };
  await seedFolder(dataDir);
  const server = await startProcess(dataDir, { ...limits, ...environment });
  return {
    ...server,
    url: `${server.address}/`,
    stop: () => server.end('SIGTERM'),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
