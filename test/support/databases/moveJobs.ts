import { sql } from 'kysely';
import type { OpenDatabase } from '../../../src/server/kit/database/openDatabase.ts';

/** A clock that was moved at an instant of the real one. */
export interface ClockShift {
  readonly at: Date;
  readonly seconds: number;
}

/** Jobs that stood there when a clock was moved come nearer by as much, and those whose lease is over by then are handed out again. */
export async function moveJobs(database: OpenDatabase, shifts: readonly ClockShift[]): Promise<void> {
  if (shifts.length === 0) return;
  await database.asMigrator(async (tx) => {
    for (const { at, seconds } of shifts)
      await sql`update pgboss.job set start_after = start_after - make_interval(secs => ${seconds}),
        started_on = started_on - make_interval(secs => ${seconds})
        where created_on <= ${at} and state <= 'active'`.execute(tx);
    await sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
      where state = 'active' and started_on + make_interval(secs => expire_seconds) < now()`.execute(tx);
  });
}
