import { sql } from 'kysely';
import { everySeconds, job, recurring } from '../jobs/job.ts';
import { sendWritten } from '../mail/queueMail.ts';
import type { Server } from '../server.ts';

export type NoticeMailParts = Pick<Server, 'database' | 'jobs' | 'now'>;

/**
 * Puts what people want by mail into the outbox: what is wanted at once, and from seven in the morning of each company's
 * clocks the mail of the day. Safe to run anywhere, any number of times at once: a notice goes into one mail, and a
 * company's day belongs to the process that writes it down first. Hour, waits and how many notices a mail tells one by one
 * are said in SQL: `folio_juntar_avisos` (at once) and `folio_resumir_avisos` (of the day), both in
 * `src/server/migrations/0001-first-release/engine.sql`.
 * @returns mails written
 */
export async function mailNotices({ database, jobs, now }: NoticeMailParts): Promise<number> {
  const instant = now();
  return database.system(async (tx) => {
    const { rows } = await sql<{ written: number }>`
      select folio_juntar_avisos(${instant}::timestamptz) + folio_resumir_avisos(${instant}::timestamptz) as written`.execute(
      tx,
    );
    const written = rows[0]?.written ?? 0;
    if (written > 0) await sendWritten(tx, { jobs }, instant);
    return written;
  });
}

export const noticeMail = job({
  ...recurring,
  name: 'avisos-por-correio',
  next: everySeconds(30),
  async work(place) {
    await mailNotices(place);
  },
});
