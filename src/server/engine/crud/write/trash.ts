import { type SqlBool, sql } from 'kysely';
import type { Entity } from '../../../../metadata/entity.ts';
import { dayMs, goneBefore, keptFor } from '../../../../metadata/keptFor.ts';
import type { Database, Tx } from '../../../kit/database/database.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import type { Actor } from '../../actors/actor.ts';
import { systemActor } from '../../actors/systemActor.ts';
import { recordChange } from '../../audit/changes.ts';
import type { EntityModel, Models, Referrer } from '../models.ts';
import { and, type Sql } from '../scope.ts';
import { inSavepoint } from './savepoint.ts';

/** Erased in one go at most, of each entity and company: tidying must not hold anybody up. */
const mostAtOnce = 500;

/** Persons stay: histories and logs name them for as long as those are kept. */
const isErased = ({ scope, storage, calls }: Entity): boolean =>
  storage === 'table' && scope !== 'member' && calls.includes('delete');

/** The instant from which a deleted record may be gone for good; null where it never is. */
export const erasedFrom = (deletedAt: string, entity: Entity): string | null =>
  isErased(entity) ? new Date(Date.parse(deletedAt) + keptFor.trash * dayMs).toISOString() : null;

/**
 * Erases what has lain in the trash for its days, company by company as any other process works in one. A record that
 * anything still refers to, be it from the trash, waits until that is gone. Safe to run anywhere, at any time.
 * @returns how many records are gone
 */
export async function emptyTrash(database: Database, models: Models, now: Date): Promise<number> {
  const companies = await database.system(async (tx) => {
    const { rows } = await sql<{ id: number }>`select "Identificador" as id from empresa order by 1`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  });
  let erased = 0;
  for (const model of models.list.filter(({ entity }) => isErased(entity)))
    for (const company of model.entity.scope === 'company' ? companies : [null]) {
      const actor = sweeper(company);
      erased += await database.transaction(actor, (tx) => eraseExpired(tx, actor, models, model, now));
    }
  return erased;
}

async function eraseExpired(
  tx: Tx,
  actor: Actor,
  models: Models,
  model: EntityModel,
  now: Date,
): Promise<number> {
  const { entity } = model;
  const conditions: Sql[] = [
    sql<SqlBool>`t."ExcluidoEm" < ${goneBefore('trash', now)}::timestamptz`,
    ...(actor.companyId === null ? [] : [sql<SqlBool>`t."IdentificadorEmpresa" = ${actor.companyId}`]),
    ...model.referrers.map((referrer) => isFree(referrer, entity)),
  ];
  const { rows } = await sql<{ id: number; version: number }>`
    select t."Identificador" as id, t."Versao" as version from ${tableNamed(entity.table)} as t
    where ${and(conditions)} order by t."ExcluidoEm" limit ${mostAtOnce} for update of t skip locked`.execute(
    tx,
  );
  let erased = 0;
  for (const { id, version } of rows) {
    const isGone = await erase(tx, entity, id);
    if (!isGone) continue;
    erased += 1;
    const change = { operation: 'APAGAR', id, version: version + 1, before: null, after: null } as const;
    await recordChange({ tx, actor, models }, model, change);
  }
  return erased;
}

/** Whether it could go: tables of other rooms may refer to it in ways no schema tells. */
async function erase(tx: Tx, { table }: Entity, id: number): Promise<boolean> {
  try {
    await inSavepoint({ tx }, () =>
      sql`delete from ${tableNamed(table)} where "Identificador" = ${id}`.execute(tx),
    );
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === '23503') return false;
    throw error;
  }
}

/** No row refers to the record `t`, no deleted one either: it might come back. Of any company, where `t` is of none. */
function isFree({ table, field }: Referrer, { scope }: Entity): Sql {
  const many = field.type === 'referenceMany';
  if (scope === 'installation')
    return sql<SqlBool>`folio_em_uso(${table}, ${field.name}, t."Identificador", ${many}, false) = 0`;
  const value = sql.ref(`r.${field.name}`);
  return sql<SqlBool>`not exists (select 1 from ${tableNamed(table)} r
    where ${many ? sql`${value} @> array[t."Identificador"]` : sql`${value} = t."Identificador"`})`;
}

const sweeper = (companyId: number | null): Actor =>
  systemActor({ name: 'limpeza', companyId, origin: 'job', requestId: 'limpeza' });
