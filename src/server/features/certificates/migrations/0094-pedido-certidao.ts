import { ownCompany } from '../../../engine/database/policies.ts';
import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * Certificates whose turn has come at a source, of all companies: asked for and not waiting, under way with an answer
 * to ask for, or taken by a process that is gone. Whoever takes one does so in its company, with its row held.
 * Companies take turns, so that one with many orders keeps nobody waiting.
 * Several that arrive together are one piece of news: `folio_renovar_aviso` brings the unread notice of the first up to
 * now, which only its reader could otherwise see. Two that arrive at once wait for each other.
 * @see certificates, section 5
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create index "ix_certidao_fila" on certidao ("Provedor", "ProximaTentativa")
     where "Origem" = 'provedor' and "Situacao" in ('solicitada', 'em_processamento') and "ExcluidoEm" is null`,
    `create function folio_certidoes_devidas(agora timestamptz, outros boolean, provedores text[], quantas integer)
     returns table (certidao bigint, empresa bigint)
     language sql security definer set search_path = pg_catalog, public, pg_temp as $$
       select "Identificador", "IdentificadorEmpresa" from certidao c
       where "Origem" = 'provedor' and "Situacao" in ('solicitada', 'em_processamento') and "ExcluidoEm" is null
         and coalesce("Provedor" = any (provedores), false) <> outros
         and coalesce("ProximaTentativa", case "Situacao" when 'em_processamento'
           then "AlteradoEm" + interval '30 minutes' else '-infinity' end) <= agora
       order by row_number() over (partition by "IdentificadorEmpresa"
         order by coalesce("ProximaTentativa", "CriadoEm"), "Identificador"), "Identificador"
       limit quantas
     $$`,
    'revoke all on function folio_certidoes_devidas(timestamptz, boolean, text[], integer) from public',
    'grant execute on function folio_certidoes_devidas(timestamptz, boolean, text[], integer) to folio_aplicacao',
    `create function folio_renovar_aviso(pessoa bigint, tipo text, registro bigint, parametros jsonb) returns boolean
     language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
     begin
       perform pg_advisory_xact_lock(hashtextextended(format('aviso:%s:%s:%s', pessoa, tipo, registro), 0));
       update aviso set "Quando" = now()
       where ${ownCompany} and "IdentificadorUsuario" = pessoa and "Tipo" = tipo and "IdentificadorRegistro" = registro
         and "Parametros" = parametros and "LidoEm" is null;
       return found;
     end $$`,
    'revoke all on function folio_renovar_aviso(bigint, text, bigint, jsonb) from public',
    'grant execute on function folio_renovar_aviso(bigint, text, bigint, jsonb) to folio_aplicacao',
  ]);
}
