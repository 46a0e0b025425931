import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Batch } from '../../../../metadata/wire/undo.ts';
import type { BatchSummary } from '../../audit/batches.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';

interface BatchRow {
  readonly row: number | string;
  readonly batch: number | string;
  readonly operation: string;
  readonly who: string;
  readonly at: string;
  readonly summary: BatchSummary;
  readonly undone: number | string | null;
  readonly by: {
    readonly row: number;
    readonly batch: number;
    readonly who: string;
    readonly at: string;
    readonly summary: BatchSummary;
  } | null;
}

/** The newest so many: who looks further back asks the change log. */
const shown = 100;

/** `GET X/Lotes`: what was done to many records at once, the newest first. Who does not see all owners' sees his own calls. */
export async function listBatches(work: Work, model: EntityModel): Promise<readonly Batch[]> {
  requireCode(work.actor, model.entity.codes.history);
  requireCompany(work.actor, model.entity);
  const rows = await readBatches(work, model, null);
  return rows.map((row) => toItem(row, model, work));
}

/** @throws AppError 'batch-unknown' when there is none of this entity within the actor's reach */
export async function findBatch(
  work: Work,
  model: EntityModel,
  number: number,
): Promise<{ readonly row: number; readonly item: Batch }> {
  const [row] = await readBatches(work, model, number);
  if (!row) throw new AppError('batch-unknown');
  return { row: Number(row.row), item: toItem(row, model, work) };
}

async function readBatches(
  { tx, actor }: Work,
  { entity }: EntityModel,
  number: number | null,
): Promise<readonly BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select b."Identificador" as row, b."Lote" as batch, b."Operacao" as operation, b."Usuario" as who, b."Quando" as at,
      b."Resumo" as summary, d."Lote" as undone, (
        select jsonb_build_object('row', u."Identificador", 'batch', u."Lote", 'who', u."Usuario", 'at', u."Quando",
          'summary', u."Resumo")
        from "alteracao" u where u."Desfaz" = b."Identificador" and u."Resumo" is not null
        order by u."Identificador" desc limit 1) as by
    from "alteracao" b left join "alteracao" d on d."Identificador" = b."Desfaz"
    where b."Resumo" is not null and b."Entidade" = ${entity.name} and b."EmpresaDoAutor" = ${actor.companyId}
      and (${actor.allOwners} or b."IdentificadorUsuario" = ${actor.userId})
      and (${number}::bigint is null or b."Lote" = ${number}::bigint)
    order by b."Identificador" desc limit ${shown}`.execute(tx);
  return rows;
}

const toItem = (
  { row, batch, operation, who, at, summary, undone, by }: BatchRow,
  { entity }: EntityModel,
  { actor }: Work,
): Batch => ({
  Lote: Number(batch),
  Alteracao: Number(row),
  Operacao: operation,
  Acao: entity.actions.find(({ name }) => name === summary.Acao)?.label[actor.locale] ?? null,
  Usuario: who,
  DataHora: at,
  Total: summary.Total,
  Conflitos: summary.Conflitos ?? 0,
  LoteDesfeito: undone === null ? null : Number(undone),
  Desfeito: by && {
    Lote: by.batch,
    Alteracao: by.row,
    Usuario: by.who,
    DataHora: new Date(by.at).toISOString(),
    Total: by.summary.Total,
    Conflitos: by.summary.Conflitos ?? 0,
  },
});
