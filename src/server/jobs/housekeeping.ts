import { sql } from 'kysely';
import { emptyTrash } from '../crud/trash.ts';
import { sweepMails } from '../mail/outbox.ts';
import type { Server } from '../openServer.ts';

const hourMs = 3_600_000;

/** Bytes and parts of uploads are left alone this long: somebody may be about to write the row they belong to. */
const keptMs = 24 * hourMs;

/**
 * Takes away what has had its day: answers kept for retries, counts of failed sign-ins, sessions long over, mails
 * long sent, parts of interrupted uploads, notices of three months ago, records past their days in the trash, and
 * bytes that no row came to refer to. Safe to run anywhere, any number of times at once.
 */
export async function tidy({
  database,
  models,
  files,
  now,
}: Pick<Server, 'database' | 'models' | 'files' | 'now'>): Promise<void> {
  await database.system((tx) => sql`select folio_limpar(${now()})`.execute(tx));
  await database.system((tx) => sql`select folio_limpar_avisos(${now()})`.execute(tx));
  await database.system((tx) => sweepMails(tx, now()));
  await emptyTrash(database, models, now());
  await files.sweep(keptMs, now());
  await files.collect(keptMs, now(), (keys) =>
    database.system(async (tx) => {
      const { rows } = await sql<{ chave: string }>`
        select folio_arquivos_soltos(${keys}::text[]) as chave`.execute(tx);
      return rows.map(({ chave }) => chave);
    }),
  );
}

/** Tidies a minute after the start, when whoever waits has been served, and every six hours from then on. */
export function startHousekeeping(server: Server, onError: (error: unknown) => void): { stop(): void } {
  let timer: NodeJS.Timeout;
  const later = (milliseconds: number) => {
    timer = setTimeout(
      () =>
        void tidy(server)
          .catch(onError)
          .finally(() => later(6 * hourMs)),
      milliseconds,
    ).unref();
  };
  later(60_000);
  return { stop: () => clearTimeout(timer) };
}
