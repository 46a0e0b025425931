import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type FolioProcess, signInAt } from './startProcess.ts';

/** What the child is asked, and what it answers. */
export type Question = { readonly id: number } & (
  | { readonly start: string; readonly environment: Readonly<Record<string, string>> }
  | { readonly end: string }
);
export type Answer = { readonly id: number } & ({ readonly address: string } | { readonly failure: string });

interface Host {
  readonly child: ChildProcess;
  readonly output: () => string;
}

/** One for all journeys of a worker, in a process of its own as the product has it. */
let host: Host | null = null;
let questions = 0;

/**
 * The product on a data folder, in a process that has served others before: most of what a start takes is to load and
 * compile the same again.
 */
export async function startHosted(
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<FolioProcess> {
  const { child, output } = hostOfWorker();
  const address = await ask(child, { start: dataDir, environment }, output);
  return {
    address,
    pid: child.pid ?? 0,
    output,
    signIn: (login) => signInAt(address, login),
    end: async () => {
      await ask(child, { end: address }, output);
      return 0;
    },
  };
}

function hostOfWorker(): Host {
  if (host?.child.connected) return host;
  const child = fork(fileURLToPath(new URL('productHost.ts', import.meta.url)), {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => pieces.push(String(piece)));
  host = { child, output: () => pieces.join('') };
  return host;
}

type Asked = Question extends infer One ? (One extends Question ? Omit<One, 'id'> : never) : never;

/** @throws with its output when it fails, or ends before it answers */
function ask(child: ChildProcess, question: Asked, output: () => string): Promise<string> {
  questions += 1;
  const id = questions;
  return new Promise((done, failed) => {
    const stop = () => {
      child.off('message', hear);
      child.off('exit', gone);
    };
    const hear = (answer: Answer) => {
      if (answer.id !== id) return;
      stop();
      if ('address' in answer) done(answer.address);
      else failed(new Error(`${answer.failure}\n${output()}`));
    };
    const gone = (code: number | null) => {
      stop();
      failed(new Error(`ended with ${code}: ${output()}`));
    };
    child.on('message', hear);
    child.on('exit', gone);
    child.send({ id, ...question });
  });
}
