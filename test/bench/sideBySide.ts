import { type ChildProcess, fork, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { entities, entityNamed } from '../../src/metadata/entities.ts';
import { readListQuery } from '../../src/server/engine/crud/list/listQuery.ts';
import { listRecords } from '../../src/server/engine/crud/list/listRecords.ts';
import { buildModels, halfOf, type Models } from '../../src/server/engine/crud/models.ts';
import { openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { makeActor } from '../support/people/actors.ts';
import type { BareTask } from './bareServer.ts';
import type { LargeDatabase } from './largeDatabase.ts';
import { drive, type Load, type LoadResult, type WireRequest } from './load.ts';
import { median } from './measurement.ts';

const root = resolve(import.meta.dirname, '../..');

/** The product and the bare handler, each in a process of its own, over one database. */
export interface SideBySide {
  readonly product: number;
  readonly bare: number;
  stop(): void;
}

export async function startSideBySide(database: LargeDatabase): Promise<SideBySide> {
  const task = await bareTask(database);
  const product = spawn(process.execPath, ['scripts/run/frugal.ts', 'scripts/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: database.dataDir,
      PORT: '0',
      REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'info', // tells the port
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const bare = fork(join(root, 'test/bench/bareServer.ts'), { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  bare.send(task);
  const stop = () => {
    for (const child of [product, bare]) child.removeAllListeners('exit').kill('SIGTERM');
  };
  try {
    return { product: await portOf(product), bare: await portOf(bare), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Rates of both in rounds that alternate, so that other work on the machine hits both alike. */
export async function compare(
  { product, bare }: SideBySide,
  next: () => WireRequest,
  load: Load,
  rounds: number,
): Promise<{
  readonly ours: readonly LoadResult[];
  readonly theirs: readonly LoadResult[];
  readonly ratio: number;
}> {
  for (const port of [product, bare]) await drive(port, next, { ...load, milliseconds: warmUpMs });
  const ours: LoadResult[] = [];
  const theirs: LoadResult[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) theirs.push(await drive(bare, next, load));
    ours.push(await drive(product, next, load));
    if (round % 2 === 1) theirs.push(await drive(bare, next, load));
  }
  return {
    ours,
    theirs,
    ratio: median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN))),
  };
}

/** Until the compiler has seen what is asked over and over. */
const warmUpMs = 4_000;

async function bareTask({ url, companyId, userId }: LargeDatabase): Promise<BareTask> {
  const models = await buildModels(entities);
  return {
    url,
    list: await statementOfList(url, models, makeActor({ companyId, userId })),
    operation: shapeOf('operacao', models),
    client: shapeOf('cliente', models),
  };
}

/** What the product really sends for a list, taken from a connection of its own. */
async function statementOfList(
  url: string,
  models: Models,
  actor: ReturnType<typeof makeActor>,
): Promise<BareTask['list']> {
  const database = await openDatabase({ url });
  const sent: BareTask['list'][] = [];
  database.engineParts.pool?.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const listening = (...given: unknown[]) => {
      const [text, values] = given;
      if (typeof text === 'string' && Array.isArray(values)) sent.push({ text, values });
      return query(...given);
    };
    Object.assign(client, { query: listening });
  });
  try {
    await database.transaction(actor, (tx) =>
      listRecords({ tx, actor, models }, models.named('operacao'), readListQuery(new URLSearchParams())),
    );
  } finally {
    await database.close();
  }
  const list = sent.find(({ text }) => text.includes('total:'));
  if (!list) throw new Error('the product sent no list');
  return list;
}

function shapeOf(name: string, models: Models): BareTask['operation'] {
  const { columns } = models.named(name);
  return {
    fields: columns.map((field) => field.name),
    decimals: columns.filter((field) => halfOf(field).column === 'numeric').map((field) => field.name),
    labels: entityNamed(name)
      .fields.filter(({ type }) => type === 'reference')
      .map((field) => field.name),
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((found, failed) => {
    let text = '';
    const read = (piece: Buffer) => {
      text += String(piece);
      const port = /listening at http:\/\/[^:]+:(\d+)/i.exec(text)?.[1];
      if (port === undefined) return;
      child.stdout?.off('data', read).resume(); // the log goes on, and must not fill the pipe
      found(Number(port));
    };
    child.stdout?.on('data', read);
    child.once('exit', (code) => failed(new Error(`ended with ${code}: ${text}`)));
  });
}
