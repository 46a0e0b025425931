import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { Work } from '../crud/work.ts';
import { everyCode, mayGrant } from './effectiveCodes.ts';
import { heldProfiles } from './heldRights.ts';

/** What the person may give to others: the codes to grant of the profiles held in this company. */
export async function grantableCodes({ tx, actor }: Work): Promise<readonly string[]> {
  const { rows } = await sql<{ Codigo: string }>`
    select distinct g."Codigo" from ${heldProfiles}
    join perfil_codigos_conceder g on g."IdentificadorPai" = p."Identificador"
    where v."IdentificadorPai" = ${actor.userId} and v."IdentificadorEmpresa" = ${actor.companyId}`.execute(
    tx,
  );
  return rows.map(({ Codigo }) => Codigo);
}

/** @throws AppError 'grant-not-allowed' naming the first code that is not the person's to give */
export async function requireGrantable(work: Work, codes: Iterable<string>, field: string): Promise<void> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return;
  const grantable = await grantableCodes(work);
  const refused = wanted.find((code) => !mayGrant(grantable, code));
  if (refused !== undefined) throw new AppError('grant-not-allowed', { code: refused }, { field });
}

/** Codes to do and to grant that come with profiles. */
export async function codesOfProfiles(tx: Tx, profileIds: readonly number[]): Promise<readonly string[]> {
  if (profileIds.length === 0) return [];
  const ids = sql`(${sql.join(profileIds)})`;
  const { rows } = await sql<{ Codigo: string }>`
    select "Codigo" from perfil_codigos where "IdentificadorPai" in ${ids}
    union select "Codigo" from perfil_codigos_conceder where "IdentificadorPai" in ${ids}`.execute(tx);
  return rows.map(({ Codigo }) => Codigo);
}

/**
 * Looked at after a write, in its transaction: a company never loses its last administrator, that is an active
 * member with a profile that holds every code and may grant it.
 * @throws AppError 'last-administrator'
 */
export async function keepAdministrator({ tx, actor }: Work): Promise<void> {
  // Two administrators who take each other's rights at once would each still see the other's: one waits.
  await sql`select 1 from empresa where "Identificador" = ${actor.companyId} for no key update`.execute(tx);
  const { rows } = await sql`
    select 1 from ${heldProfiles}
    join usuario u on u."Identificador" = v."IdentificadorPai" and coalesce(u."Ativo", true) and u."ExcluidoEm" is null
    where v."IdentificadorEmpresa" = ${actor.companyId}
      and exists (select 1 from perfil_codigos c where c."IdentificadorPai" = p."Identificador" and c."Codigo" = ${everyCode})
      and exists (select 1 from perfil_codigos_conceder c
        where c."IdentificadorPai" = p."Identificador" and c."Codigo" = ${everyCode})
    limit 1`.execute(tx);
  if (rows.length === 0) throw new AppError('last-administrator');
}
