import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/**
 * Saved views past their days in the trash go for good, of whatever person and company; of those that others saw, the
 * change log tells.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create index "ix_visao_excluida" on "visao" ("ExcluidoEm") where "ExcluidoEm" is not null`,
    `create function folio_apagar_visoes(antes timestamptz) returns void
     language sql security definer set search_path = pg_catalog, public, pg_temp as $$
       with idas as (delete from visao where "ExcluidoEm" < antes returning *)
       insert into alteracao ("IdentificadorEmpresa", "EmpresaDoAutor", "Entidade", "IdentificadorRegistro", "Versao",
         "Operacao", "Usuario", "Origem", "Requisicao", "Busca")
       select v."IdentificadorEmpresa", v."IdentificadorEmpresa", 'visao', v."Identificador", v."Versao" + 1,
         'APAGAR', 'limpeza', 'job', 'limpeza', 'limpeza ' || v."Identificador" || ' limpeza'
       from idas v where exists (select 1 from visao_partilha p where p."IdentificadorVisao" = v."Identificador")
     $$`,
    `revoke all on function folio_apagar_visoes(timestamptz) from public`,
    `grant execute on function folio_apagar_visoes(timestamptz) to folio_aplicacao`,
  ]);
}
