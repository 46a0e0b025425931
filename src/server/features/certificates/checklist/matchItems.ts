import { sql } from 'kysely';
import { goneStates } from '../../../../domain/matricula/stateGroups.ts';
import { openOperationStates } from '../../../../domain/operations/stateGroups.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { raise } from '../../../engine/facts/facts.ts';
import { itemsMatched } from '../facts.ts';

/** SQL of whether a type is about people, companies among them: `alias` is its row. */
export const isOfSomebody = (alias: string): string =>
  `(coalesce("${alias}"."AplicaEmpresa", false) or coalesce("${alias}"."AplicaPessoa", false))`;

/** SQL of whether a registry record is none of its operation's properties any more: `alias` is its row. */
export const isGone = (alias: string): string =>
  `("${alias}"."ExcluidoEm" is not null or "${alias}"."Situacao" in (${goneStates.map((state) => `'${state}'`).join(', ')}))`;

/**
 * SQL of the registry record a certificate is about: the one it names, else that of the number searched for. One that
 * came again under its number goes before the one that is gone, which keeps its certificate otherwise.
 */
export const recordOfCertificate = (alias: string): string =>
  `coalesce("${alias}"."IdentificadorRegistroMatricula", (select r."Identificador" from registro_matricula r
    where r."IdentificadorOperacao" = "${alias}"."IdentificadorOperacao"
      and regexp_replace(r."Numero", '\\D', '', 'g') = regexp_replace("${alias}"."NumeroMatricula", '\\D', '', 'g')
    order by ${isGone('r')}, r."Identificador" limit 1))`;

/**
 * Points every item of the operation that a certificate may meet at the one that counts: the newest that is issued, else
 * the newest under way, else the newest that failed. An item is about its own client or property, else about the
 * operation's client: what was searched for a spouse or a guarantor does not clear the borrower. A branch of the same
 * company is the same debtor. Certificates and items that come at the same moment wait for each other here, so that the
 * last sees them all.
 */
export async function matchItems(work: Work, operationId: number): Promise<void> {
  await pointItems(work, operationId);
  raise(work, itemsMatched, operationId);
}

/** The same, told only where an item is met by another certificate than before: for who goes on with the items. */
export async function matchItemsAnew(work: Work, operationId: number): Promise<void> {
  if (await pointItems(work, operationId)) raise(work, itemsMatched, operationId);
}

/** @returns whether any was pointed elsewhere */
async function pointItems(work: Work, operationId: number): Promise<boolean> {
  const otherwise = sql`i."IdentificadorOperacao" = ${operationId} and i."ExcluidoEm" is null
    and i."IdentificadorCertidao" is distinct from ${countsFor}`;
  // Those items first, as a person holds one who waives it, and no other item: none waits for another in a ring.
  await sql`select 1 from item_checklist as i where ${otherwise}
    order by i."Identificador" for no key update`.execute(work.tx);
  await sql`select 1 from operacao where "Identificador" = ${operationId} for no key update`.execute(work.tx);
  const { rows } = await sql`update item_checklist as i set "IdentificadorCertidao" = ${countsFor}
    where ${otherwise} returning 1`.execute(work.tx);
  return rows.length > 0;
}

/** SQL of the certificate that counts for the item `i`. */
const countsFor = sql`(
  select c."Identificador" from certidao c
  join tipo_certidao y on y."Identificador" = c."IdentificadorTipoCertidao"
  join operacao o on o."Identificador" = c."IdentificadorOperacao"
  left join cliente k on k."Identificador" = coalesce(i."IdentificadorCliente", o."IdentificadorCliente")
  where c."IdentificadorOperacao" = i."IdentificadorOperacao"
    and c."IdentificadorTipoCertidao" = i."IdentificadorTipoCertidao"
    and (i."IdentificadorCliente" is null or c."IdentificadorCliente" = i."IdentificadorCliente")
    and (not ${sql.raw(isOfSomebody('y'))} or (
      coalesce(c."IdentificadorCliente", k."Identificador") is not distinct from k."Identificador"
      and (c."Documento" is null or k."Documento" is null or c."Documento" = k."Documento"
        or (length(k."Documento") = 14 and left(c."Documento", 8) = left(k."Documento", 8)))))
    and (i."IdentificadorRegistroMatricula" is null
      or ${sql.raw(recordOfCertificate('c'))} = i."IdentificadorRegistroMatricula")
    and c."ExcluidoEm" is null and c."Situacao" <> 'cancelada' and c."IdentificadorSubstituta" is null
  order by c."Situacao" = 'emitida' desc, c."Situacao" <> 'erro' desc, c."Identificador" desc limit 1)`;

/** Operations under way whose checklist asks for certificates of a type. */
export async function operationsAskingFor({ tx }: Work, typeId: number): Promise<readonly number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select distinct o."Identificador"::int as id from item_checklist i
    join operacao o on o."Identificador" = i."IdentificadorOperacao"
    where i."IdentificadorTipoCertidao" = ${typeId} and i."ExcluidoEm" is null and o."ExcluidoEm" is null
      and o."Situacao" in (${sql.join(openOperationStates)}) order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Operations whose checklist asks for certificates of a client. */
export async function operationsAsking({ tx }: Work, clientId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from operacao
    where "IdentificadorCliente" = ${clientId} and "ExcluidoEm" is null
    union select "IdentificadorOperacao"::int from item_checklist
    where "IdentificadorCliente" = ${clientId} and "ExcluidoEm" is null order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}
