import { sql } from 'kysely';
import type { FirstAdministrator } from '../../kit/settings.ts';
import { systemActor } from '../actors/systemActor.ts';
import type { Work } from '../crud/work.ts';
import { createChecked } from '../crud/write/createRecord.ts';
import { type Place, transact } from '../facts/transact.ts';
import { createStandardProfiles, withinCompany } from './furnishCompany.ts';
import { generatePassword, type Passwords } from './passwords.ts';
import { storePassword } from './sessions.ts';

export interface InstallationParts extends Place {
  readonly passwords: Passwords;
  readonly now: () => Date;
}

/** How the first person comes in: once, within half an hour, and only to set a password of their own. */
export interface FirstAccess {
  readonly login: string;
  readonly code: string;
  readonly validUntil: Date;
}

const validMinutes = 30;

/** Whether somebody has ever been let in; until then an installation needs its first administrator. */
export async function needsAdministrator({
  database,
}: Pick<InstallationParts, 'database'>): Promise<boolean> {
  return database.system(async (tx) => {
    const { rows } = await sql`select 1 from credencial where not "TrocarSenha" limit 1`.execute(tx);
    return rows.length === 0;
  });
}

/**
 * Makes the first company with its profiles and its first administrator; called again before that person came
 * in, it only makes a new code. There is no default password anywhere.
 * @see OWASP ASVS 5.0, 6.3.2
 */
export async function prepareFirstAccess(
  parts: InstallationParts,
  first: FirstAdministrator,
): Promise<FirstAccess> {
  const code = generatePassword();
  const hash = await parts.passwords.hash(code);
  const now = parts.now();
  const validUntil = new Date(now.getTime() + validMinutes * 60_000);
  await transact(parts, installer, async (work) => {
    const userId = (await existing(work)) ?? (await install(work, first));
    await storePassword(work.tx, { userId, hash, mustChange: true, now, validUntil });
  });
  return { login: first.login, code, validUntil };
}

/** The person a former start made and who never came in. */
async function existing({ tx }: Work): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select "IdentificadorUsuario" as id from credencial where "TrocarSenha" order by 1 limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

async function install(outside: Work, first: FirstAdministrator): Promise<number> {
  const { models } = outside;
  const company = await createChecked(outside, models.named('empresa'), {
    RazaoSocial: first.companyName,
    Cnpj: first.cnpj,
  });
  return withinCompany(outside, company.Identificador, async (inside) => {
    const { administrators } = await createStandardProfiles(inside);
    const user = await createChecked(inside, models.named('usuario'), {
      Nome: first.login,
      Login: first.login,
      TodosProprietarios: true,
      Vinculos: [
        {
          IdentificadorEmpresa: company.Identificador,
          Perfis: [administrators],
          Filiais: [],
          Ativo: true,
        },
      ],
    });
    return user.Identificador;
  });
}

const installer = systemActor({
  name: 'instalação',
  companyId: null,
  origin: 'api',
  requestId: 'instalacao',
});
