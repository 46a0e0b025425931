import { sql } from 'kysely';
import { startReadingScans } from '../certificates/attach/readScans.ts';
import { startOrders } from '../certificates/orders/startOrders.ts';
import { startExpiryWatch } from '../certificates/watch/watchExpiry.ts';
import { startExports } from '../exports/makeExports.ts';
import { startPausing } from '../matricula/pauseIdle.ts';
import { processFile } from '../matricula/processFile.ts';
import { filesAtOnce } from '../matricula/underWayRoutes.ts';
import { startNoticeMail } from '../notifications/mailNotices.ts';
import { createOcr } from '../ocr/ocr.ts';
import type { Server } from '../openServer.ts';
import { startOperationWatch } from '../organisation/states/watchOperations.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startPost } from './post.ts';
import type { ReadingJob } from './queue.ts';

export interface Worker {
  /** Sends, tidies, pauses, watches and asks no more; what is under way is finished. Before the database closes. */
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
  await queue.work(filesAtOnce, (job, lost) => processFile(parts, job, lost));
  const housekeeping = startHousekeeping(server);
  const post = startPost(server);
  const pausing = startPausing(server);
  const expiry = startExpiryWatch(server);
  const noticeMail = startNoticeMail(server);
  const operations = startOperationWatch(server);
  const orders = startOrders(server);
  const exports = startExports(server);
  const scans = startReadingScans({ ...server, ocr });
  return {
    async finish() {
      await Promise.all(
        [housekeeping, pausing, post, expiry, noticeMail, operations, orders, scans, exports].map((rounds) =>
          rounds.stop(),
        ),
      );
    },
    stop: () => ocr.close(),
  };
}

async function unfinished({ database }: Server): Promise<ReadingJob[]> {
  const { rows } = await database.asMigrator((tx) =>
    sql<ReadingJob>`
      select "IdentificadorEmpresa" as "companyId", "Identificador" as "runId", coalesce("Paginas", 1) as "pages"
      from processamento where "Resultado" is null order by "Identificador"`.execute(tx),
  );
  return rows.map(({ companyId, runId, pages }) => ({ companyId, runId, pages: pages ?? 1 }));
}
