import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';
import type { Rename } from '../schema/renames.ts';
import { keptExports, keptPreferences, keptViews } from './keptNames.ts';

/**
 * Puts a field's new name wherever its old one was kept: saved views, what people keep of their lists, exports that
 * wait. Change rows are a log nobody changes: it is noted that their fields go by another name since, and history,
 * undo and log read them so (`alteracao_hoje`).
 */
export async function carryNames(tx: Tx, rename: Rename, entities: readonly string[]): Promise<void> {
  await noteRename(tx, rename, entities);
  if (rename.lines !== null) return;
  const { from, field } = rename;
  const to = field.name;
  for (const { key, value } of await keptViews.find(tx, entities, from))
    await keptViews.write(tx, key, keptViews.renamed(value, from, to));
  for (const { key, value } of await keptPreferences.find(tx, entities, from))
    await keptPreferences.write(tx, key, keptPreferences.renamed(value, from, to));
  for (const { key, value } of await keptExports.find(tx, entities, from))
    await keptExports.write(tx, key, keptExports.renamed(value, from, to));
}

async function noteRename(
  tx: Tx,
  { lines, from, field }: Rename,
  entities: readonly string[],
): Promise<void> {
  await sql`insert into "renomeacao" ("Entidade", "Linhas", "De", "Para", "Ate")
    select entidade, ${lines?.name ?? null}::text, ${from}::text, ${field.name}::text,
      (select coalesce(max("Identificador"), 0) from "alteracao")
    from unnest(${[...entities]}::text[]) as entidade`.execute(tx);
}
