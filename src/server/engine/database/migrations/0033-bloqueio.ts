import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/** Who must wait after wrong passwords is seen by who keeps the people. No change of the record, so no version. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create function folio_registrar_bloqueio(entrada text, ate timestamptz) returns void
     language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
     begin
       update usuario set "BloqueadoAte" = ate where lower("Login") = lower(entrada) and "ExcluidoEm" is null;
     end $$`,
    `create or replace function folio_registrar_acesso(usuario_id bigint, agora timestamptz) returns void
     language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
     begin
       update usuario set "UltimoAcesso" = agora, "BloqueadoAte" = null where "Identificador" = usuario_id;
     end $$`,
    'revoke all on function folio_registrar_bloqueio(text, timestamptz) from public',
    'grant execute on function folio_registrar_bloqueio(text, timestamptz) to folio_aplicacao',
  ]);
}
