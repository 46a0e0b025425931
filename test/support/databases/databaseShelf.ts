import { sql } from 'kysely';
import { createDoor } from '../../../src/server/kit/database/door.ts';
import type { OpenDatabase } from '../../../src/server/kit/database/openDatabase.ts';

interface Kept {
  readonly database: OpenDatabase;
  /** The state of its definitions before its first use. */
  readonly asNew: string;
}

/**
 * Lends open databases of one shape. One that comes back is given its first rows again and is lent again: its
 * connections know the tables and the plans of statements, which is most of what a test on a new one costs. One whose
 * tables, functions or policies a test changed is closed for good.
 */
export class DatabaseShelf {
  readonly #make: () => Promise<OpenDatabase>;
  readonly #free: Promise<Kept | null>[] = [];

  constructor(make: () => Promise<OpenDatabase>) {
    this.#make = make;
  }

  /** One that nobody else has until it is closed. */
  async take(): Promise<OpenDatabase> {
    const kept = (await this.#free.pop()) ?? (await this.#makeOne());
    const { database } = kept;
    const door = createDoor();
    return {
      ...database,
      transaction: (actor, work) => door.through(() => database.transaction(actor, work)),
      reading: (actor, work) => door.through(() => database.reading(actor, work)),
      asking: (call) => door.through(() => database.asking(call)),
      system: (work) => door.through(() => database.system(work)),
      asMigrator: (work) => door.through(() => database.asMigrator(work)),
      close: async () => {
        await door.close();
        this.#free.push(asBefore(kept));
      },
    };
  }

  async #makeOne(): Promise<Kept> {
    const database = await this.#make();
    await database.asMigrator((tx) => keepFirstRows.execute(tx));
    return { database, asNew: await definitionsOf(database) };
  }
}

/** With its first rows alone; null, and closed, where it cannot be what it was. */
async function asBefore({ database, asNew }: Kept): Promise<Kept | null> {
  try {
    if ((await definitionsOf(database)) === asNew) {
      await database.asMigrator((tx) => giveFirstRows.execute(tx));
      return { database, asNew: await definitionsOf(database) };
    }
  } catch {
    // A test cut off its connections, or left one in the middle of something.
  }
  await database.close();
  return null;
}

/** A number that moves with any change of a definition. */
async function definitionsOf(database: OpenDatabase): Promise<string> {
  const catalogues = ['class', 'attribute', 'attrdef', 'constraint', 'index', 'policy', 'proc', 'trigger'];
  const states = catalogues.map(
    (name) => `(select count(*) || '-' || max(xmin::text::bigint) from pg_${name})`,
  );
  const { rows } = await database.asMigrator((tx) =>
    sql.raw<{ state: string }>(`select concat_ws(' ', ${states}) as state`).execute(tx),
  );
  return rows[0]?.state ?? '';
}

/** Tables of records, and of the queue but for those that describe it; what it counted stands in one of these. */
const tables = `
  select schemaname as room, tablename as name from pg_tables
  where schemaname = 'public' or schemaname = 'pgboss' and tablename not in ('version', 'queue')`;

/** Those of migrations; the queue's tables begin empty. */
const keepFirstRows = sql.raw(`
  do $$
  declare t record; any_row boolean;
  begin
    create schema first_rows;
    create table first_rows."sequences" as
      select format('%I.%I', schemaname, sequencename)::regclass as sequence, coalesce(last_value, start_value) as value,
        last_value is not null as used
      from pg_sequences;
    if to_regclass('pgboss.queue') is not null then
      create table first_rows."queues" as table pgboss.queue;
    end if;
    for t in select tablename as name from pg_tables where schemaname = 'public' loop
      execute format('select exists (select 1 from public.%I)', t.name) into any_row;
      if any_row then execute format('create table first_rows.%1$I as table public.%1$I', t.name); end if;
    end loop;
  end $$`);

/** What is large is made anew, since rows that are gone are still passed over; for the others that takes longer. */
const giveFirstRows = sql.raw(`
  do $$
  declare t record; columns text;
  begin
    set local session_replication_role = replica;
    for t in ${tables} loop
      if pg_relation_size(format('%I.%I', t.room, t.name)) > 500000 then
        execute format('truncate %I.%I cascade', t.room, t.name);
      else
        execute format('delete from %I.%I', t.room, t.name);
      end if;
    end loop;
    for t in select relname as name from pg_class where relnamespace = 'first_rows'::regnamespace
      and relname not in ('sequences', 'queues')
    loop
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
      where attrelid = format('public.%I', t.name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from first_rows.%1$I',
        t.name, columns);
    end loop;
    if to_regclass('pgboss.queue') is not null then
      delete from pgboss.queue;
      insert into pgboss.queue select * from first_rows."queues";
    end if;
    perform setval(sequence, value, used) from first_rows."sequences"
    where pg_sequence_last_value(sequence) is not null;
  end $$`);
