import { sql } from 'kysely';
import { timeInBrazil } from '../../../engine/actors/timeInBrazil.ts';
import { everyHour, job, recurring } from '../../../engine/jobs/job.ts';
import { sendWritten } from '../../../engine/mail/queueMail.ts';
import type { Server } from '../../../engine/server.ts';

/** From this hour of the day, in the official time of Brazil. @see certificates, section 6 */
const firstHour = 6;

type WatchParts = Pick<Server, 'database' | 'jobs' | 'now'>;

/**
 * Tells people of certificates that expire or have expired, once a day from six in the morning. Safe to run anywhere, any
 * number of times at once: a day belongs to the process that writes it down first. What is told, to which people, in which
 * order and how many lines a letter holds is said in SQL: `folio_avisar_vencimentos`, in
 * `src/server/migrations/0001-first-release/certificates.sql`.
 * @returns notices written; null: it is too early, or the day is done
 */
export async function watchExpiry({ database, jobs, now }: WatchParts): Promise<number | null> {
  const instant = now();
  const { day, hour } = timeInBrazil(instant);
  if (hour < firstHour) return null;
  return database.system(async (tx) => {
    // Of a large installation the round may take longer than a request is given.
    await sql`select set_config('statement_timeout', '600000', true)`.execute(tx);
    const { rows } = await sql<{ told: number | null }>`
      select folio_avisar_vencimentos(${day}::date, ${instant}::timestamptz) as told`.execute(tx);
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
