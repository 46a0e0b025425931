import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoSignIns } from '../../../src/server/features/demo/invented.ts';
import { seedFolder } from '../../support/run/seededFolder.ts';
import { copyProject } from './projectCopy.ts';

/** `npm run dev` in a copy of the project, signed in as the demo's administrator. */
export interface DevSession {
  readonly folder: string;
  /** Where Vite serves the console. */
  readonly page: string;
  readonly output: () => string;
  /** The first group as the API gives it now. */
  firstGroup(): Promise<Readonly<Record<string, unknown>>>;
  /** What the API answers; a body makes it a POST. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  ask(path: string, body?: unknown): Promise<any>;
  /** Saves the schema of groups as text. @returns what stood there */
  save(change: (text: string) => string): string;
  /** Adds a field to groups, and waits until the API answers with it. */
  addField(name: string): Promise<void>;
  /** @throws with the output when `seen` does not become true in time */
  until(seen: () => boolean | Promise<boolean>, what: string): Promise<void>;
  end(): Promise<void>;
}

const patienceMs = 120_000;

export async function openDevSession(): Promise<DevSession> {
  const copy = copyProject('own');
  const dataDir = join(copy.folder, 'data');
  await seedFolder(dataDir);
  const [apiPort, pagePort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    ['scripts/dev.ts', '--console-port', String(pagePort), '--no-reading'],
    {
      cwd: copy.folder,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(apiPort),
        HOST: '127.0.0.1',
        NO_COLOR: '1', // or the address comes in pieces, where a build server asks for colours
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
    copy.remove();
  };
  const until: DevSession['until'] = async (seen, what) => {
    const latest = Date.now() + patienceMs;
    while (!(await seen())) {
      if (Date.now() > latest) throw new Error(`Never came: ${what}\n${output}`);
      await wait(10);
    }
  };
  try {
    await until(() => output.includes('Local:'), 'the address of the page');
    const ask = await signIn(`http://127.0.0.1:${apiPort}/api/`);
    const schema = join(copy.folder, 'schemas/grupo.schema.json');
    const firstGroup = async () => (await ask('Grupo/Listar?Pagina=1&NumeroRegistros=1')).Itens[0];
    const save = (change: (text: string) => string) => {
      const before = readFileSync(schema, 'utf8');
      writeFileSync(schema, change(before));
      return before;
    };
    return {
      folder: copy.folder,
      page: `http://127.0.0.1:${pagePort}/`,
      output: () => output,
      ask,
      firstGroup,
      save,
      async addField(name) {
        save((text) => withField(text, name));
        await until(async () => name in (await firstGroup()), `an answer with ${name}`);
      },
      until,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** A schema with one more text that its list shows. */
export function withField(text: string, name: string): string {
  const schema = JSON.parse(text);
  schema.properties[name] = {
    'x-field': { type: 'text', label: { 'pt-br': name, 'en-us': name }, list: true },
  };
  return JSON.stringify(schema, null, 2);
}

async function signIn(api: string) {
  const { Login, Senha } = demoSignIns[0] ?? { Login: '', Senha: '' };
  const answer = await fetch(`${api}Autenticacao/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Login, Senha }),
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`Nobody could sign in: ${answer.status} ${body}`);
  const { ItemRegistro } = JSON.parse(body) as { ItemRegistro: { Token: string } };
  return async (path: string, body?: unknown) => {
    const reply = await fetch(`${api}${path}`, {
      headers: { authorization: `Bearer ${ItemRegistro.Token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
    return ((await reply.json()) as { ItemRegistro: any }).ItemRegistro;
  };
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
