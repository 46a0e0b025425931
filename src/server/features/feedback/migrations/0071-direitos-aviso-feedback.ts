import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * Notices and the feedback one sends oneself are for everybody: profiles made before there were any get their codes.
 * Those that hold every code have them already.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `insert into "perfil_codigos" ("IdentificadorPai", "IdentificadorEmpresa", "Ordem", "Codigo")
     select p."Identificador", p."IdentificadorEmpresa",
       (select coalesce(max("Ordem"), 0) from "perfil_codigos" where "IdentificadorPai" = p."Identificador") + c.place,
       c.code
     from "perfil" p
     cross join (values (1, 'NOTIFICACAO.CONSULTAR'), (2, 'FEEDBACK.CONSULTAR'), (3, 'FEEDBACK.ENVIAR')) as c (place, code)
     where not exists (select 1 from "perfil_codigos" held
       where held."IdentificadorPai" = p."Identificador" and held."Codigo" in ('*', c.code))`,
  ]);
}
