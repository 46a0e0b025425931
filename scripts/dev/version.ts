import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type * as Permissions from '../../src/metadata/permissions.ts';
import type * as Invented from '../../src/server/features/demo/invented.ts';
import type * as Seed from '../../src/server/features/demo/seed.ts';
import type { OpenDatabase } from '../../src/server/kit/database/openDatabase.ts';
import type { Settings } from '../../src/server/kit/settings.ts';
import type * as OpenServer from '../../src/server/openServer.ts';
import type * as Work from '../../src/server/startWork.ts';
import type * as CompileCache from '../schemas/compileCache.ts';
import type * as Generate from '../schemas/generate.ts';
import type * as JudgeHandlers from '../schemas/judgeHandlers.ts';
import type * as PrintProblems from '../schemas/printProblems.ts';
import type { Remember } from '../schemas/readSchemas.ts';
import type { Load } from './freshModules.ts';
import type * as Bench from './schemaBench/benchRoutes.ts';
import { undoableFiles } from './undoableFiles.ts';

/** The whole server as the files on the disk describe it now, over a database that outlives it. */
export interface Version {
  readonly application: FastifyInstance;
  /** What was generated for it: text by path. */
  readonly generated: ReadonlyMap<string, string>;
  /** Permission codes there are, as one text: a page that is open knows those of its sign-in alone. */
  readonly codes: string;
  /** Starts reading files; until then another version may still be at it. */
  startWork(): Promise<void>;
  stop(): Promise<void>;
}

/** What of a change cannot be run, said so that it can be mended: a line each. */
export class CannotRun extends Error {
  /** Whether a stack would help: the message was not written for whoever mends a schema. */
  get isOurs(): boolean {
    return this.cause !== undefined && !/^(The database|Migration)/.test(this.message);
  }

  constructor(lines: readonly string[], options?: ErrorOptions) {
    super(lines.join('\n'), options);
    this.name = 'CannotRun';
  }
}

export interface Surroundings {
  readonly root: string;
  /** Begins a new version of the project's modules. */
  readonly loadFresh: () => Load;
  readonly settings: Settings;
  readonly database: OpenDatabase;
  /** What one version compiled and the next need not. */
  readonly remember: Remember;
  /** Whether the database may still be empty. */
  readonly isFirst: boolean;
}

/**
 * Generates, migrates and builds a version from the files as they are.
 * @throws CannotRun; database and generated files are then as they were
 */
export async function buildVersion(around: Surroundings): Promise<Version> {
  const load = around.loadFresh();
  const files = undoableFiles(around.root);
  try {
    const generated = await generateAll(around, load, files.write);
    return await open(around, load, generated);
  } catch (error) {
    files.undo();
    throw error instanceof CannotRun ? error : new CannotRun([messageOf(error)], { cause: error });
  }
}

async function generateAll(
  { root, remember }: Surroundings,
  load: Load,
  write: (file: Generate.GeneratedFile) => void,
): Promise<ReadonlyMap<string, string>> {
  const { generate, removeLeftovers } = await load<typeof Generate>('scripts/schemas/generate.ts');
  const { compileCache } = await load<typeof CompileCache>('scripts/schemas/compileCache.ts');
  const { problemLine } = await load<typeof PrintProblems>('scripts/schemas/printProblems.ts');
  const { problems, files, entities } = await generate(root, write, compileCache(root), remember);
  if (problems.length > 0) throw new CannotRun(problems.map(problemLine));
  const { judgeHandlers } = await load<typeof JudgeHandlers>('scripts/schemas/judgeHandlers.ts');
  const unhandled = await judgeHandlers(entities);
  if (unhandled.length > 0) throw new CannotRun(unhandled.map(problemLine));
  removeLeftovers(root, files);
  return new Map(files.map(({ path, text }) => [path, text]));
}

async function open(
  { root, settings, database, remember, isFirst }: Surroundings,
  load: Load,
  generated: ReadonlyMap<string, string>,
): Promise<Version> {
  const { openServer, applicationOf } = await load<typeof OpenServer>('src/server/openServer.ts');
  const { demoSignIns } = await load<typeof Invented>('src/server/features/demo/invented.ts');
  const server = await openServer({
    settings,
    // Closing a version must not close what the next one works with.
    database: { ...database, close: async () => undefined },
    onError: (error) => console.error(error),
  });
  if (isFirst) await (await load<typeof Seed>('src/server/features/demo/seed.ts')).seedDemo(server);
  const { permissions } = await load<typeof Permissions>('src/metadata/permissions.ts');
  const { addBenchRoutes } = await load<typeof Bench>('scripts/dev/schemaBench/benchRoutes.ts');
  const application = await applicationOf(
    server,
    {
      folder: join(root, 'dist/console'),
      config: {
        Api: { Url: './api/' },
        Desenvolvimento: true,
        Demonstracao: { Acessos: demoSignIns, Correio: true },
      },
    },
    [(api) => addBenchRoutes(api, { root, database, remember })],
  );
  await application.ready();
  let worker: Work.Worker | null = null;
  return {
    application,
    generated,
    codes: permissions.map(({ code }) => code).join(),
    async startWork() {
      const { startWork } = await load<typeof Work>('src/server/startWork.ts');
      worker = await startWork(server);
    },
    async stop() {
      await application.close();
      await worker?.finish();
      worker?.stop();
      await server.close();
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
