import type { CompiledQuery, Transaction } from 'kysely';

/** One row of any table: wire names are column names. */
export type Row = Record<string, unknown>;

/** Tables follow from schemas at run time, so the query builder knows them as rows of unknowns. */
export type Tables = Record<string, Row>;

export type Tx = Transaction<Tables>;

/** In whose name something is done, as row-level security asks: identifiers; null = of none. */
export interface RowScope {
  readonly companyId: number | null;
  readonly userId: number | null;
}

/** One open database, embedded or PostgreSQL; both speak the same SQL. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction as `actor`: the application role, with the company set for row-level
   * security, so that even a query that forgets its filter sees no other company.
   */
  transaction<T>(actor: RowScope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for work that writes nothing, and that needs no two statements to see one state of the data: each is a
   * transaction of its own on PostgreSQL, which refuses it when it would write.
   */
  reading<T>(actor: RowScope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One call of a function that runs as the owner of the tables and decides by itself whom it answers: nothing has to
   * be set for it. No other statement goes this way.
   */
  asking<T>(call: CompiledQuery<T>): Promise<readonly T[]>;
  /** For sign-in and jobs that have no company yet: sees only tables without company rows. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Waits for what is under way; from here on everything else is refused with AppError 'server-closing'. */
  close(): Promise<void>;
}
