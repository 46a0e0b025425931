import { sql } from 'kysely';
import { text } from '../../metadata/texts.ts';
import type { Row } from '../database/database.ts';
import { Failures } from '../http/failures.ts';
import { requireCode, requireCompany } from '../permissions/requireCode.ts';
import { versionOf } from './checkBody.ts';
import { findRecord } from './findRecord.ts';
import type { EntityModel, Referrer } from './models.ts';
import { present } from './record.ts';
import { checkReferences } from './references.ts';
import { updateRecordRow } from './store.ts';
import { requireVersion } from './updateRecord.ts';
import type { Work } from './work.ts';

/**
 * `DELETE X/Excluir/{id}?Versao=n`: into the trash, unless living records refer to it.
 * @throws Failures 422 'record-in-use' with one entry for each kind of record that refers to it, and how many
 */
export async function deleteRecord(
  work: Work,
  model: EntityModel,
  id: number,
  version: unknown,
): Promise<Row> {
  requireCode(work.actor, model.entity.codes.delete);
  requireCompany(work.actor, model.entity);
  const before = await findRecord(work, model, id, { lock: 'remove' });
  requireVersion(before, versionOf(version), model, work);
  const write = { work, model, operation: 'delete' as const, before, values: {} };
  await model.rules.beforeWrite?.(write);
  await refuseWhenUsed(work, model, id);
  const marks = { ExcluidoEm: sql`now()`, ExcluidoPor: work.actor.userId };
  const after = await updateRecordRow(work, model, before, {}, { operation: 'EXCLUIR', system: marks });
  await model.rules.afterWrite?.({ ...write, id, after: null });
  return { Identificador: id, Versao: after.Versao };
}

/**
 * `POST X/Restaurar/{id}`: back from the trash.
 * @throws AppError 'value-taken' when another record has taken its unique values, 'reference-not-found' when
 * what it refers to is gone
 */
export async function restoreRecord(work: Work, model: EntityModel, id: number): Promise<Row> {
  requireCode(work.actor, model.entity.codes.delete);
  requireCompany(work.actor, model.entity);
  const before = await findRecord(work, model, id, { lock: 'change', which: 'deleted' });
  const write = { work, model, operation: 'restore' as const, before, values: {} };
  await model.rules.beforeWrite?.(write);
  await checkReferences(work, model, before);
  const marks = { ExcluidoEm: null, ExcluidoPor: null };
  const after = await updateRecordRow(work, model, before, {}, { operation: 'RESTAURAR', system: marks });
  await model.rules.afterWrite?.({ ...write, id, after });
  return present(after, model, work.actor);
}

async function refuseWhenUsed(work: Work, model: EntityModel, id: number): Promise<void> {
  const uses: { readonly referrer: Referrer; readonly count: number }[] = [];
  for (const referrer of model.referrers) {
    const count = await countUses(work, model, referrer, id);
    if (count > 0) uses.push({ referrer, count });
  }
  if (uses.length === 0) return;
  const { locale } = work.actor;
  const entity = model.entity.label[locale];
  throw new Failures(
    422,
    uses.map(({ referrer, count }) => ({
      Texto: text(locale, 'errors.record-in-use', { entity, by: referrer.entity.plural[locale], count }),
      Codigo: 'record-in-use',
    })),
  );
}

/** Across owners, and for records of the whole installation across companies: a number, nothing more. */
async function countUses(
  { tx }: Work,
  { entity }: EntityModel,
  referrer: Referrer,
  id: number,
): Promise<number> {
  const { table, field, inLines } = referrer;
  const many = field.type === 'referenceMany';
  if (entity.scope === 'installation') {
    const { rows } = await sql<{ count: number }>`
      select folio_em_uso(${table}, ${field.name}, ${id}::bigint, ${many}, ${!inLines}) as count`.execute(tx);
    return rows[0]?.count ?? 0;
  }
  const refers = many
    ? sql`t.${sql.ref(field.name)} @> array[${id}]::bigint[]`
    : sql`t.${sql.ref(field.name)} = ${id}`;
  const alive = inLines
    ? sql`exists (select 1 from ${sql.table(referrer.entity.table)} p
        where p."Identificador" = t."IdentificadorPai" and p."ExcluidoEm" is null)`
    : sql`t."ExcluidoEm" is null`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} t where ${refers} and ${alive}`.execute(tx);
  return rows[0]?.count ?? 0;
}
