import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';

/** The statement that follows `begin` in the transaction being started. */
export const opening = new AsyncLocalStorage<string>();

/** Sends `begin` and what sets the transaction's role and company as one message: one round trip less each time. */
class SettingDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const statement = opening.getStore();
    if (statement === undefined) return super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`begin; ${statement}`));
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
