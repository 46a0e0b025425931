/**
 * One process of `npm run dev`: Vite in front, an embedded database, and behind one listener the version of the
 * server that the files describe. A saved file makes the next version; what cannot be run changes nothing.
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { readSettings } from '../../src/server/kit/settings.ts';
import { closeOnSignal, explainAndExit } from '../run/process.ts';
import type { Remember } from '../schemas/readSchemas.ts';
import { openConsole } from './consoleServer.ts';
import { freshModules } from './freshModules.ts';
import { openFront } from './front.ts';
import { buildVersion, CannotRun, type Version } from './version.ts';
import { consequenceOf } from './watched.ts';

/** Tells `scripts/dev.ts` to start this process anew. */
const restartCode = 75;

/** Versions are never forgotten by Node; at this size the process begins again. */
const mostBytes = 1.5 * 2 ** 30;

/** Editors save in bursts. */
const burstMs = 25;

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { 'console-port': { type: 'string', default: '5173' }, 'no-reading': { type: 'boolean' } },
});

try {
  await run();
} catch (error) {
  explainAndExit(error);
}

async function run(): Promise<void> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env }, 'development');
  const { host, port, dataDir, databaseUrl } = settings;
  let problem: string | null = 'Folio is starting.';
  const front = openFront(() => problem ?? '');
  await front.listen(host, port);
  const database = await openDatabase(
    databaseUrl === null ? { dataDir: join(dataDir, 'banco') } : { url: databaseUrl },
  );
  process.env.FOLIO_SERVER = `http://${host}:${port}`;
  const page = await openConsole(root, { host, port: Number(values['console-port']), dataDir });
  const around = { root, loadFresh: freshModules(root), settings, database, remember: rememberLast() };
  let present: Version | null = null;
  /** Until the version before has ended and the present one reads files. */
  let settled: Promise<void> = Promise.resolve();

  const rebuild = async (cause: string): Promise<void> => {
    const started = performance.now();
    try {
      const next = await buildVersion({ ...around, isFirst: present === null });
      const before = present;
      present = next;
      const emptied = front.use(next.application);
      problem = null;
      page.show(null);
      page.update(changedBetween(before, next), before !== null && before.codes !== next.codes);
      console.log(`${cause}: running after ${Math.round(performance.now() - started)} ms.`);
      settled = settled.then(() => emptied).then(() => handOver(before, next, () => present));
    } catch (error) {
      problem = `${(error as Error).message}\n${present ? 'The version before goes on.' : 'Nothing runs yet.'}`;
      console.error(`${cause}: not taken over.\n${problem}`);
      if (!(error instanceof CannotRun) || error.isOurs) console.error((error as Error).cause ?? error);
      page.show(problem);
    }
    // Never while the files cannot run: the version before would end, and none could begin.
    if (problem === null && process.memoryUsage().rss > mostBytes) void restart('to give memory back');
  };

  const steps = [
    () => front.close(),
    () => page.vite.close(),
    () => settled,
    () => present?.stop(),
    () => database.close(),
  ];
  let restarting = false;
  const restart = async (why: string): Promise<void> => {
    if (restarting) return;
    restarting = true;
    console.log(`Starting anew, ${why}.`);
    for (const step of steps) await step();
    process.exit(restartCode);
  };

  closeOnSignal(steps);
  await rebuild('Start');
  watch(page.vite.watcher, rebuild, restart);
  await page.vite.listen();
  page.vite.printUrls();
}

/** Whoever wrote them: `npm run new-entity` beside this process does too. */
function changedBetween(before: Version | null, next: Version): string[] {
  if (before === null) return [];
  return [...next.generated].flatMap(([path, text]) => (before.generated.get(path) === text ? [] : [path]));
}

/** The last thing made is enough: it is asked for at each save. */
function rememberLast(): Remember {
  let last: { readonly key: string; readonly made: unknown } | null = null;
  return <T>(key: string, make: () => T): T => {
    if (last?.key !== key) last = { key, made: make() };
    return last.made as T;
  };
}

/** Only one version reads files, and none that was overtaken meanwhile begins to. */
async function handOver(before: Version | null, next: Version, present: () => Version | null): Promise<void> {
  await before?.stop().catch(console.error);
  if (present() === next && !values['no-reading']) await next.startWork().catch(console.error);
}

/** One rebuild at a time; what changes meanwhile is taken together in the next. */
function watch(
  watcher: { on(event: 'all', act: (event: string, path: string) => void): unknown },
  rebuild: (cause: string) => Promise<void>,
  restart: (why: string) => Promise<void>,
): void {
  const changed = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  let building = false;
  const next = async (): Promise<void> => {
    if (building || changed.size === 0) return;
    building = true;
    const cause = [...changed].join(', ');
    changed.clear();
    await rebuild(cause);
    building = false;
    await next();
  };
  watcher.on('all', (_event, file) => {
    const path = relative(root, file);
    const consequence = consequenceOf(path);
    if (consequence === 'nothing') return;
    if (consequence === 'restart') return void restart(`since ${path} changed`);
    changed.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(() => void next(), burstMs);
  });
}
