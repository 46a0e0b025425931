/**
 * `npm run worker`: all that goes on by itself, in any number of processes over one PostgreSQL and one file store.
 * It reads queued files and begins the rounds of every feature: mails, certificates, long exports, tidying.
 */

import { readSettings } from '../src/server/kit/settings.ts';
import { openServer } from '../src/server/openServer.ts';
import { startWork } from '../src/server/startWork.ts';
import { closeOnSignal, explainAndExit, tellWarnings } from './run/process.ts';

try {
  const settings = readSettings(process.env, 'production');
  const server = await openServer({ settings, onError: report });
  tellWarnings(server.providers);
  const worker = await startWork(server);
  closeOnSignal([() => worker.finish(), () => server.close(), () => worker.stop()]);
  console.log(`Reading files, ${settings.ocrParallel} pages at once.`);
} catch (error) {
  explainAndExit(error);
}

function report(error: unknown): void {
  console.error(error);
}
