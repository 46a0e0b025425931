import { sql } from 'kysely';
import { isPermission } from '../../../metadata/permissions.ts';
import { asProcess } from '../actors/asProcess.ts';
import { seeingAll } from '../actors/seeingAll.ts';
import type { Work } from '../crud/work.ts';
import { createChecked } from '../crud/write/createRecord.ts';
import { withFacts } from '../facts/transact.ts';
import { everyCode } from './effectiveCodes.ts';

/** A profile as new companies get it. Administrators change them afterwards. */
export interface StandardProfile {
  readonly name: string;
  readonly description: string;
  readonly codes: readonly string[];
  readonly grants: readonly string[];
  /** The one that the first person of a company gets. */
  readonly isAdministrators?: true;
}

/** Those of a new company: its administrators' and the others. */
export interface StandardProfiles {
  readonly administrators: StandardProfile;
  readonly others: readonly StandardProfile[];
}

/** @throws where not exactly one is the administrators': the founder of a company could let no other person in */
export function standardProfilesOf(profiles: readonly StandardProfile[]): StandardProfiles {
  const [administrators, ...more] = profiles.filter(({ isAdministrators }) => isAdministrators);
  if (!administrators || more.length > 0) {
    const names = profiles.map(({ name }) => name).join(', ');
    throw new Error(
      `Exactly one profile of a new company says isAdministrators: see those of ${names || 'no feature'}`,
    );
  }
  return { administrators, others: profiles.filter((profile) => profile !== administrators) };
}

/** Identifiers of the profiles a company got. */
export interface CreatedProfiles {
  readonly administrators: number;
  readonly byName: ReadonlyMap<string, number>;
}

/**
 * Gives a new company its profiles.
 * @param work its actor is bound to that company
 */
export async function createStandardProfiles(work: Work): Promise<CreatedProfiles> {
  const { administrators, others } = work.models.services.profiles;
  const administratorsId = await createProfile(work, administrators);
  const byName = new Map([[administrators.name, administratorsId]]);
  for (const profile of others) byName.set(profile.name, await createProfile(work, profile));
  return { administrators: administratorsId, byName };
}

/** Runs `work` as a process in another company and comes back to the one before. */
export async function withinCompany<T>(
  work: Work,
  companyId: number,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  await bind(work, companyId);
  const inside = asProcess(seeingAll(work));
  // What follows is worked out while its rows are seen.
  const result = await withFacts({ ...inside, actor: { ...inside.actor, companyId } }, run);
  await bind(work, work.actor.companyId);
  return result;
}

/** Makes a person the administrator of a company that has no people yet. */
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

async function createProfile(
  work: Work,
  { name, description, codes, grants }: StandardProfile,
): Promise<number> {
  const { Identificador } = await createChecked(work, work.models.named('perfil'), {
    Nome: name,
    Descricao: description,
    Codigos: known(codes),
    CodigosConceder: known(grants),
  });
  return Identificador;
}

const bind = ({ tx }: Work, companyId: number | null) =>
  sql`select set_config('folio.empresa', ${String(companyId ?? '')}, true)`.execute(tx);

/** Codes of screens that do not exist (yet) are left out: a profile holds only what the catalogue knows. */
const known = (codes: readonly string[]) =>
  codes.filter((code) => code === everyCode || isPermission(code)).map((Codigo) => ({ Codigo }));
