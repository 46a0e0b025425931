import { sql } from 'kysely';
import { tableNamed } from '../../../kit/sql/names.ts';
import { recordDeletions } from '../../audit/changes.ts';
import type { EntityModel, Referrer } from '../models.ts';
import { type FullRecord, snapshot } from '../record.ts';
import type { Work } from '../work.ts';
import { isPlainlyWritten } from '../write/written.ts';
import { changedSince, type Deed } from './deeds.ts';

interface Held {
  readonly deed: Deed;
  readonly record: FullRecord;
}

/**
 * New records that nobody changed and nothing refers to go into the trash together, where no rule of their entity looks at
 * each: an import of thousands is undone in seconds.
 * @returns the numbers of those that went; all others are for `reverse`
 */
export async function putAwayTogether(
  work: Work,
  model: EntityModel,
  held: readonly Held[],
): Promise<ReadonlySet<number>> {
  const { entity } = model;
  if (entity.scope !== 'company' || !isPlainlyWritten(work, model)) return new Set();
  const plain = held.filter(
    ({ deed, record }) =>
      deed.kind === 'made' && !record.ExcluidoEm && changedSince(model, deed, record).length === 0,
  );
  const used = await usedAmong(
    work,
    model,
    plain.map(({ deed }) => deed.recordId),
  );
  const free = plain.filter(({ deed }) => !used.has(deed.recordId));
  if (free.length === 0) return new Set();
  const ids = free.map(({ deed }) => deed.recordId);
  const who = work.actor.userId;
  await sql`update ${tableNamed(entity.table)} set "ExcluidoEm" = now(), "ExcluidoPor" = ${who},
      "Versao" = "Versao" + 1, "AlteradoEm" = now(), "AlteradoPor" = ${who}
    where "Identificador" = any (${ids}::bigint[])`.execute(work.tx);
  await recordDeletions(
    work,
    model,
    free.map(({ deed, record }) => ({
      id: deed.recordId,
      version: record.Versao + 1,
      before: snapshot(record, model),
      undoes: deed.row,
    })),
  );
  return new Set(ids);
}

/** Which of them living records refer to. */
async function usedAmong(
  { tx }: Work,
  { referrers }: EntityModel,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const used = new Set<number>();
  if (ids.length === 0) return used;
  for (const referrer of referrers) {
    const { rows } = await sql<{ id: number }>`${usesBy(referrer, ids)}`.execute(tx);
    for (const { id } of rows) used.add(Number(id));
  }
  return used;
}

function usesBy({ entity, table, field, lines }: Referrer, ids: readonly number[]) {
  const parent =
    lines === null
      ? sql`t."ExcluidoEm" is null`
      : sql`exists (select 1 from ${tableNamed(entity.table)} p
          where p."Identificador" = t."IdentificadorPai" and p."ExcluidoEm" is null)`;
  const value = sql.ref(`t.${field.name}`);
  return field.type === 'referenceMany'
    ? sql`select distinct u.id from ${tableNamed(table)} t, unnest(${value}) as u (id)
        where ${value} && ${[...ids]}::bigint[] and ${parent}`
    : sql`select distinct ${value} as id from ${tableNamed(table)} t
        where ${value} = any (${[...ids]}::bigint[]) and ${parent}`;
}
