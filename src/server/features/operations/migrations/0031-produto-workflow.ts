import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';
import { standardWorkflows } from '../workflow/standardWorkflows.ts';

/**
 * Products were typed into operations and are records now; workflows followed from the type of property.
 * Every product ever typed becomes a record of its company, and every operation gets both.
 */
export async function up(tx: Tx): Promise<void> {
  for (const workflow of standardWorkflows) await addWorkflow(tx, workflow);
  if (await hasTypedProducts(tx)) await adoptProducts(tx);
  await sql`update operacao as o set "IdentificadorWorkflow" = w."Identificador" from workflow w
    where o."IdentificadorWorkflow" is null and w."IdentificadorEmpresa" = o."IdentificadorEmpresa"
      and w."Codigo" = o."TipoImovel"`.execute(tx);
  await sql`update operacao as o set "IdentificadorDiretoria" = s."IdentificadorDiretoria" from segmento_area s
    where o."IdentificadorDiretoria" is null and s."Identificador" = o."IdentificadorSegmentoArea"`.execute(
    tx,
  );
  await sql`update operacao as o set "IdentificadorGrupo" = c."IdentificadorGrupo" from cliente c
    where o."IdentificadorGrupo" is null and c."Identificador" = o."IdentificadorCliente"`.execute(tx);
}

/** For companies from before; later ones get theirs when they are created. */
async function addWorkflow(tx: Tx, workflow: Workflow): Promise<void> {
  const { Codigo, Descricao, TipoImovel } = workflow;
  const { rows } = await sql<{ id: number; company: number }>`
    insert into workflow ("IdentificadorEmpresa", "Codigo", "Descricao", "TipoImovel", "Ativo", "Busca")
    select e."Identificador", ${Codigo}, ${Descricao}, ${TipoImovel}, true, folio_texto(${`${Descricao} ${Codigo}`})
    from empresa e
    where not exists (select 1 from workflow w
      where w."IdentificadorEmpresa" = e."Identificador" and w."Codigo" = ${Codigo})
    returning "Identificador" as id, "IdentificadorEmpresa" as company`.execute(tx);
  for (const { id, company } of rows) {
    const insert = (table: string, lines: readonly object[]) =>
      tx
        .insertInto(table)
        .values(
          lines.map((line, Ordem) => ({
            ...line,
            IdentificadorPai: id,
            IdentificadorEmpresa: company,
            Ordem,
          })),
        )
        .execute();
    await insert('workflow_etapas', workflow.Etapas);
    // Their certificates follow with the catalogue (0090).
    await insert('workflow_calculadoras', workflow.Calculadoras);
  }
}

type Workflow = (typeof standardWorkflows)[number];

/** A database made today never had the column. */
async function hasTypedProducts(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from information_schema.columns
    where table_schema = 'public' and table_name = 'operacao' and column_name = 'Produto'`.execute(tx);
  return rows.length > 0;
}

/** Names that differ in case and accents alone are one product. The old column stays, with what was typed. */
async function adoptProducts(tx: Tx): Promise<void> {
  await sql`
    insert into produto ("IdentificadorEmpresa", "Nome", "Codigo", "LimiteLtvPct", "Garantia", "DesagioPct",
      "ModoFracao", "Indice", "DefasagemMeses", "BaseDias", "AceitaFgts", "PermiteGrauSuperior", "PisoNominal",
      "Ativo", "Busca")
    select o."IdentificadorEmpresa", min(o."Produto"),
      'P' || lpad((row_number() over (partition by o."IdentificadorEmpresa" order by folio_texto(o."Produto")))::text, 3, '0'),
      80, 'HIPOTECA', 0, 'INDIVISIVEL', 'IPCA', 1, 'CORRIDOS_365', bool_or(coalesce(o."UsaFgts", false)), false, true,
      true, folio_texto(min(o."Produto"))
    from operacao o where nullif(trim(o."Produto"), '') is not null
    group by o."IdentificadorEmpresa", folio_texto(o."Produto")`.execute(tx);
  await sql`update operacao as o set "IdentificadorProduto" = p."Identificador" from produto p
    where o."IdentificadorProduto" is null and p."IdentificadorEmpresa" = o."IdentificadorEmpresa"
      and folio_texto(p."Nome") = folio_texto(o."Produto")`.execute(tx);
}
