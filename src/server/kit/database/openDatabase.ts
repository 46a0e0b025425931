import { Kysely, sql } from 'kysely';
import { ToldError } from '../toldError.ts';
import { carried, openCarrying, type Scope } from './carriedScope.ts';
import type { Database, RowScope, Tables, Tx } from './database.ts';
import { createDoor } from './door.ts';
import type { Engine } from './engine.ts';
import { openPglite, type PgliteOptions } from './pgliteEngine.ts';
import { openPostgres, type PostgresOptions } from './postgresEngine.ts';
import { applicationRole } from './role.ts';
import { type Opening, opening } from './settingDriver.ts';

export type DatabaseOptions = (PgliteOptions | PostgresOptions) & {
  /** Refuses an application that connects as superuser, whom row-level security does not bind. */
  readonly production?: boolean;
};

export interface OpenDatabase extends Database {
  /** The engine itself, for the job queue and for migrations; its statements run as the connecting role. */
  readonly engineParts: Engine;
  /** Runs as the connecting role, which owns the tables: migrations only. */
  asMigrator<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * Opens the embedded database (`dataDir` or `memory`) or PostgreSQL (`url`). Does not migrate.
 * @throws ToldError naming the holder when an embedded folder is in use, or the remedy when production would
 * connect as superuser
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const engine = 'url' in options ? openPostgres(options) : await openPglite(options);
  const kysely = new Kysely<Tables>({ dialect: engine.dialect });
  const carrying = engine.pool && openCarrying(engine.pool);
  const opened: Opened = { engine, kysely, carrying };
  const door = createDoor();
  const database: OpenDatabase = {
    engine: engine.engine,
    engineParts: engine,
    transaction: (actor, work) => door.through(() => inRole(opened, scopeOf(actor), work)),
    reading: (actor, work) => door.through(() => reading(opened, scopeOf(actor), work)),
    asking: (call) => door.through(async () => (await kysely.executeQuery(call)).rows),
    system: (work) => door.through(() => inRole(opened, nobody, work)),
    asMigrator: (work) =>
      door.through(() =>
        kysely.transaction().execute(async (tx) => {
          // An index over a large table takes as long as it takes.
          await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
          return work(tx);
        }),
      ),
    async close() {
      await door.close();
      await engine.close();
    },
  };
  if (options.production) await refuseSuperuser(database, kysely);
  return database;
}

const nobody: Scope = { company: '', user: '' };

const scopeOf = ({ companyId, userId }: RowScope): Scope => ({
  company: identifierText(companyId),
  user: identifierText(userId),
});

/** @throws when it is no identifier: nothing else may reach the statement */
function identifierText(id: number | null): string {
  if (id === null) return '';
  if (!Number.isSafeInteger(id)) throw new Error(`Not an identifier: ${String(id)}`);
  return String(id);
}

interface Opened {
  readonly engine: Engine;
  readonly kysely: Kysely<Tables>;
  /** For statements that carry their scope; null where a transaction costs nothing. */
  readonly carrying: Kysely<Tables> | null;
}

async function reading<T>(opened: Opened, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { carrying } = opened;
  if (carrying) return carried.run(scope, () => work(carrying as Tx));
  return inRole(opened, scope, async (tx) => {
    await sql`select set_config('transaction_read_only', 'on', true)`.execute(tx);
    return work(tx);
  });
}

async function inRole<T>({ engine, kysely }: Opened, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const statement = settingStatement(scope);
  if (engine.engine === 'pglite')
    return kysely.transaction().execute(async (tx) => {
      await sql.raw(statement).execute(tx);
      return work(tx);
    });
  const start: Opening = { statement, begun: Promise.resolve() };
  try {
    return await opening.run(start, () => kysely.transaction().execute(work));
  } catch (error) {
    await start.begun; // a refused beginning says why; what came after it only that it was refused
    throw error;
  }
}

/** Written out, since it is sent with `begin`; both values are identifiers, so there is nothing to escape. */
const settingStatement = ({ company, user }: Scope) =>
  `select set_config('role', '${applicationRole}', true), set_config('folio.empresa', '${company}', true), ` +
  `set_config('folio.usuario', '${user}', true)`;

async function refuseSuperuser(database: OpenDatabase, kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles where rolname = session_user and (rolsuper or rolbypassrls)`.execute(
    kysely,
  );
  const [superuser] = rows;
  if (!superuser) return;
  await database.close();
  throw new ToldError(
    `DATABASE_URL connects as ${superuser.name}, whom row-level security does not bind. Create a login role ` +
      `that is only a member of ${applicationRole} (create role folio login password '...' in role ` +
      `${applicationRole}) and put it in DATABASE_URL; keep the owner of the tables for db:migrate.`,
  );
}
