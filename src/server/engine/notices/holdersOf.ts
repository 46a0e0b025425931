import { sql } from 'kysely';
import { everyCode } from '../auth/effectiveCodes.ts';
import { heldProfiles } from '../auth/heldRights.ts';
import type { Work } from '../crud/work.ts';

/** The active people of the actor's company whose profiles hold a permission code. */
export async function holdersOf({ tx, actor }: Work, code: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u."Identificador" as id from ${heldProfiles}
    join usuario u on u."Identificador" = v."IdentificadorPai" and coalesce(u."Ativo", true) and u."ExcluidoEm" is null
    join perfil_codigos c on c."IdentificadorPai" = p."Identificador" and c."Codigo" in (${code}, ${everyCode})
    where v."IdentificadorEmpresa" = ${actor.companyId}`.execute(tx);
  return rows.map(({ id }) => id);
}
