import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { type ClientBase, type QueryResult as PgResult, type Pool, type PoolClient, Query } from 'pg';
import type { Tables } from './database.ts';
import { statementName } from './preparingClient.ts';
import { applicationRole } from './role.ts';

/** Company and person row-level security goes by; empty = none. */
export interface Scope {
  readonly company: string;
  readonly user: string;
}

/** The scope of the statements being asked right now. */
export const carried = new AsyncLocalStorage<Scope>();

const setScope = 'folio_alcance';

/**
 * Lets a new connection know how a scope is set. Gives no row, so that an answer holds the rows of the statement alone;
 * and runs nothing yet, for the role is made by the first migration.
 */
export const prepareScope = (client: ClientBase): Promise<unknown> =>
  client.query(`prepare ${setScope} (text, text) as select from (select 1) as one where num_nonnulls(
    set_config('role', '${applicationRole}', true), set_config('folio.empresa', $1, true),
    set_config('folio.usuario', $2, true), set_config('transaction_read_only', 'on', true)) = 0`);

/**
 * Statements that only read, each of which brings its role, company and person along: the server takes both as one
 * message and one transaction, so that neither beginning nor end has to be told. Nothing set this way outlives the
 * statement.
 */
export const openCarrying = (pool: Pool): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new CarryingDriver(pool),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

class CarryingDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<CarryingConnection> {
    return new CarryingConnection(await this.#pool.connect());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as CarryingConnection).client.release();
  }

  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;

  /** The pool is its owner's to end. */
  async destroy(): Promise<void> {}
}

async function refuse(): Promise<never> {
  throw new Error('Each statement of a reading is a transaction of its own');
}

class CarryingConnection implements DatabaseConnection {
  readonly client: PoolClient;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const scope = carried.getStore();
    if (!scope) throw new Error('A reading has no scope');
    const { rows } = await askWithin(this.client, scope, sql, [...parameters]);
    return { rows: rows as R[] };
  }

  streamQuery = () => {
    throw new Error('A reading streams nothing');
  };
}

function askWithin(
  client: PoolClient,
  { company, user }: Scope,
  text: string,
  values: unknown[],
): Promise<PgResult> {
  return new Promise((done, failed) => {
    const config = { text, values, name: statementName(text), queryMode: 'extended' };
    const query = new Query(config, (error, results) =>
      error ? failed(error) : done((results as unknown as readonly PgResult[])[1] as PgResult),
    );
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      // Without a "sync" between them both belong to one transaction.
      const { bind, execute } = connection as unknown as Wire;
      bind.call(connection, { statement: setScope, values: [company, user] });
      execute.call(connection, {});
      return submit(connection);
    };
    client.query(query);
  });
}

/** The messages of the protocol, as pg names them. */
interface Wire {
  bind(message: { readonly statement: string; readonly values: readonly string[] }): void;
  execute(message: object): void;
}
