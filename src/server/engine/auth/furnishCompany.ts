import { sql } from 'kysely';
import { isPermission } from '../../../metadata/permissions.ts';
import type { Work } from '../crud/work.ts';
import { createChecked } from '../crud/write/createRecord.ts';
import { everyCode } from './effectiveCodes.ts';

/** A profile as new companies get it. Administrators change them afterwards. */
export interface StandardProfile {
  readonly name: string;
  readonly description: string;
  readonly codes: readonly string[];
  readonly grants: readonly string[];
}

/**
 * Gives a new company its profiles.
 * @param work its actor is bound to that company
 * @returns identifiers of the profiles by name
 */
export async function createStandardProfiles(work: Work): Promise<ReadonlyMap<string, number>> {
  const model = work.models.named('perfil');
  const ids = new Map<string, number>();
  for (const { name, description, codes, grants } of work.models.services.profiles) {
    const { Identificador } = await createChecked(work, model, {
      Nome: name,
      Descricao: description,
      Codigos: known(codes),
      CodigosConceder: known(grants),
    });
    ids.set(name, Identificador);
  }
  return ids;
}

/** Runs `work` as a process in another company and comes back to the one before. */
export async function withinCompany<T>(
  work: Work,
  companyId: number,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  const { tx, actor } = work;
  await bind(work, companyId);
  const inside = { ...actor, kind: 'system' as const, companyId, branchId: null, branchIds: null };
  const result = await run({ ...work, tx, actor: inside });
  await bind(work, actor.companyId);
  return result;
}

/** Makes a person the administrator of a company that has nobody yet. */
export async function addAdministrator({ tx }: Work, userId: number, companyId: number, profileId: number) {
  await tx
    .insertInto('usuario_vinculos')
    .values({
      IdentificadorPai: userId,
      Ordem: sql<number>`(select coalesce(max("Ordem"), -1) + 1 from usuario_vinculos where "IdentificadorPai" = ${userId})`,
      IdentificadorEmpresa: companyId,
      Perfis: sql`array[${profileId}]::bigint[]`,
      Filiais: sql`'{}'::bigint[]`,
      Ativo: true,
    })
    .execute();
}

const bind = ({ tx }: Work, companyId: number | null) =>
  sql`select set_config('folio.empresa', ${String(companyId ?? '')}, true)`.execute(tx);

/** Codes of screens that do not exist (yet) are left out: a profile holds only what the catalogue knows. */
const known = (codes: readonly string[]) =>
  codes.filter((code) => code === everyCode || isPermission(code)).map((Codigo) => ({ Codigo }));
