import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';

/** How the transaction being started begins. */
export interface Opening {
  /** Follows `begin` in the same message. */
  readonly statement: string;
  /** Settled once the server has taken `begin` and the statement; rejected when it refused them. */
  begun: Promise<unknown>;
}

export const opening = new AsyncLocalStorage<Opening>();

/**
 * Sends `begin` and what sets the transaction's role and company as one message, and the first statement right
 * behind it: a refused beginning leaves an aborted transaction, in which the server runs nothing.
 */
class SettingDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const start = opening.getStore();
    if (start === undefined) return super.beginTransaction(connection, settings);
    start.begun = connection.executeQuery(CompiledQuery.raw(`begin; ${start.statement}`));
    start.begun.catch(() => undefined); // told by whoever opened the transaction
  }
}

export class SettingDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new SettingDriver({ pool: this.#pool });
  }
}
