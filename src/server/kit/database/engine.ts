import type { PGlite } from '@electric-sql/pglite';
import type { Dialect } from 'kysely';
import type { Pool } from 'pg';

/** What differs between the two engines, before anything of ours is done with them. */
export interface Engine {
  readonly engine: 'pglite' | 'postgres';
  readonly dialect: Dialect;
  /** For the job queue, which brings its own statements. */
  readonly pglite: PGlite | null;
  readonly pool: Pool | null;
  close(): Promise<void>;
}
