import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import type { Entity } from '../../../src/metadata/entity.ts';
import type { Actor } from '../../../src/server/engine/actors/actor.ts';
import { buildModels, type Models } from '../../../src/server/engine/crud/models.ts';
import { crudRoutes, type RecordsRead } from '../../../src/server/engine/crud/routes.ts';
import type { EntityRules } from '../../../src/server/engine/crud/rules.ts';
import { rulesOf } from '../../../src/server/engine/crud/rulesOf.ts';
import type { AskExport } from '../../../src/server/engine/exports/askExport.ts';
import { features } from '../../../src/server/features.ts';
import type { OpenDatabase } from '../../../src/server/kit/database/openDatabase.ts';
import { answerFailure } from '../../../src/server/kit/http/failures.ts';
import { takeJsonBodies } from '../../../src/server/kit/http/jsonBodies.ts';
import type { StartDatabase } from '../databases/engines.ts';

export interface ApiAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

export interface Api {
  readonly database: OpenDatabase;
  readonly models: Models;
  readonly reads: RecordsRead[];
  /** Asks as an actor, with the body as JSON. */
  call(
    actor: Actor,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    key?: string,
  ): Promise<ApiAnswer>;
  /** The same with a body written by hand: what no program of ours would send. */
  send(actor: Actor, method: 'POST' | 'PUT', url: string, text: string): Promise<ApiAnswer>;
  /** A file as bytes, CSV unless told otherwise. */
  upload(
    actor: Actor,
    url: string,
    bytes: Buffer,
    options?: { type?: string; key?: string },
  ): Promise<ApiAnswer>;
  close(): Promise<void>;
}

const { operacao = {}, workflow = {}, apontamento = {}, cliente = {} } = rulesOf(features);

/** Of entities whose rules ask for nothing but what a sample has. */
const productRules = { operacao, workflow, cliente, apontamento };

export interface ApiOptions {
  readonly rules?: Readonly<Record<string, EntityRules>>;
  /** Others than those of the product's schemas. */
  readonly models?: Models;
  /** Records of an export that is waited for. */
  readonly exportedAtOnce?: number;
  /** Asks for one that is not. */
  readonly askExport?: AskExport;
}

/** The generated calls on a database of their own, without sessions: the actor is given with each call. */
export async function startApi(
  start: StartDatabase,
  entities: readonly Entity[],
  { rules = productRules, models, exportedAtOnce, askExport }: ApiOptions = {},
): Promise<Api> {
  const database = await start(entities);
  const built = models ?? (await buildModels(entities, rules));
  const reads: RecordsRead[] = [];
  const actors: Actor[] = [];
  const app = await buildApp(database, built, reads, actors, exportedAtOnce, askExport);
  const ask = async (actor: Actor, request: InjectOptions): Promise<ApiAnswer> => {
    const answer = await app.inject({
      ...request,
      headers: { 'x-actor': String(actors.push(actor) - 1), ...request.headers },
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? JSON.parse(answer.payload) : answer.payload };
  };
  const json = { 'content-type': 'application/json' };
  return {
    database,
    models: built,
    reads,
    call: (actor, method, url, body, key) =>
      ask(actor, {
        method,
        url,
        headers: { ...(key ? { 'idempotency-key': key } : {}), ...(body === undefined ? {} : json) },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    upload: (actor, url, bytes, { type = 'text/csv', key } = {}) =>
      ask(actor, {
        method: 'POST',
        url,
        headers: { 'content-type': type, ...(key ? { 'idempotency-key': key } : {}) },
        payload: bytes,
      }),
    send: (actor, method, url, text) => ask(actor, { method, url, headers: json, payload: text }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function buildApp(
  database: OpenDatabase,
  models: Models,
  reads: RecordsRead[],
  actors: readonly Actor[],
  exportedAtOnce: number | undefined,
  askExport: AskExport | undefined,
): Promise<FastifyInstance> {
  const app = Fastify({ genReqId: () => 'test' });
  app.setErrorHandler(async (error, request, reply) => {
    if (process.env.TEST_SHOW_ERRORS) console.error(error);
    return answerFailure(error, request, reply);
  });
  takeJsonBodies(app);
  app.decorateRequest('actor', null as unknown as Actor);
  app.addHook('onRequest', async (request) => {
    const actor = actors[Number(request.headers['x-actor'])];
    if (actor) request.actor = actor;
  });
  const onRead = (read: RecordsRead) => void reads.push(read);
  const calls = crudRoutes({
    database,
    models,
    onRead,
    ...(askExport ? { askExport } : {}),
    ...(exportedAtOnce === undefined
      ? {}
      : { settings: { exportsPerMinute: Number.POSITIVE_INFINITY, exportedAtOnce } }),
  });
  for (const add of calls) add(app);
  return app;
}
