import { sql } from 'kysely';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import { rowsOf } from '../../engine/crud/references.ts';
import type { Work } from '../../engine/crud/work.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import { raise } from '../../engine/facts/facts.ts';
import type { Row } from '../../kit/database/database.ts';
import { itemsMatched } from './facts.ts';

/** SQL of whether a type is about people, companies among them: `alias` is its row. */
export const isOfSomebody = (alias: string): string =>
  `(coalesce("${alias}"."AplicaEmpresa", false) or coalesce("${alias}"."AplicaPessoa", false))`;

/** SQL of the registry record a certificate is about: the one it names, else that of the number searched for. */
export const recordOfCertificate = (alias: string): string =>
  `coalesce("${alias}"."IdentificadorRegistroMatricula", (select r."Identificador" from registro_matricula r
    where r."IdentificadorOperacao" = "${alias}"."IdentificadorOperacao" and r."ExcluidoEm" is null
      and regexp_replace(r."Numero", '\\D', '', 'g') = regexp_replace("${alias}"."NumeroMatricula", '\\D', '', 'g')
    order by r."Identificador" limit 1))`;

/**
 * Points every item of the operation that a certificate may meet at the one that counts: the newest that is issued, else
 * the newest under way, else the newest that failed. An item is about its own client or property, else about the
 * operation's client: what was searched for a spouse or a guarantor does not clear the borrower. A branch of the same
 * company is the same debtor. Certificates and items that come at the same moment wait for each other here, so that the
 * last sees them all.
 */
export async function matchItems(work: Work, operationId: number): Promise<void> {
  await sql`select 1 from operacao where "Identificador" = ${operationId} for no key update`.execute(work.tx);
  await sql`update item_checklist as i set "IdentificadorCertidao" = (
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
      order by c."Situacao" = 'emitida' desc, c."Situacao" <> 'erro' desc, c."Identificador" desc limit 1)
    where i."IdentificadorOperacao" = ${operationId} and i."ExcluidoEm" is null`.execute(work.tx);
  raise(work, itemsMatched, operationId);
}

/** Operations whose checklist asks for certificates of a client. */
export async function operationsAsking({ tx }: Work, clientId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from operacao
    where "IdentificadorCliente" = ${clientId} and "ExcluidoEm" is null
    union select "IdentificadorOperacao"::int from item_checklist
    where "IdentificadorCliente" = ${clientId} and "ExcluidoEm" is null order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What a workflow asks for that the operation's checklist does not have yet becomes items of it. @returns how many */
export async function itemsOfWorkflow(work: Work, operation: FullRecord): Promise<number> {
  if (typeof operation.IdentificadorWorkflow !== 'number') return 0;
  const workflow = await findRecord(work, work.models.named('workflow'), operation.IdentificadorWorkflow, {
    which: 'both',
  });
  return addItems(work, operation, rowsOf(workflow.Certidoes));
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
  const first = present.size;
  const client = await clientOf(work, operation);
  const types = await typesInUse(work);
  let added = 0;
  for (const { IdentificadorTipoCertidao, TipoPessoa, Obrigatoria } of wanted) {
    const type = types.get(Number(IdentificadorTipoCertidao));
    if (!type || present.has(type.id) || (TipoPessoa && TipoPessoa !== client.kind)) continue;
    for (const { id } of inStateOf(type, [...types.values()], client)) {
      if (present.has(id)) continue;
      present.add(id);
      added += 1;
      await createChecked(work, work.models.named('item-checklist'), {
        IdentificadorOperacao: operation.Identificador,
        IdentificadorTipoCertidao: id,
        Obrigatoria: Obrigatoria !== false,
        Ordem: (first + added) * 10,
      });
    }
  }
  return added;
}

interface TypeInUse {
  readonly id: number;
  readonly code: string;
  readonly state: string | null;
  readonly ofCompanies: boolean;
  readonly ofPersons: boolean;
  readonly ofProperty: boolean;
}

interface ClientAsked {
  readonly kind: string | null;
  readonly state: string | null;
}

/**
 * What is asked of a client in place of a type: the rows of their own state (`CND_EST_SP`, `CND_EST_SP_PGE`) where the
 * catalogue has some, else the type itself. Nothing where it is of the other kind of client alone: a person has no head
 * office, a company no wedding. @see certificates, section 7
 */
function inStateOf(
  type: TypeInUse,
  all: readonly TypeInUse[],
  { kind, state }: ClientAsked,
): readonly TypeInUse[] {
  const isOfOthers = kind === 'J' ? !type.ofCompanies && type.ofPersons : !type.ofPersons && type.ofCompanies;
  if (kind !== null && isOfOthers && !type.ofProperty) return [];
  const own = all.filter(
    (other) => state !== null && other.state === state && other.code.startsWith(`${type.code}_`),
  );
  return own.length > 0 ? own : [type];
}

async function clientOf({ tx }: Work, { IdentificadorCliente }: FullRecord): Promise<ClientAsked> {
  const { rows } = await sql<ClientAsked>`select "TipoPessoa" as kind, "Uf" as state from cliente
    where "Identificador" = ${IdentificadorCliente ?? null}`.execute(tx);
  return rows[0] ?? { kind: null, state: null };
}

/** What is out of use is asked of no new operation, whatever a workflow still names. */
async function typesInUse({ tx }: Work): Promise<ReadonlyMap<number, TypeInUse>> {
  const { rows } = await sql<TypeInUse>`select "Identificador"::int as id, "Codigo" as code, "Uf" as state,
      coalesce("AplicaEmpresa", false) as "ofCompanies", coalesce("AplicaPessoa", false) as "ofPersons",
      coalesce("AplicaRural", false) or coalesce("AplicaUrbano", false) as "ofProperty"
    from tipo_certidao where "Ativo" is not false and "ExcluidoEm" is null order by "Codigo"`.execute(tx);
  return new Map(rows.map((type) => [type.id, type]));
}
