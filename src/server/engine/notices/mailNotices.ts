import { sql } from 'kysely';
import { everySeconds, job, recurring } from '../jobs/job.ts';
import { sendWritten } from '../mail/queueMail.ts';
import { usefulUntil } from '../mail/sendMail.ts';
import type { Server } from '../server.ts';

/** A notice wanted at once is so old before it goes, so that what comes together goes together. */
const waitSeconds = 20;

/** After one mail of what is wanted at once, a person waits so long for the next. */
const pauseMinutes = 10;

/** The mail of the day goes from this hour on, by each company's clocks. */
const digestFrom = '07:00';

/** A mail tells so many notices of a kind one by one, the newest, and counts the rest. */
const toldOfAKind = 3;

export type NoticeMailParts = Pick<Server, 'database' | 'jobs' | 'letters' | 'now'>;

/**
 * Puts what people want by mail into the outbox: what is wanted at once, and from an hour in the morning on the mail of the
 * day. Safe to run anywhere, any number of times at once: a notice goes into one mail, and a company's day belongs to the
 * process that writes it down first. How they are gathered is said in SQL: `folio_juntar_avisos` (at once) and
 * `folio_resumir_avisos` (of the day), both in `src/server/migrations/0001-first-release/engine.sql`.
 * @returns mails written
 */
export async function mailNotices({ database, jobs, letters, now }: NoticeMailParts): Promise<number> {
  const instant = now();
  return database.system(async (tx) => {
    const { rows } = await sql<{ written: number }>`
      select folio_juntar_avisos(${instant}::timestamptz, ${`${waitSeconds} seconds`}::interval,
          ${`${pauseMinutes} minutes`}::interval, ${toldOfAKind}::integer,
          ${usefulUntil(letters, 'avisos', instant)}::timestamptz)
        + folio_resumir_avisos(${instant}::timestamptz, ${digestFrom}::time, ${toldOfAKind}::integer,
          ${usefulUntil(letters, 'resumo-avisos', instant)}::timestamptz) as written`.execute(tx);
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
