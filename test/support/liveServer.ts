import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The product as `npm start` runs it: a process of its own, on a port and a data folder of its own. */
export interface LiveServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything it printed. */
  readonly output: () => string;
  /** Ends it the way a person would; the data folder stays until `remove`. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  remove(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');

/** @throws with the server's own words when it does not come up within three minutes (it may have to build the console first) */
export async function startLiveServer(
  options: {
    readonly dataDir?: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly args?: readonly string[];
  } = {},
): Promise<LiveServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'folio-live-')));
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.ts', ...(options.args ?? [])], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      ...options.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const url = `http://127.0.0.1:${port}/`;
  await untilPrinted(child, () => output, url.slice(0, -1));
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    stop: (signal = 'SIGTERM') => ended(child, signal),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function untilPrinted(child: ChildProcess, output: () => string, text: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (!output().includes(text)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
