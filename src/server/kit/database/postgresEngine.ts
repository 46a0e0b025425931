import { Pool, types } from 'pg';
import { prepareScope } from './carriedScope.ts';
import type { Engine } from './engine.ts';
import { PreparingClient } from './preparingClient.ts';
import { SettingDialect } from './settingDriver.ts';
import { valueParsers } from './valueParsers.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Connections of this process; several processes share the server's limit. */
  readonly connections?: number;
  /** A statement that runs longer is stopped, so that one slow report cannot hold the desk. */
  readonly statementTimeoutMs?: number;
}

export function openPostgres({
  url,
  connections = 10,
  statementTimeoutMs = 60_000,
}: PostgresOptions): Engine {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 120_000,
    application_name: 'folio',
    // Compiling a plan to machine code takes longer than any of our statements.
    options: '-c timezone=UTC -c jit=off',
    pipeline: true,
    onConnect: prepareScope,
    types: { getTypeParser },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    engine: 'postgres',
    dialect: new SettingDialect(pool),
    pglite: null,
    pool,
    close: () => pool.end(),
  };
}

const getTypeParser: typeof types.getTypeParser = ((id: number, format?: 'text' | 'binary') =>
  (format !== 'binary' ? valueParsers[id] : undefined) ??
  types.getTypeParser(id, format as 'text')) as typeof types.getTypeParser;
