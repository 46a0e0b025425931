import { sql } from 'kysely';
import { isEnded } from '../../../../domain/operations/states.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { type Missing, missingOf, recordLabel } from '../../operations/states/missingForOpinion.ts';

/**
 * What an opinion on an operation waits for beside its own text: an operation that is open, has a value and a segment
 * to judge the limit by, lacks nothing, and whose concluded records each have an approved opinion that still stands.
 * @see workflow, section 6
 */
export async function pendingOf(work: Work, operation: FullRecord): Promise<readonly Missing[]> {
  const at = { entity: 'operacao', id: operation.Identificador };
  const state = String(operation.Situacao);
  if (isEnded(state))
    return [
      {
        code: 'opinion-operation-closed',
        params: { state: enumLabel(work.actor.locale)('SituacaoOperacao', state).toLowerCase() },
        ...at,
      },
    ];
  return [
    ...(typeof operation.Valor === 'number' && operation.Valor > 0
      ? []
      : [{ code: 'opinion-operation-valueless' as const, params: {}, ...at }]),
    ...(typeof operation.IdentificadorSegmentoArea === 'number'
      ? []
      : [{ code: 'opinion-operation-segmentless' as const, params: {}, ...at }]),
    ...(await missingOf(work, operation.Identificador)),
    ...(await missingOpinions(work, operation.Identificador)),
  ];
}

interface RecordRow {
  readonly id: number;
  readonly number: string | null;
  readonly file: string | null;
  readonly approved: number | null;
  readonly stale: boolean | null;
}

async function missingOpinions({ tx, actor }: Work, operationId: number): Promise<Missing[]> {
  const { rows } = await sql<RecordRow>`select t."Identificador"::int as id, t."Numero" as number,
      t."NomeArquivo" as file, a.id::int as approved, a.stale
    from registro_matricula t left join lateral (
      select p."Identificador" as id, coalesce(p."Desatualizado", false) as stale from parecer p
      where p."IdentificadorRegistroMatricula" = t."Identificador" and p."Situacao" = 'aprovado'
        and p."ExcluidoEm" is null order by p."AprovadoEm" desc limit 1) a on true
    where t."IdentificadorOperacao" = ${operationId} and t."Situacao" = 'concluida' and t."ExcluidoEm" is null
    order by 1`.execute(tx);
  return rows.flatMap((row): Missing[] => {
    const params = { record: recordLabel(row, actor.locale) };
    const where = { entity: 'registro-matricula', id: row.id };
    if (row.approved === null) return [{ code: 'opinion-record-without', params, ...where }];
    return row.stale ? [{ code: 'opinion-record-stale', params, ...where }] : [];
  });
}
