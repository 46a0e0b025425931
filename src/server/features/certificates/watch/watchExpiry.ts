import { sql } from 'kysely';
import { timeInBrazil } from '../../../engine/actors/timeInBrazil.ts';
import { everyHour, job, recurring } from '../../../engine/jobs/job.ts';
import { sendWritten } from '../../../engine/mail/queueMail.ts';
import { usefulUntil } from '../../../engine/mail/sendMail.ts';
import type { Server } from '../../../engine/server.ts';

/** From this hour of the day, in the official time of Brazil. @see certificates, section 6 */
const firstHour = 6;

/** So many days before its end a certificate is told of once more, whatever the notice of its type, which is its `AvisoDias`. */
const closeDays = 3;

/** Certificates that a letter lists, the first to expire; it counts all. */
const listedInLetter = 30;

type WatchParts = Pick<Server, 'database' | 'jobs' | 'letters' | 'now'>;

/**
 * Tells people of certificates that expire or have expired, once a day. Safe to run anywhere, any number of times at once: a
 * day belongs to the process that writes it down first. What is told, to which people and in which order is said in SQL:
 * `folio_avisar_vencimentos`, in `src/server/migrations/0001-first-release/certificates.sql`.
 * @returns notices written; null: it is too early, or the day is done
 */
export async function watchExpiry({ database, jobs, letters, now }: WatchParts): Promise<number | null> {
  const instant = now();
  const { day, hour } = timeInBrazil(instant);
  if (hour < firstHour) return null;
  return database.system(async (tx) => {
    // Of a large installation the round may take longer than a request is given.
    await sql`select set_config('statement_timeout', '600000', true)`.execute(tx);
    const { rows } = await sql<{ told: number | null }>`
      select folio_avisar_vencimentos(${day}::date, ${instant}::timestamptz, ${closeDays}::integer,
        ${listedInLetter}::integer, ${usefulUntil(letters, 'certidoes-a-vencer', instant)}::timestamptz) as told`.execute(
      tx,
    );
    if (rows[0]?.told) await sendWritten(tx, { jobs }, instant);
    return rows[0]?.told ?? null;
  });
}

export const expiryWatch = job({
  ...recurring,
  name: 'vencimentos',
  next: everyHour,
  async work(place) {
    await watchExpiry(place);
  },
});
