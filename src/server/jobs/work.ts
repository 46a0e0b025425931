import { sql } from 'kysely';
import { processFile } from '../matricula/processFile.ts';
import { createOcr } from '../ocr/ocr.ts';
import type { Server } from '../openServer.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startPost } from './post.ts';
import type { ReadingJob } from './queue.ts';

/** Files read at once by one process; each takes pages from the same line of engines. */
const filesAtOnce = 2;

export interface Worker {
  /** Sends no more mails and tidies no more; the mail under way is sent and noted. Before the database closes. */
  finish(): Promise<void>;
  /** Ends the engines that read pages; after the queue has stored its last page. */
  stop(): void;
}

/**
 * Starts reading queued files in this process. With the embedded database every unfinished run belonged to a
 * process that is gone, so all are taken up again at once, at the page where they stopped; with PostgreSQL the
 * heartbeat of the queue finds those of dead workers.
 */
export async function startWork(
  server: Server,
  onError: (error: unknown, job: ReadingJob) => void,
): Promise<Worker> {
  const { settings, queue } = server;
  const ocr = createOcr({
    cacheFolder: `${settings.dataDir}/ocr`,
    workers: settings.ocrParallel,
    ...(settings.ocrEngine === 'auto' ? {} : { engine: settings.ocrEngine }),
  });
  const parts = {
    ...server,
    ocr,
    onError,
    limits: { bytes: settings.maxPdfBytes, pages: settings.maxPdfPages },
  };
  if (server.database.engine === 'pglite') await queue.replaceAll(await unfinished(server));
  await queue.work(filesAtOnce, (job) => processFile(parts, job));
  const housekeeping = startHousekeeping(server, server.onError);
  const post = startPost(server);
  return {
    async finish() {
      housekeeping.stop();
      await post.stop();
    },
    stop: () => ocr.close(),
  };
}

async function unfinished({ database }: Server): Promise<ReadingJob[]> {
  const { rows } = await database.asMigrator((tx) =>
    sql<ReadingJob>`
      select "IdentificadorEmpresa" as "companyId", "Identificador" as "runId" from processamento
      where "Resultado" is null order by "Identificador"`.execute(tx),
  );
  return rows.map(({ companyId, runId }) => ({ companyId, runId }));
}
