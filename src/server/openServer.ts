import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { entities } from '../metadata/entities.ts';
import { createAccessLog } from './engine/auth/accessLog.ts';
import { standardProfilesOf } from './engine/auth/furnishCompany.ts';
import { createPasswords, type Passwords } from './engine/auth/passwords.ts';
import { buildModels, type Models } from './engine/crud/models.ts';
import type { RecordsRead } from './engine/crud/routes.ts';
import { rulesOf } from './engine/crud/rulesOf.ts';
import { migrate } from './engine/database/migrate.ts';
import { requireMigrated } from './engine/database/numberedSteps.ts';
import type { Consent } from './engine/database/tablePlan.ts';
import { askExport } from './engine/exports/askExport.ts';
import { followedOf } from './engine/facts/followed.ts';
import { openPartialUploads } from './engine/files/partialUploads.ts';
import { buildApplication } from './engine/http/application.ts';
import { migrateQueue, openQueue } from './engine/jobs/queue.ts';
import { joinedByName } from './engine/joinedByName.ts';
import type { Letters } from './engine/mail/letters.ts';
import { type MailTransport, openTransport } from './engine/mail/transport.ts';
import { missingSourcesOf } from './engine/missing/missing.ts';
import type { Server } from './engine/server.ts';
import type { Services } from './engine/services.ts';
import { features, jobTypes } from './features.ts';
import { type OpenDatabase, openDatabase } from './kit/database/openDatabase.ts';
import { createFileStore } from './kit/files/fileStore.ts';
import type { ConsoleConfig } from './kit/http/consoleFiles.ts';
import { createSecretBox, loadSecretKey } from './kit/secretBox.ts';
import type { Settings } from './kit/settings.ts';

export interface ServerOptions {
  readonly settings: Settings;
  readonly passwords?: Passwords;
  /** The way out for mails instead of the one the settings name; it is closed with the server. */
  readonly mail?: MailTransport;
  /** In place of those that features open, such as another reader of records. */
  readonly services?: Partial<Services>;
  readonly now?: () => Date;
  /** An open database instead of the one the settings name; it is closed with the server. */
  readonly database?: OpenDatabase;
  readonly onError?: (error: unknown) => void;
}

/**
 * Opens database, files and queue as the settings say. The embedded database is migrated at once.
 * @throws ToldError where another one is not migrated, or by a newer version
 */
export async function openServer(options: ServerOptions): Promise<Server> {
  const {
    settings,
    now = () => new Date(),
    passwords = createPasswords(),
    onError = () => undefined,
    mail = openTransport(settings, now),
  } = options;
  const profiles = standardProfilesOf(features.flatMap(({ profiles: its = [] }) => its));
  const letters = joinedByName<Partial<Letters>>(
    'The kind of mail',
    features.map(({ letters: its = {} }) => its),
  );
  const followed = followedOf(
    features.flatMap(({ facts = [] }) => facts),
    features.flatMap(({ follows = [] }) => follows),
  );
  const opened = await Promise.all(features.flatMap(({ opens }) => opens?.(settings, now) ?? []));
  const database = options.database ?? (await openConfigured(settings));
  await closedWhereRefused(database, () =>
    database.engine === 'pglite' ? migrateAll(database) : requireMigrated(database),
  );
  const files = createFileStore(join(settings.dataDir, 'arquivos'));
  const secrets = createSecretBox(await loadSecretKey(settings.dataDir));
  const jobs = await openQueue(database, { types: jobTypes, now, onError });
  const joined = joinedByName<object>('The service', [
    {
      now,
      files,
      jobs,
      passwords,
      mail,
      letters,
      secrets,
      filesElsewhere: features.flatMap(({ filesElsewhere }) => filesElsewhere ?? []),
      profiles,
      missing: missingSourcesOf(features),
    },
    ...opened.map(({ parts }) => parts),
  ]) as Services;
  const services: Services = { ...joined, ...options.services };
  const models = answeredElsewhere(await buildModels(entities, rulesOf(features), services, followed));
  const accessLog = createAccessLog(database, now, onError);
  return {
    ...services,
    files,
    jobs,
    settings,
    database,
    models,
    uploads: openPartialUploads(join(settings.dataDir, 'envios'), {
      database,
      models,
      files,
      settings,
    }),
    accessLog,
    onError,
    async close() {
      await jobs.close();
      await accessLog.close();
      mail.close();
      for (const { close } of opened) await close();
      await database.close();
    },
  };
}

/** One that is refused is left closed, for the version that can read it. */
async function closedWhereRefused(database: OpenDatabase, prepare: () => Promise<unknown>): Promise<void> {
  try {
    await prepare();
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Tables of entities and of the queue. */
export async function migrateAll(database: OpenDatabase, consent: Consent = {}) {
  const report = await migrate(database, entities, consent);
  await migrateQueue(database, jobTypes);
  return report;
}

/**
 * The HTTP side of a server.
 * @param more calls that only some processes have
 */
export function applicationOf(
  server: Server,
  console?: { readonly folder: string; readonly config: ConsoleConfig },
  more: readonly ((api: FastifyInstance) => unknown)[] = [],
): Promise<FastifyInstance> {
  const { settings } = server;
  return buildApplication({
    settings,
    database: server.database,
    now: server.now,
    passwords: server.passwords,
    post: server,
    accessLog: server.accessLog,
    calls: [
      (api) =>
        api.decorate('folio', {
          ...server,
          onRead: readersOf(server),
          askExport: askExport(server.jobs),
        }),
      ...features.map(
        ({ plugin }) =>
          (api: FastifyInstance) =>
            api.register(plugin),
      ),
      ...more,
    ],
    ...(console ? { console } : {}),
  });
}

/** The access log, and each feature that wants to know what was read. */
function readersOf(server: Server): (read: RecordsRead) => void {
  const readers = features.flatMap(({ onRead }) => onRead?.(server) ?? []);
  return (read) => {
    server.accessLog.noteRead(read);
    for (const reader of readers) reader(read);
  };
}

function openConfigured({ databaseUrl, dataDir, mode }: Settings): Promise<OpenDatabase> {
  return databaseUrl === null
    ? openDatabase({ dataDir: join(dataDir, 'banco') })
    : openDatabase({ url: databaseUrl, production: mode === 'production' });
}

/** The generated calls step back where a feature answers itself. */
function answeredElsewhere(models: Models): Models {
  const own = (name: string) => features.flatMap(({ answersItself }) => answersItself?.[name] ?? []);
  return {
    ...models,
    list: models.list.map((model) => {
      const taken = own(model.entity.name);
      const calls = model.entity.calls.filter((call) => !taken.includes(call));
      return taken.length === 0 ? model : { ...model, entity: { ...model.entity, calls } };
    }),
  };
}
