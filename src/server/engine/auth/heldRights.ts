import { sql } from 'kysely';
import type { Work } from '../crud/work.ts';
import { everyCode } from './effectiveCodes.ts';

/**
 * Profiles as they count at this moment: `p`, living and active, each held through `v`, an active membership of
 * the same company.
 */
export const heldProfiles = sql`usuario_vinculos v
  join perfil p on p."Identificador" = any (v."Perfis") and p."IdentificadorEmpresa" = v."IdentificadorEmpresa"
    and coalesce(v."Ativo", true) and coalesce(p."Ativo", true) and p."ExcluidoEm" is null`;

/** What one profile brings to somebody who holds it. */
export interface HeldProfile {
  readonly id: number;
  readonly name: string;
  readonly codes: readonly string[];
  readonly grants: readonly string[];
}

/** Somebody who works in the actor's company, and the profiles that count there. */
export interface Holder {
  readonly id: number;
  readonly name: string;
  readonly profiles: readonly HeldProfile[];
}

/** These people's profiles in the actor's company; without any for whoever may not come in. */
export async function heldBy({ tx, actor }: Work, userIds: readonly number[]): Promise<readonly Holder[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<Holder>`
    select u."Identificador" as id, u."Nome" as name,
      case when coalesce(u."Ativo", true) and u."ExcluidoEm" is null then (
        select coalesce(jsonb_agg(jsonb_build_object('id', p."Identificador", 'name', p."Nome",
          'codes', ${codesIn('perfil_codigos')}, 'grants', ${codesIn('perfil_codigos_conceder')})
          order by p."Nome"), '[]')
        from ${heldProfiles}
        where v."IdentificadorPai" = u."Identificador" and v."IdentificadorEmpresa" = ${actor.companyId})
      else '[]' end as profiles
    from usuario u where u."Identificador" in (${sql.join([...userIds])})
    order by u."Nome", u."Identificador"`.execute(tx);
  return rows;
}

/** Members of the actor's company whose membership names a profile, whether it counts at this moment or not. */
export async function holdersOfProfile({ tx, actor }: Work, profileId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct v."IdentificadorPai" as id from usuario_vinculos v
    join usuario u on u."Identificador" = v."IdentificadorPai" and u."ExcluidoEm" is null
    where v."IdentificadorEmpresa" = ${actor.companyId} and ${profileId} = any (v."Perfis")`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Who may give a code to others in the actor's company, and has a screen to do it on: active members whose
 * profiles may grant it and may change people or profiles. In the order of their names, the actor left out.
 */
export async function grantorsOf(
  { tx, actor }: Pick<Work, 'tx' | 'actor'>,
  code: string,
): Promise<readonly { readonly Identificador: number; readonly Nome: string }[]> {
  const held = (table: string, codes: readonly string[]) => sql`exists (select 1 from ${heldProfiles}
    join ${sql.table(table)} c on c."IdentificadorPai" = p."Identificador" and c."Codigo" in (${sql.join(codes)})
    where v."IdentificadorPai" = u."Identificador" and v."IdentificadorEmpresa" = ${actor.companyId})`;
  const { rows } = await sql<{ Identificador: number; Nome: string }>`
    select u."Identificador", u."Nome" from usuario u
    where coalesce(u."Ativo", true) and u."ExcluidoEm" is null
      and u."Identificador" is distinct from ${actor.userId}
      and ${held('perfil_codigos_conceder', [code, everyCode])}
      and ${held('perfil_codigos', ['USUARIO.ALTERAR', 'PERFIL.ALTERAR', everyCode])}
    order by u."Nome", u."Identificador" limit ${mostGrantors}`.execute(tx);
  return rows;
}

/** Nobody needs more names to know whom to ask. */
const mostGrantors = 20;

const codesIn = (table: string) => sql`(select coalesce(jsonb_agg(c."Codigo" order by c."Codigo"), '[]')
  from ${sql.table(table)} c where c."IdentificadorPai" = p."Identificador")`;
