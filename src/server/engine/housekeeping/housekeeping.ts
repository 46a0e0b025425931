import { sql } from 'kysely';
import { dayMs, goneBefore, type Kept, keptFor } from '../../../metadata/keptFor.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { FileKey } from '../../kit/files/fileStore.ts';
import { sweepPictureFiles } from '../../kit/files/pictureFiles.ts';
import { emptyTrash } from '../crud/write/trash.ts';
import { everySeconds, job, recurring } from '../jobs/job.ts';
import { sweepMails } from '../mail/outbox.ts';
import type { Server } from '../server.ts';

/** Of bytes and parts of uploads. */
const keptMs = keptFor.looseBytes * dayMs;

/**
 * Takes away what has had its day: answers kept for retries, counts of failed sign-ins, sessions long over, mails
 * long sent, parts of interrupted uploads and readings, old notices and exports, records and saved views past their days in
 * the trash, and bytes that no row came to refer to. Safe to run anywhere, any number of times at once. How many days each is
 * kept: `src/metadata/keptFor.ts`.
 * @param over what is not done by then is left to the next time
 */
export async function tidy(
  { database, models, files, uploads, now }: TidyParts,
  over: AbortSignal = new AbortController().signal,
): Promise<void> {
  const unused = (keys: readonly FileKey[]) =>
    over.aborted ? Promise.resolve([]) : database.system((tx) => filesOfNobody(tx, keys));
  const gone = (what: Kept) => sql`${goneBefore(what, now())}::timestamptz`;
  const steps: readonly (() => Promise<unknown>)[] = [
    () =>
      database.system((tx) =>
        sql`select folio_limpar(${gone('answers')}, ${gone('failedSignIns')}, ${gone('sessions')})`.execute(
          tx,
        ),
      ),
    () =>
      database.system((tx) =>
        sql`select folio_limpar_avisos(${gone('notices')}, ${gone('digests')})`.execute(tx),
      ),
    () => database.system((tx) => sql`select folio_limpar_exportacoes(${gone('exports')})`.execute(tx)),
    () => database.system((tx) => sweepMails(tx, now())),
    () => emptyTrash(database, models, now()),
    () => database.system((tx) => sql`select folio_apagar_visoes(${gone('trash')})`.execute(tx)),
    () => files.sweep(keptMs, now()),
    () => sweepPictureFiles(keptMs),
    () => uploads.collect(keptMs, now()),
    () => files.collect(keptMs, now(), unused),
  ];
  for (const step of steps) if (!over.aborted) await step();
}

export type TidyParts = Pick<Server, 'database' | 'models' | 'files' | 'uploads' | 'now'>;

async function filesOfNobody(tx: Tx, keys: readonly FileKey[]): Promise<readonly FileKey[]> {
  const { rows } = await sql<{ chave: FileKey }>`
    select folio_arquivos_soltos(${keys}::text[]) as chave`.execute(tx);
  return rows.map(({ chave }) => chave);
}

/** Tidies a minute after the start, when what waited has been served, and every six hours from then on. */
export const housekeeping = job({
  ...recurring,
  name: 'arrumacao',
  firstAfterSeconds: 60,
  next: everySeconds(6 * 3600),
  work: (place, _input, { lost }) => tidy(place, lost),
});
