import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { entities } from '../metadata/entities.ts';
import { type AccessLog, createAccessLog } from './auth/accessLog.ts';
import { lendPasswords } from './auth/passwordService.ts';
import { createPasswords, type Passwords } from './auth/passwords.ts';
import { addRightsRoutes } from './auth/rightsRoutes.ts';
import { addCalculatorRoutes } from './calculators/calculatorRoutes.ts';
import { lendCalculations } from './calculators/services.ts';
import { addCertificateRoutes } from './certificates/certificateRoutes.ts';
import { addFillRoutes } from './certificates/fill/fillRoutes.ts';
import { addOrderRoutes } from './certificates/orders/orderRoutes.ts';
import { lendProviders } from './certificates/orders/services.ts';
import { openProviders, type Providers } from './certificates/providers/openProviders.ts';
import { addCertificateAnswers } from './certificates/validOn/validOnRoutes.ts';
import { readOnOpening } from './certificates/watch/readOnOpening.ts';
import { loadRules } from './crud/loadRules.ts';
import { buildModels, type Models } from './crud/models.ts';
import { crudRoutes, type RecordsRead } from './crud/routes.ts';
import { type Consent, migrate } from './database/migrate.ts';
import { type OpenDatabase, openDatabase } from './database/openDatabase.ts';
import { addExportRoutes } from './exports/exportRoutes.ts';
import { addFigureRoutes } from './figures/figureRoutes.ts';
import { createFileStore, type FileStore } from './files/fileStore.ts';
import type { PartialUploads } from './files/partialUploads.ts';
import { buildApplication } from './http/application.ts';
import type { ConsoleConfig } from './http/consoleFiles.ts';
import { type JobQueue, migrateQueue, openQueue } from './jobs/queue.ts';
import { addMailRoutes } from './mail/mailRoutes.ts';
import { lendMail } from './mail/mailService.ts';
import { type MailTransport, openTransport } from './mail/transport.ts';
import { addAnalysisRoutes } from './matricula/analysisRoutes.ts';
import { addFileRoutes } from './matricula/fileRoutes.ts';
import { addPartialUploadRoutes, openPartialUploads } from './matricula/partialUploadRoutes.ts';
import { addReviewRoutes } from './matricula/reviewRoutes.ts';
import { createSecretBox, loadSecretKey, type SecretBox } from './matricula/secretBox.ts';
import { lendServices } from './matricula/services.ts';
import { addUnderWayRoutes } from './matricula/underWayRoutes.ts';
import { addUploadRoutes } from './matricula/uploadRoutes.ts';
import { addNoticeRoutes } from './notifications/noticeRoutes.ts';
import { addOperationRoutes } from './operation/operationRoutes.ts';
import { addOpinionRoutes } from './opinion/draftRoutes.ts';
import { addOperationOpinionRoutes } from './opinion/operation/operationRoutes.ts';
import { lendOpinions } from './opinion/services.ts';
import { addSituationRoutes } from './opinion/situationRoutes.ts';
import { addPreferenceRoutes } from './preferences/preferenceRoutes.ts';
import { addSearchRoutes } from './search/searchRoutes.ts';
import type { Settings } from './settings.ts';
import { addViewRoutes } from './views/viewRoutes.ts';

/** Everything a process of ours holds open, whether it answers requests, reads files, or both. */
export interface Server {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly models: Models;
  readonly files: FileStore;
  readonly uploads: PartialUploads;
  readonly queue: JobQueue;
  readonly secrets: SecretBox;
  readonly passwords: Passwords;
  readonly mail: MailTransport;
  /** Sources certificates are asked for. */
  readonly providers: Providers;
  readonly accessLog: AccessLog;
  readonly now: () => Date;
  /** Where trouble goes that no request can be told of. */
  readonly onError: (error: unknown) => void;
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly settings: Settings;
  readonly passwords?: Passwords;
  /** The way out for mails instead of the one the settings name; it is closed with the server. */
  readonly mail?: MailTransport;
  /** Sources of certificates instead of those the settings name; they are closed with the server. */
  readonly providers?: Providers;
  readonly now?: () => Date;
  /** An open database instead of the one the settings name; it is closed with the server. */
  readonly database?: OpenDatabase;
  readonly onError?: (error: unknown) => void;
}

/** Opens database, files and queue as the settings say. The embedded database is migrated at once. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const {
    settings,
    now = () => new Date(),
    passwords = createPasswords(),
    onError = () => undefined,
    mail = openTransport(settings, now),
  } = options;
  // A mistake in their file stops the start before anything is open.
  const providers = options.providers ?? (await openProviders({ settings, environment: process.env, now }));
  const database = options.database ?? (await openConfigured(settings));
  if (database.engine === 'pglite') await migrateAll(database);
  const models = reviewedElsewhere(await buildModels(entities, await loadRules()));
  const files = createFileStore(join(settings.dataDir, 'arquivos'));
  const uploads = openPartialUploads(join(settings.dataDir, 'envios'), {
    database,
    models,
    files,
    limits: settings,
  });
  const secrets = createSecretBox(await loadSecretKey(settings.dataDir));
  const queue = await openQueue(database, onError);
  lendServices(models, { queue, secrets, now });
  lendPasswords(models, passwords);
  lendMail(models, mail);
  lendOpinions(models, { files, now });
  lendCalculations(models, { now });
  lendProviders(models, providers);
  const accessLog = createAccessLog(database, now, onError);
  const close = async () => {
    await queue.stop(10);
    await accessLog.close();
    mail.close();
    await providers.close();
    await database.close();
  };
  return {
    settings,
    database,
    models,
    files,
    uploads,
    queue,
    secrets,
    passwords,
    mail,
    providers,
    accessLog,
    now,
    onError,
    close,
  };
}

/** Tables of entities and of the queue. */
export async function migrateAll(database: OpenDatabase, consent: Consent = {}) {
  const report = await migrate(database, entities, consent);
  await migrateQueue(database);
  return report;
}

/**
 * The HTTP side of a server.
 * @param more calls that only some processes have
 */
export function applicationOf(
  server: Server,
  console?: { readonly folder: string; readonly config: ConsoleConfig },
  more: readonly ((api: FastifyInstance) => void)[] = [],
): Promise<FastifyInstance> {
  const { settings } = server;
  const parts = { ...server, limits: settings, onRead: readersOf(server) };
  return buildApplication({
    settings,
    database: server.database,
    now: server.now,
    passwords: server.passwords,
    accessLog: server.accessLog,
    calls: [
      (api) => crudRoutes(api, parts),
      (api) => addRightsRoutes(api, parts),
      (api) => addFileRoutes(api, parts),
      (api) => addPartialUploadRoutes(api, parts),
      (api) => addUploadRoutes(api, parts),
      (api) => addUnderWayRoutes(api, parts),
      (api) => addReviewRoutes(api, parts),
      (api) => addAnalysisRoutes(api, parts),
      (api) => addOpinionRoutes(api, parts),
      (api) => addOperationOpinionRoutes(api, parts),
      (api) => addSituationRoutes(api, parts),
      (api) => addCalculatorRoutes(api, parts),
      (api) => addCertificateRoutes(api, parts),
      (api) => addCertificateAnswers(api, parts),
      (api) => addFigureRoutes(api, parts),
      (api) => addFillRoutes(api, parts),
      (api) => addOperationRoutes(api, parts),
      (api) => addOrderRoutes(api, parts),
      (api) => addPreferenceRoutes(api, parts),
      (api) => addViewRoutes(api, parts),
      (api) => addSearchRoutes(api, parts),
      (api) => addNoticeRoutes(api, parts),
      (api) => addMailRoutes(api, parts),
      (api) => addExportRoutes(api, parts),
      ...more,
    ],
    ...(console ? { console } : {}),
  });
}

/** Whoever wants to know what was read. */
function readersOf(server: Server): (read: RecordsRead) => void {
  const markRead = readOnOpening(server);
  return (read) => {
    server.accessLog.noteRead(read);
    markRead(read);
  };
}

function openConfigured({ databaseUrl, dataDir, mode }: Settings): Promise<OpenDatabase> {
  return databaseUrl === null
    ? openDatabase({ dataDir: join(dataDir, 'banco') })
    : openDatabase({ url: databaseUrl, production: mode === 'production' });
}

/** `RegistroMatricula/Retornar` answers with today's truth beside the record, so the generated call steps back. */
const reviewedElsewhere = (models: Models): Models => ({
  ...models,
  list: models.list.map((model) =>
    model.entity.name === 'registro-matricula'
      ? { ...model, entity: { ...model.entity, calls: model.entity.calls.filter((call) => call !== 'get') } }
      : model,
  ),
});
