import { sql } from 'kysely';
import { createChecked } from '../crud/createRecord.ts';
import { findRecord } from '../crud/findRecord.ts';
import type { FullRecord } from '../crud/record.ts';
import { rowsOf } from '../crud/references.ts';
import type { Work } from '../crud/work.ts';
import type { Row } from '../database/database.ts';
import { stateOf } from './certificateState.ts';

/**
 * SQL of what an item of a checklist stands at: waived, missing, or the state of the certificate that meets it.
 * @see certificates, section 5
 */
export const itemStateOf = (alias: string): string => `case when "${alias}"."Dispensada" then 'dispensada'
  else coalesce((select ${stateOf('c')} from certidao c
    where c."Identificador" = "${alias}"."IdentificadorCertidao" and c."ExcluidoEm" is null), 'falta') end`;

/**
 * Points every item of the operation that a certificate may meet at the one that counts: the newest that is issued, else
 * the newest under way, else the newest that failed.
 */
export async function checklistFollows({ tx }: Work, certificate: FullRecord): Promise<void> {
  await sql`update item_checklist as i set "IdentificadorCertidao" = (
      select c."Identificador" from certidao c
      where c."IdentificadorOperacao" = i."IdentificadorOperacao"
        and c."IdentificadorTipoCertidao" = i."IdentificadorTipoCertidao"
        and (i."IdentificadorCliente" is null or c."IdentificadorCliente" = i."IdentificadorCliente")
        and (i."IdentificadorRegistroMatricula" is null
          or c."IdentificadorRegistroMatricula" = i."IdentificadorRegistroMatricula")
        and c."ExcluidoEm" is null and c."Situacao" <> 'cancelada' and c."IdentificadorSubstituta" is null
      order by c."Situacao" = 'emitida' desc, c."Situacao" <> 'erro' desc, c."Identificador" desc limit 1)
    where i."IdentificadorOperacao" = ${certificate.IdentificadorOperacao}
      and i."IdentificadorTipoCertidao" = ${certificate.IdentificadorTipoCertidao}
      and i."ExcluidoEm" is null`.execute(tx);
}

/** What a workflow asks for that the operation's checklist does not have yet becomes items of it. @returns how many */
export async function itemsOfWorkflow(work: Work, operation: FullRecord): Promise<number> {
  if (typeof operation.IdentificadorWorkflow !== 'number') return 0;
  const workflow = await findRecord(work, work.models.named('workflow'), operation.IdentificadorWorkflow, {
    which: 'both',
  });
  return addItems(work, operation, await ofSuchClients(work, operation, rowsOf(workflow.Certidoes)));
}

/** Without what is asked of the other kind of client alone: a person has no head office, a company no wedding. */
async function ofSuchClients(
  { tx }: Work,
  { IdentificadorCliente }: FullRecord,
  wanted: readonly Row[],
): Promise<readonly Row[]> {
  if (wanted.every(({ TipoPessoa }) => !TipoPessoa)) return wanted;
  const { rows } = await sql<{ kind: string | null }>`select "TipoPessoa" as kind from cliente
    where "Identificador" = ${IdentificadorCliente ?? null}`.execute(tx);
  return wanted.filter(({ TipoPessoa }) => !TipoPessoa || TipoPessoa === rows[0]?.kind);
}

/** The items of another operation, without what met them there. @returns how many were new */
export async function itemsOfOperation(work: Work, operation: FullRecord, from: number): Promise<number> {
  const other = await findRecord(work, work.models.named('operacao'), from);
  const { rows } = await sql<Row>`select "IdentificadorTipoCertidao", "Obrigatoria" from item_checklist
    where "IdentificadorOperacao" = ${other.Identificador} and "ExcluidoEm" is null order by "Ordem"`.execute(
    work.tx,
  );
  return addItems(work, operation, rows);
}

async function addItems(work: Work, operation: FullRecord, wanted: readonly Row[]): Promise<number> {
  const { rows } = await sql<{ type: number }>`select "IdentificadorTipoCertidao" as type from item_checklist
    where "IdentificadorOperacao" = ${operation.Identificador} and "ExcluidoEm" is null`.execute(work.tx);
  const present = new Set(rows.map(({ type }) => Number(type)));
  const offered = await typesInUse(work);
  const missing = wanted.filter(
    ({ IdentificadorTipoCertidao: type }) => !present.has(Number(type)) && offered.has(Number(type)),
  );
  for (const [index, item] of missing.entries())
    await createChecked(work, work.models.named('item-checklist'), {
      IdentificadorOperacao: operation.Identificador,
      IdentificadorTipoCertidao: item.IdentificadorTipoCertidao,
      Obrigatoria: item.Obrigatoria !== false,
      Ordem: (present.size + index + 1) * 10,
    });
  return missing.length;
}

/** What is out of use is asked of no new operation, whatever a workflow still names. */
async function typesInUse({ tx }: Work): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select "Identificador" as id from tipo_certidao
    where "Ativo" is not false and "ExcluidoEm" is null`.execute(tx);
  return new Set(rows.map(({ id }) => Number(id)));
}
