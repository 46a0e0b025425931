import { sql } from 'kysely';
import { foldText } from '../../kit/sql/foldText.ts';
import type { EntityModel } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import type { ChangeOperation } from './changes.ts';

/** What the log's one row of a call on many records tells. */
export interface BatchSummary {
  /** Records that were changed. */
  readonly Total: number;
  /** Of an action: its name in the schema. */
  readonly Acao?: string;
  /** Of an undoing: records that somebody changed since, or that had to stay, and were left. */
  readonly Conflitos?: number;
}

/** Work whose changes are one whole: found, told of and undone together. */
export type BatchWork = Work & { readonly batch: number };

export async function beginBatch(work: Work): Promise<BatchWork> {
  const { rows } = await sql<{ id: number }>`select nextval('lote')::bigint as id`.execute(work.tx);
  return { ...work, batch: Number(rows[0]?.id) };
}

/**
 * Tells of the whole, in one row of the log beside those of its records.
 * @returns its number, by which it is undone; null where nothing was written after all
 */
export async function endBatch(
  work: BatchWork,
  { entity }: EntityModel,
  operation: ChangeOperation,
  summary: Omit<BatchSummary, 'Total'> = {},
  undoes: number | null = null,
): Promise<number | null> {
  const { tx, actor, batch } = work;
  const { rows } = await sql<{ total: number }>`select count(distinct "IdentificadorRegistro")::int as total
    from "alteracao" where "Lote" = ${batch} and "Entidade" = ${entity.name}`.execute(tx);
  const total = rows[0]?.total ?? 0;
  if (total === 0) return null;
  const company = entity.scope === 'installation' ? null : actor.companyId;
  const told: BatchSummary = { Total: total, ...summary };
  await sql`insert into "alteracao" ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Versao", "Operacao",
      "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Lote", "Desfaz", "Busca", "Resumo")
    values (${company}, ${entity.name}, 0, 0, ${operation}, ${actor.userId}, ${actor.name}, ${actor.origin},
      ${actor.requestId}, ${batch}, ${undoes}, ${foldText(`${actor.name} ${actor.requestId}`)},
      ${JSON.stringify(told)}::jsonb)`.execute(tx);
  return batch;
}
