import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A real server process, as `npm start` makes it. */
export interface FolioProcess {
  readonly address: string;
  readonly pid: number;
  readonly output: () => string;
  /** Signs in and gives back a caller of the API. */
  signIn(login: string): Promise<(path: string, init?: RequestInit) => Promise<Response>>;
  /** @returns the exit code; null when it was killed */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Resolves when it answers. @throws with its output when it ends before */
export async function startProcess(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<FolioProcess> {
  const { child, output } = run(dataDir, environment);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const address = await new Promise<string>((found, failed) => {
    child.stdout?.on('data', () => {
      const match = /Folio: (http:\S+)/.exec(output());
      if (match?.[1]) found(match[1]);
    });
    child.once('exit', (code) => failed(new Error(`ended with ${code}: ${output()}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    output,
    signIn: (login) => signInAt(address, login),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs until it ends by itself. */
export async function runToEnd(
  dataDir: string,
  environment: Record<string, string> = {},
  script?: readonly string[],
): Promise<{ readonly code: number | null; readonly output: string; readonly milliseconds: number }> {
  const started = performance.now();
  const { child, output } = run(dataDir, environment, script);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  return { code, output: output(), milliseconds: performance.now() - started };
}

function run(
  dataDir: string,
  environment: Record<string, string>,
  script: readonly string[] = ['scripts/start.ts', '--no-build'],
) {
  const child: ChildProcess = spawn(process.execPath, ['scripts/run/frugal.ts', ...script], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...environment,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => pieces.push(String(piece)));
  return { child, output: () => pieces.join('') };
}

/** Signs somebody of the demo in. */
export async function signInAt(address: string, Login: string) {
  const answer = await fetch(`${address}/api/Autenticacao/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Login, Senha: 'demonstracao' }),
  });
  const { ItemRegistro } = (await answer.json()) as { ItemRegistro: { Token: string } };
  return (path: string, init: RequestInit = {}) =>
    fetch(`${address}/api/${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${ItemRegistro.Token}` },
    });
}
