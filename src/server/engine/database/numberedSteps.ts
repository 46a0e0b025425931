import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import type { Tx } from '../../kit/database/database.ts';
import { runScript } from './runScript.ts';

/** A numbered step of a folder `migrations`, of the engine or of a feature; the number decides the order. */
interface Migration {
  readonly name: string;
  /** `before-tables`: runs before the tables of the entities are compared. */
  readonly phase: 'before-tables' | 'after-tables';
  readonly up: (tx: Tx) => Promise<void>;
}

const serverFolder = new URL('../../', import.meta.url);

export async function loadSteps(): Promise<Migration[]> {
  const files = (await readdir(serverFolder, { recursive: true })).filter(
    (file) => /\/migrations\/\d[^/]*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  const steps = await Promise.all(
    files.map(async (file) => {
      const module = (await import(
        /* @vite-ignore */ new URL(file, serverFolder).href
      )) as Partial<Migration>;
      if (!module.up) throw new Error(`Migration ${file} exports no function "up"`);
      return { name: basename(file, '.ts'), phase: module.phase ?? 'after-tables', up: module.up };
    }),
  );
  const byNumber = Map.groupBy(steps, ({ name }) => name.slice(0, 4));
  const [twice] = [...byNumber.values()].filter((same) => same.length > 1);
  if (twice)
    throw new Error(
      `One number for several migrations: ${twice.map(({ name }) => name).join(', ')}. Give the newest a number of its own.`,
    );
  return steps.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Two processes starting together take turns. */
export async function prepareSteps(tx: Tx): Promise<void> {
  await runScript(tx, [
    `select pg_advisory_xact_lock(7065106)`,
    `create table if not exists "migracao" ("Nome" text primary key, "AplicadaEm" timestamptz not null default now())`,
  ]);
}

export async function appliedSteps(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ Nome: string }>`select "Nome" from "migracao"`.execute(tx);
  return new Set(rows.map(({ Nome }) => Nome));
}

export async function applySteps(tx: Tx, steps: readonly Migration[]): Promise<void> {
  for (const { name, up } of steps) {
    try {
      await up(tx);
    } catch (cause) {
      throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
    }
    await sql`insert into "migracao" ("Nome") values (${name})`.execute(tx);
  }
}
