import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/**
 * What a daily tidying may do, and nothing else: rows of all companies and persons are past their use by age alone,
 * and which bytes nobody refers to is told by hash, never whose they were.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create index "ix_arquivo_bytes" on "arquivo" ("Chave")`,
    `create index "ix_pagina_imagem" on "pagina" ("Imagem")`,
    `drop function folio_arquivo_usado(text)`,
    `create function folio_arquivos_soltos(chaves text[]) returns setof text
     language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
     begin
       return query select chave from unnest(chaves) as chave
         where not exists (select 1 from arquivo where "Chave" = chave)
           and not exists (select 1 from pagina where "Imagem" = chave);
     end $$`,
    `create function folio_limpar(agora timestamptz) returns void
     language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
     begin
       delete from idempotencia where "CriadoEm" < agora - interval '24 hours';
       delete from tentativa_acesso where "UltimaEm" < agora - interval '1 day';
       delete from sessao where "ExpiraEm" < agora - interval '30 days';
     end $$`,
    'revoke all on function folio_arquivos_soltos(text[]) from public',
    'revoke all on function folio_limpar(timestamptz) from public',
    'grant execute on function folio_arquivos_soltos(text[]) to folio_aplicacao',
    'grant execute on function folio_limpar(timestamptz) to folio_aplicacao',
  ]);
}
