import { sql } from 'kysely';
import type { OpenDatabase } from '../../../src/server/kit/database/openDatabase.ts';

/**
 * Changes what a log holds, to have a past that no test could wait for: the logs let nobody change them, but for a
 * superuser who puts their triggers to sleep.
 */
export const rewriteLog = (database: OpenDatabase, statement: ReturnType<typeof sql>): Promise<void> =>
  database.asMigrator(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await statement.execute(tx);
  });
