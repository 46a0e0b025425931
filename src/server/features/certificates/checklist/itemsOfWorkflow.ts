import { sql } from 'kysely';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import { rowsOf } from '../../../engine/crud/references.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { createChecked } from '../../../engine/crud/write/createRecord.ts';
import type { Row } from '../../../kit/database/database.ts';

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
