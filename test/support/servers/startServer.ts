import { subscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { entities } from '../../../src/metadata/entities.ts';
import type { Actor } from '../../../src/server/engine/actors/actor.ts';
import { createStandardProfiles, withinCompany } from '../../../src/server/engine/auth/furnishCompany.ts';
import { createPasswords, type PasswordCost } from '../../../src/server/engine/auth/passwords.ts';
import { storePassword } from '../../../src/server/engine/auth/sessions.ts';
import { createChecked } from '../../../src/server/engine/crud/write/createRecord.ts';
import { transact } from '../../../src/server/engine/facts/transact.ts';
import type { Workplace } from '../../../src/server/engine/feature.ts';
import type { JobWorker } from '../../../src/server/engine/jobs/worker.ts';
import type { Server } from '../../../src/server/engine/server.ts';
import type { Services } from '../../../src/server/engine/services.ts';
import type { Row } from '../../../src/server/kit/database/database.ts';
import { readSettings } from '../../../src/server/kit/settings.ts';
import { applicationOf, openServer } from '../../../src/server/openServer.ts';
import { startWork } from '../../../src/server/startWork.ts';
import { featureEngines, type StartDatabase } from '../databases/engines.ts';
import { type ClockShift, moveJobs } from '../databases/moveJobs.ts';
import { makeActor } from '../people/actors.ts';
import { passwordCostOfTests } from '../run/passwordCost.ts';
import { judgeAnswers } from './judgeAnswers.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly bytes: Buffer;
}

/** A person at a console: every call carries the token of the last sign-in. */
export interface Desk {
  token: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Sends bytes as they are. */
  send(path: string, bytes: Uint8Array, headers?: Record<string, string>): Promise<Answer>;
}

export interface TestServer {
  readonly server: Server;
  readonly application: FastifyInstance;
  /** Moves the server's clock. */
  forward(minutes: number): void;
  /** What does its jobs, with other parts than the server's where some are given. */
  worker(parts?: object): JobWorker;
  /**
   * Does the jobs that are due by that clock and what follows from them, as one process would.
   * @param parts others than the server's
   * @returns how many were begun
   */
  workOff(parts?: object): Promise<number>;
  ask(request: InjectOptions): Promise<Answer>;
  signIn(login: string, password?: string): Promise<Desk>;
  /** A company with its profiles. */
  company(name: string, cnpj: string): Promise<TestCompany>;
  close(): Promise<void>;
}

export interface TestCompany {
  readonly id: number;
  readonly profiles: ReadonlyMap<string, number>;
  readonly actor: Actor;
  make(entity: string, values: Row): Promise<number>;
  /** A person with one profile here, whose password is `testPassword`. */
  person(login: string, profile: string, values?: Row): Promise<number>;
}

// Fastify tells of each application while it has no route yet.
subscribe('fastify.initialization', (made) =>
  judgeAnswers((made as { readonly fastify: FastifyInstance }).fastify),
);

export const testPassword = 'três capivaras no rio';

/**
 * The whole server on a database that nobody else uses, of the engine features are tested on, without a listener.
 * @param start one of the `engines`
 * @param environment settings as the environment would give them
 */
export async function startServer({
  work = false,
  start = featureEngines[0][1],
  environment = {},
  services = {},
  onError = (error) => console.error(error),
  passwordCost = passwordCostOfTests,
}: {
  work?: boolean;
  start?: StartDatabase;
  environment?: Record<string, string>;
  /** In place of those that features open. */
  services?: Partial<Services>;
  /** Where trouble goes that no request is told of; printed unless a test makes it on purpose. */
  onError?: (error: unknown) => void;
  passwordCost?: PasswordCost;
} = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'folio-servidor-'));
  const settings = readSettings(
    {
      LOG_LEVEL: 'silent',
      SIGN_INS_PER_MINUTE: '10000',
      ANONYMOUS_PER_MINUTE: '100000',
      EXPORTS_PER_MINUTE: '10000',
      REQUESTS_PER_MINUTE: '100000',
      ...environment,
      DATA_DIR: dataDir,
    },
    'test',
  );
  const database = await start(entities);
  let shift = 0;
  const shifts: ClockShift[] = [];
  const server = await openServer({
    settings,
    now: () => new Date(Date.now() + shift),
    passwords: createPasswords(passwordCost),
    database,
    services,
    onError,
  });
  const application = await applicationOf(server);
  const worker = work ? await startWork(server) : null;
  const ask = async (request: InjectOptions): Promise<Answer> => {
    const answer = await application.inject(request);
    const isJson =
      answer.payload !== '' && String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? JSON.parse(answer.payload) : answer.payload,
      headers: answer.headers as Answer['headers'],
      bytes: answer.rawPayload,
    };
  };
  const newWorker = (parts: object = {}) => server.jobs.worker({ ...server, ...parts } as Workplace);
  return {
    server,
    application,
    worker: newWorker,
    forward: (minutes) => {
      shift += minutes * 60_000;
      shifts.push({ at: new Date(), seconds: minutes * 60 });
    },
    async workOff(parts = {}) {
      await moveJobs(database, shifts.splice(0));
      return newWorker(parts).workOff();
    },
    ask,
    signIn: (login, password = testPassword) => signIn(ask, login, password),
    company: (name, cnpj) => makeCompany(server, name, cnpj),
    async close() {
      await application.close();
      await worker?.finish();
      await server.close();
      worker?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Ask = (request: InjectOptions) => Promise<Answer>;

async function signIn(ask: Ask, Login: string, Senha: string): Promise<Desk> {
  const answer = await ask({ method: 'POST', url: '/api/Autenticacao/Login', payload: { Login, Senha } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const desk = deskOf(ask);
  desk.token = answer.body.ItemRegistro.Token;
  return desk;
}

function deskOf(ask: Ask): Desk {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, rest: Partial<InjectOptions>) =>
    ask({
      ...rest,
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${desk.token}`, ...rest.headers },
    });
  const json = (body: unknown, headers: Record<string, string> = {}): Partial<InjectOptions> =>
    body === undefined
      ? { headers }
      : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
  const desk: Desk = {
    token: '',
    get: (path, headers = {}) => call('GET', path, { headers }),
    post: (path, body, headers) => call('POST', path, json(body, headers)),
    put: (path, body) => call('PUT', path, json(body)),
    delete: (path) => call('DELETE', path, {}),
    send: (path, bytes, headers = {}) =>
      call('POST', path, {
        payload: Buffer.from(bytes),
        headers: { 'content-type': 'application/pdf', ...headers },
      }),
  };
  return desk;
}

async function makeCompany(server: Server, RazaoSocial: string, Cnpj: string): Promise<TestCompany> {
  const { database, models, passwords } = server;
  const process = makeActor({ kind: 'system', name: 'ensaio' });
  const { id, profiles } = await transact(server, process, async (outside) => {
    const { Identificador } = await createChecked(outside, models.named('empresa'), { RazaoSocial, Cnpj });
    return {
      id: Identificador,
      profiles: (await withinCompany(outside, Identificador, createStandardProfiles)).byName,
    };
  });
  const actor = { ...process, companyId: id };
  const make = (entity: string, values: Row) =>
    transact(server, actor, async (work) => {
      const record = await createChecked(work, models.named(entity), values);
      return record.Identificador;
    });
  return {
    id,
    profiles,
    actor,
    make,
    async person(login, profile, values = {}) {
      const Vinculos = [
        { IdentificadorEmpresa: id, Perfis: [profiles.get(profile)], Filiais: [], Ativo: true },
      ];
      const userId = await make('usuario', { Nome: login.split('@')[0], Login: login, Vinculos, ...values });
      const hash = await passwords.hash(testPassword);
      await database.system((tx) =>
        storePassword(tx, { userId, hash, mustChange: false, now: server.now() }),
      );
      return userId;
    },
  };
}
