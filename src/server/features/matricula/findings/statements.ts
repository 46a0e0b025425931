import { type RawBuilder, sql } from 'kysely';
import type { LandStatement } from '../../../../domain/findings/landStatements.ts';
import { type StatementOnWire, statementFromWire } from '../../../../domain/findings/wireStatements.ts';
import { followingStates, goneStates } from '../../../../domain/matricula/stateGroups.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Row } from '../../../kit/database/database.ts';

/**
 * Whether the certificate `c` speaks of the registry record `r` of its operation: it was asked for it, or it tells of
 * rural land, was asked for no record, and the operation has no other one.
 */
const speaksOf = sql`(c."IdentificadorRegistroMatricula" = r."Identificador"
  or (c."IdentificadorRegistroMatricula" is null and c."Dados" -> 'Imovel' is not null
    and c."Dados" -> 'Imovel' <> '{}'::jsonb
    and not exists (select 1 from registro_matricula o where o."IdentificadorOperacao" = r."IdentificadorOperacao"
      and o."Identificador" <> r."Identificador" and o."ExcluidoEm" is null
      and o."Situacao" not in (${sql.join(goneStates.map((state) => sql.lit(state)))}))))`;

/**
 * What the issued certificates of a record's operation say of its property, newest first. One that a newer version took
 * the place of says nothing any more, and neither does one its issuer denied.
 */
export async function statementsOf({ tx }: Work, record: FullRecord): Promise<readonly LandStatement[]> {
  const { rows } = await sql<StatementOnWire>`
    select c."Identificador", t."Codigo" as "Tipo", t."Nome", c."DataEmissao"::text as "DataEmissao",
      c."Dados" -> 'Imovel' as "Imovel"
    from registro_matricula r
    join certidao c on c."IdentificadorOperacao" = r."IdentificadorOperacao" and ${speaksOf}
    join tipo_certidao t on t."Identificador" = c."IdentificadorTipoCertidao"
    where r."Identificador" = ${record.Identificador} and c."ExcluidoEm" is null and c."Situacao" = 'emitida'
      and c."IdentificadorSubstituta" is null and c."Autenticidade" is distinct from 'negada'
      and c."Dados" -> 'Imovel' is not null
    order by c."DataEmissao" desc nulls last, c."Identificador" desc`.execute(tx);
  return rows.map(statementFromWire).filter(({ values }) => Object.keys(values).length > 0);
}

/** Living registry records a certificate speaks of, as `condition` on `r` narrows them. */
export async function recordsSpokenOf(
  { tx }: Pick<Work, 'tx'>,
  certificateId: number,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select r."Identificador" as id from certidao c
    join registro_matricula r on r."IdentificadorOperacao" = c."IdentificadorOperacao" and r."ExcluidoEm" is null
      and ${speaksOf}
    where c."Identificador" = ${certificateId} and ${condition} order by 1`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

/** Those of them whose findings follow. */
export const followedRecordsSpokenOf = (work: Work, certificateId: number): Promise<readonly number[]> =>
  recordsSpokenOf(work, certificateId, sql`r."Situacao" in (${sql.join(followingStates)})`);

/**
 * Registry records whose findings follow, of an operation with a certificate of land that was asked for no record: it
 * speaks of the only one there is, and of none where there are several.
 */
export async function recordsSpokenOfAlone({ tx }: Work, operationId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select r."Identificador"::int as id from registro_matricula r
    where r."IdentificadorOperacao" = ${operationId} and r."ExcluidoEm" is null
      and r."Situacao" in (${sql.join(followingStates)})
      and exists (select 1 from certidao c where c."IdentificadorOperacao" = ${operationId}
        and c."IdentificadorRegistroMatricula" is null and c."Dados" -> 'Imovel' <> '{}'::jsonb
        and c."Situacao" = 'emitida' and c."ExcluidoEm" is null)
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whether a document tells anything of rural land. */
export const speaksOfLand = ({ Dados }: FullRecord): boolean =>
  Object.keys(((Dados as Row | null)?.Imovel ?? {}) as Row).length > 0;
