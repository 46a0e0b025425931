import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';
import { addStandardTypes } from '../../certificates/addStandardTypes.ts';
import { standardWorkflows } from '../workflow/standardWorkflows.ts';

/**
 * The catalogue every installation begins with, and workflows from before, which named types by code, refer to it. What
 * certificates an operation's state and expiry are looked for by has an index of its own.
 */
export async function up(tx: Tx): Promise<void> {
  await addStandardTypes(tx);
  if (await hasCodes(tx))
    await sql`update workflow_certidoes as l set "IdentificadorTipoCertidao" = t."Identificador"
      from tipo_certidao t where t."Codigo" = l."Certidao" and l."IdentificadorTipoCertidao" is null`.execute(
      tx,
    );
  for (const workflow of standardWorkflows) await furnish(tx, workflow);
  await sql`create index if not exists "ix_certidao_vigencia" on certidao ("DataVencimento")
    where "Situacao" = 'emitida' and "IdentificadorSubstituta" is null and "ExcluidoEm" is null`.execute(tx);
}

/** Workflows of companies from before there was a list of certificates have the usual one. */
async function furnish(tx: Tx, { Codigo, Certidoes }: (typeof standardWorkflows)[number]): Promise<void> {
  const { rows } = await sql<{ id: number }>`select w."Identificador" as id from workflow w
    where w."Codigo" = ${Codigo}
      and not exists (select 1 from workflow_certidoes l where l."IdentificadorPai" = w."Identificador")`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const [place, { Certidao, Obrigatoria, TipoPessoa }] of Certidoes.entries())
    await sql`insert into workflow_certidoes
        ("IdentificadorPai", "IdentificadorEmpresa", "Ordem", "IdentificadorTipoCertidao", "Obrigatoria", "TipoPessoa")
      select w."Identificador", w."IdentificadorEmpresa", ${place}, t."Identificador", ${Obrigatoria},
        ${TipoPessoa ?? null}::text
      from workflow w join tipo_certidao t on t."Codigo" = ${Certidao}
      where w."Identificador" = any (${ids})`.execute(tx);
}

/** A database made today never had the column. */
async function hasCodes(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from information_schema.columns where table_schema = 'public'
    and table_name = 'workflow_certidoes' and column_name = 'Certidao'`.execute(tx);
  return rows.length > 0;
}
