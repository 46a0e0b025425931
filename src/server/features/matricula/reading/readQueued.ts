import { sql } from 'kysely';
import type { Workplace } from '../../../engine/feature.ts';
import type { ReadingJob } from '../../../engine/jobs/queue.ts';
import type { Server } from '../../../engine/server.ts';
import { filesAtOnce } from '../files/underWayRoutes.ts';
import { processFile } from './processFile.ts';

/**
 * Starts reading queued files in this process. With the embedded database every unfinished run belonged to a
 * process that is gone, so all are taken up again at once, at the page where they stopped; with PostgreSQL the
 * heartbeat of the queue finds those of dead workers.
 */
export async function readQueued(place: Workplace): Promise<void> {
  const { settings, queue, database, onUnread } = place;
  const parts = {
    ...place,
    onError: onUnread,
    limits: { bytes: settings.maxPdfBytes, pages: settings.maxPdfPages },
  };
  if (database.engine === 'pglite') await queue.replaceAll(await unfinished(place));
  await queue.work(filesAtOnce, (job, lost) => processFile(parts, job, lost));
}

async function unfinished({ database }: Pick<Server, 'database'>): Promise<ReadingJob[]> {
  const { rows } = await database.asMigrator((tx) =>
    sql<ReadingJob>`
      select "IdentificadorEmpresa" as "companyId", "Identificador" as "runId", coalesce("Paginas", 1) as "pages"
      from processamento where "Resultado" is null order by "Identificador"`.execute(tx),
  );
  return rows.map(({ companyId, runId, pages }) => ({ companyId, runId, pages: pages ?? 1 }));
}
