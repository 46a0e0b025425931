import { sql } from 'kysely';
import { everyCode } from '../auth/effectiveCodes.ts';
import type { Work } from '../crud/work.ts';

/** The active people of the actor's company whose profiles hold a permission code. */
export async function holdersOf({ tx, actor }: Work, code: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u."Identificador" as id from usuario u
    join usuario_vinculos v on v."IdentificadorPai" = u."Identificador" and coalesce(v."Ativo", true)
      and v."IdentificadorEmpresa" = ${actor.companyId}
    join perfil p on p."Identificador" = any (v."Perfis") and coalesce(p."Ativo", true) and p."ExcluidoEm" is null
    join perfil_codigos c on c."IdentificadorPai" = p."Identificador" and c."Codigo" in (${code}, ${everyCode})
    where coalesce(u."Ativo", true) and u."ExcluidoEm" is null`.execute(tx);
  return rows.map(({ id }) => id);
}
