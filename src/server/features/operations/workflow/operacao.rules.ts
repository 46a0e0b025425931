import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { present } from '../../../engine/crud/record.ts';
import type { ActionCall, EntityRules, Write } from '../../../engine/crud/rules.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import type { Row } from '../../../kit/database/database.ts';

/** An operation takes from client, segment and property type what nobody typed, and its product must fit it. */
export const rules: EntityRules = {
  async beforeWrite(write) {
    if (write.operation !== 'create' && write.operation !== 'update') return undefined;
    const laid = await completed(write);
    const values = { ...write.values, ...laid };
    await requireFittingProduct(write.work, { ...write.before, ...values }, values);
    await requireFittingWorkflow(write.work, { ...write.before, ...values }, values);
    return laid;
  },
  actions: { transferir: transfer },
};

/** What follows from other records, where this write changes those and says nothing itself. */
async function completed({ work, before, values }: Write): Promise<Row> {
  const laid: Row = {};
  const follows = (field: string, source: string) =>
    before === null
      ? isEmpty(values[field]) && !isEmpty(values[source])
      : source in values && !(field in values) && !isEmpty(values[source]);
  if (follows('IdentificadorDiretoria', 'IdentificadorSegmentoArea'))
    laid.IdentificadorDiretoria = await inUseBy(work, values.IdentificadorSegmentoArea, {
      table: 'segmento_area',
      column: 'IdentificadorDiretoria',
      of: 'diretoria',
    });
  if (follows('IdentificadorGrupo', 'IdentificadorCliente'))
    laid.IdentificadorGrupo = await inUseBy(work, values.IdentificadorCliente, {
      table: 'cliente',
      column: 'IdentificadorGrupo',
      of: 'grupo',
    });
  if (follows('IdentificadorWorkflow', 'TipoImovel'))
    laid.IdentificadorWorkflow = await workflowFor(work, values.TipoImovel);
  return laid;
}

const isEmpty = (value: unknown) => value === null || value === undefined;

/** What another record refers to, unless that is out of use: a default is a choice nobody would be offered. */
async function inUseBy(
  { tx, actor }: Work,
  id: unknown,
  { table, column, of }: { readonly table: string; readonly column: string; readonly of: string },
): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select o."Identificador" as value
    from ${sql.table(table)} t join ${sql.table(of)} o on o."Identificador" = ${sql.ref(`t.${column}`)}
    where t."Identificador" = ${id} and t."IdentificadorEmpresa" = ${actor.companyId}
      and o."Ativo" is not false and o."ExcluidoEm" is null`.execute(tx);
  return rows[0]?.value ?? null;
}

/** The oldest active one for that type of property: the standard one, until the company makes its own. */
async function workflowFor({ tx, actor }: Work, type: unknown): Promise<unknown> {
  const { rows } = await sql<{ id: number }>`select "Identificador" as id from workflow
    where "IdentificadorEmpresa" = ${actor.companyId} and "TipoImovel" = ${type}
      and coalesce("Ativo", true) and "ExcluidoEm" is null order by 1 limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

interface Product {
  readonly Nome: string;
  readonly TipoImovel: string | null;
  readonly AceitaFgts: boolean | null;
}

async function requireFittingProduct({ tx, actor }: Work, whole: Row, changed: Row): Promise<void> {
  const asked = ['IdentificadorProduto', 'TipoImovel', 'UsaFgts'].some((name) => name in changed);
  if (!asked || isEmpty(whole.IdentificadorProduto)) return;
  const { rows } = await sql<Product>`select "Nome", "TipoImovel", "AceitaFgts" from produto
    where "Identificador" = ${whole.IdentificadorProduto} and "IdentificadorEmpresa" = ${actor.companyId}`.execute(
    tx,
  );
  const [product] = rows;
  if (!product) return; // told as a reference that leads nowhere
  const name = product.Nome;
  if (product.TipoImovel !== null && product.TipoImovel !== whole.TipoImovel)
    throw new AppError('product-other-property', { name }, { field: 'IdentificadorProduto' });
  if (whole.UsaFgts === true && product.AceitaFgts !== true)
    throw new AppError('product-without-fgts', { name }, { field: 'UsaFgts' });
}

async function requireFittingWorkflow({ tx, actor }: Work, whole: Row, changed: Row): Promise<void> {
  const asked = ['IdentificadorWorkflow', 'TipoImovel'].some((name) => name in changed);
  if (!asked || isEmpty(whole.IdentificadorWorkflow)) return;
  const { rows } = await sql<{ name: string; type: string }>`
    select "Descricao" as name, "TipoImovel" as type from workflow
    where "Identificador" = ${whole.IdentificadorWorkflow} and "IdentificadorEmpresa" = ${actor.companyId}`.execute(
    tx,
  );
  const [found] = rows;
  if (found && found.type !== whole.TipoImovel)
    throw new AppError('workflow-other-property', { name: found.name }, { field: 'IdentificadorWorkflow' });
}

/** Hands an operation to another analyst, another officer or both. */
async function transfer({ work, model, record, input }: ActionCall): Promise<unknown> {
  const given: Row = {};
  for (const name of ['IdentificadorAnalista', 'IdentificadorOfficer'] as const) {
    if (!isEmpty(input[name])) given[name] = input[name];
  }
  return present(await changeRecord(work, model, record, given), model, work.actor);
}
