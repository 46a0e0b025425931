import { ownCompany, protect } from '../../../engine/database/policies.ts';
import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * Files of certificates whose pages are pictures and wait to be recognised (`leitura_certidao`): one row each, gone when
 * it is read. Workers take them out for all companies by one function, each for a while.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create table "leitura_certidao" (
       "IdentificadorCertidao" bigint primary key references "certidao" ("Identificador") on delete cascade,
       "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
       "Sha256" text not null,
       "LerEm" timestamp with time zone not null,
       "Tentativas" integer not null default 0
     )`,
    `create index "ix_leitura_certidao_empresa" on "leitura_certidao" ("IdentificadorEmpresa")`,
    `create index "ix_leitura_certidao_ler_em" on "leitura_certidao" ("LerEm")`,
    protect('leitura_certidao', ownCompany),
    `create function folio_tomar_leitura_certidao(agora timestamptz, ate timestamptz)
     returns table (certidao bigint, empresa bigint, sha256 text, tentativa integer)
     language sql security definer set search_path = pg_catalog, public, pg_temp as $$
       update leitura_certidao set "Tentativas" = "Tentativas" + 1, "LerEm" = ate
       where "IdentificadorCertidao" = (
         select "IdentificadorCertidao" from leitura_certidao where "LerEm" <= agora
         order by "LerEm", "IdentificadorCertidao" limit 1 for update skip locked)
       returning "IdentificadorCertidao", "IdentificadorEmpresa", "Sha256", "Tentativas"
     $$`,
    'revoke all on function folio_tomar_leitura_certidao(timestamptz, timestamptz) from public',
    'grant execute on function folio_tomar_leitura_certidao(timestamptz, timestamptz) to folio_aplicacao',
  ]);
}
