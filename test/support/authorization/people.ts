import { cnpj } from 'cpf-cnpj-validator';
import { sql } from 'kysely';
import { openSession } from '../../../src/server/engine/auth/sessions.ts';
import type { TestServer } from '../servers/startServer.ts';
import { everything } from './fieldsUnderCodes.ts';
import type { SeededCompany } from './seededCompany.ts';

/** Somebody at the door, and what the product must know of them. */
export interface Person {
  readonly name: string;
  /** Null = sends none. */
  readonly token: string | null;
  /** `dead`: the token opens nothing. `password`: must change it first. `companyless`: has chosen none yet. */
  readonly standing: 'living' | 'dead' | 'password' | 'companyless';
  readonly codes: ReadonlySet<string>;
  readonly place: 'home' | 'abroad';
  /** Records that have owners: everybody's, those of the seeded analyst, or nobody's. */
  readonly sees: 'everybodys' | 'own' | 'nobodys';
  /** Works in a branch that no record carries. */
  readonly isElsewhere: boolean;
  /** A member of both companies: their own session may name either. */
  readonly isOfBoth?: boolean;
}

export interface People {
  /** Those every route is tried by. */
  readonly standard: readonly Person[];
  /** An upload in pieces that the one who switched away had begun at home. */
  readonly uploadLeftBehind: string;
  /** Holds exactly these codes at home; the same person for the same codes. */
  holderOf(name: string, codes: ReadonlySet<string>): Promise<Person>;
  /** One of them with a session of their own, for calls that end it. */
  again(person: Person): Promise<Person>;
}

export async function gatherPeople(
  folio: TestServer,
  home: SeededCompany,
  abroad: SeededCompany,
): Promise<People> {
  const door = doorOf(folio);
  const ids = new Map<string, Place>();
  const enter = async (person: Omit<Person, 'token'>, entry: Entry): Promise<Person> => {
    const user = entry.user ?? (await door.member(entry));
    const company = entry.companyless ? null : entry.company;
    ids.set(person.name, { user, company });
    return { ...person, token: await door.session(user, company, entry.branch ?? null) };
  };
  const elsewhere = async (): Promise<Entry> => {
    const { id } = await folio.company(`Banco fechado ${turn}`, cnpj.generate());
    return { company: id, codes: everything };
  };
  const here = { company: home.company.id, codes: everything };
  const base = {
    standing: 'living',
    codes: everything,
    place: 'home',
    sees: 'everybodys',
    isElsewhere: false,
  } as const;
  const dead = { ...base, standing: 'dead' } as const;
  const stranger: Person = { ...dead, name: 'nobody', token: null };
  const all = await enter({ ...base, name: 'holder of every code' }, here);
  const standard = [
    stranger,
    { ...stranger, name: 'an invented token', token: 'inventado-aaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
    await enter({ ...dead, name: 'idle too long' }, here),
    await enter({ ...dead, name: 'past the last hour' }, here),
    await enter({ ...dead, name: 'signed out' }, here),
    await enter({ ...dead, name: 'inactive a second ago' }, here),
    await enter({ ...dead, name: 'deleted' }, here),
    await enter({ ...dead, name: 'no longer a member' }, here),
    await enter({ ...dead, name: 'of an inactive company' }, await elsewhere()),
    await enter({ ...dead, name: 'of a deleted company' }, await elsewhere()),
    await enter(
      { ...base, name: 'with a profile of another company', codes: new Set() },
      { ...here, profileOf: abroad.company.id },
    ),
    await enter({ ...base, name: 'with an inactive profile', codes: new Set() }, here),
    await enter({ ...base, name: 'with a deleted profile', codes: new Set() }, here),
    await enter({ ...base, name: 'without any code', codes: new Set() }, { ...here, codes: new Set() }),
    await enter({ ...base, name: 'with a temporary password', standing: 'password' }, here),
    await enter(
      { ...base, name: 'before choosing a company', standing: 'companyless' },
      { ...here, companyless: true },
    ),
    await enter(
      { ...base, name: 'in another branch', isElsewhere: true },
      { ...here, branches: [home.otherBranch] },
    ),
    await enter(
      { ...base, name: 'working in another branch', isElsewhere: true },
      { ...here, branch: home.otherBranch },
    ),
    await enter(
      { ...base, name: 'in a branch taken away', isElsewhere: true },
      { ...here, branches: [home.otherBranch], branch: Number(home.living.get('filial')) },
    ),
    await enter(
      { ...base, name: 'without TodosProprietarios', sees: 'nobodys' },
      { ...here, allOwners: false },
    ),
    await enter({ ...base, name: 'the analyst alone', sees: 'own' }, { ...here, user: home.analystUser }),
    await enter(
      { ...base, name: 'holder of every code abroad', place: 'abroad' },
      { company: abroad.company.id, codes: everything },
    ),
    all,
  ];
  const switched = await switchAway(folio, door, home, abroad);
  ids.set(switched.now.name, { user: switched.user, company: abroad.company.id });
  await door.end(ids);
  await door.give(home);
  const holders = new Map<string, Promise<Person>>();
  return {
    standard: [...standard, switched.before, switched.now],
    uploadLeftBehind: switched.upload,
    holderOf(name, codes) {
      const key = [...codes].sort().join();
      const known = holders.get(key) ?? enter({ ...base, name, codes }, { ...here, codes });
      holders.set(key, known);
      return known;
    },
    async again(person) {
      const id = ids.get(person.name);
      return id && person.standing !== 'dead'
        ? { ...person, token: await door.session(id.user, id.company, null) }
        : person;
    },
  };
}

interface Place {
  readonly user: number;
  readonly company: number | null;
}

interface Entry {
  readonly company: number;
  readonly codes: ReadonlySet<string>;
  readonly allOwners?: boolean;
  readonly branches?: readonly number[];
  readonly branch?: number;
  readonly companyless?: boolean;
  /** The company the profile is of, where it is not the one worked in. */
  readonly profileOf?: number;
  /** A member there is already, instead of a new one. */
  readonly user?: number;
}

let turn = 0;

/** The way in that no password guards: members and sessions straight into the database. */
function doorOf({ server }: TestServer) {
  const { database } = server;
  const asOwner = (statement: ReturnType<typeof sql>) =>
    database.asMigrator((tx) => statement.execute(tx)).then(({ rows }) => rows as Record<string, unknown>[]);
  const member = async ({
    company,
    codes,
    allOwners = true,
    branches = [],
    profileOf = company,
  }: Entry): Promise<number> => {
    turn += 1;
    const [row] = await asOwner(sql`
      with p as (insert into perfil ("IdentificadorEmpresa", "Nome", "Ativo")
          values (${profileOf}, ${`perfil ${turn}`}, true) returning "Identificador" as id),
        c as (insert into perfil_codigos ("IdentificadorPai", "Ordem", "IdentificadorEmpresa", "Codigo")
          select p.id, g.n, ${profileOf}, g.code from p,
            jsonb_array_elements_text(${JSON.stringify([...codes])}::jsonb) with ordinality as g (code, n)),
        u as (insert into usuario ("Nome", "Login", "TodosProprietarios", "Ativo")
          values (${`Pessoa ${turn}`}, ${`pessoa.${turn}@porta.exemplo`}, ${allOwners}, true)
          returning "Identificador" as id),
        v as (insert into usuario_vinculos ("IdentificadorPai", "Ordem", "IdentificadorEmpresa", "Perfis", "Filiais", "Ativo")
          select u.id, 0, ${company}, array[p.id], ${`{${branches.join()}}`}::bigint[], true from u, p)
      select id from u`);
    return Number(row?.id);
  };
  const session = (userId: number, companyId: number | null, branchId: number | null): Promise<string> => {
    const now = server.now();
    const endsAt = new Date(now.getTime() + 8 * 3_600_000);
    return database.system((tx) =>
      openSession(tx, { userId, companyId, branchId, address: '127.0.0.1', agent: 'ensaio', now, endsAt }),
    );
  };
  /** What ends a session or takes its rights, done to those who are called so. */
  const end = async (ids: ReadonlyMap<string, Place>): Promise<void> => {
    const placeOf = (name: string) => {
      const found = ids.get(name);
      if (!found) throw new Error(`nobody is ${name}`);
      return found;
    };
    const of = (name: string) => placeOf(name).user;
    const companyOf = (name: string) => placeOf(name).company;
    const ofProfile = (
      name: string,
    ) => sql`"Identificador" = any (select unnest("Perfis") from usuario_vinculos
      where "IdentificadorPai" = ${of(name)})`;
    for (const statement of [
      sql`update sessao set "UsadaEm" = now() - interval '31 minutes' where "IdentificadorUsuario" = ${of('idle too long')}`,
      sql`update sessao set "ExpiraEm" = now() - interval '1 second' where "IdentificadorUsuario" = ${of('past the last hour')}`,
      sql`update sessao set "EncerradaEm" = now() where "IdentificadorUsuario" = ${of('signed out')}`,
      sql`update usuario set "Ativo" = false where "Identificador" = ${of('inactive a second ago')}`,
      sql`update usuario set "ExcluidoEm" = now() where "Identificador" = ${of('deleted')}`,
      sql`update usuario_vinculos set "Ativo" = false where "IdentificadorPai" = ${of('no longer a member')}`,
      sql`update empresa set "Ativo" = false where "Identificador" = ${companyOf('of an inactive company')}`,
      sql`update empresa set "ExcluidoEm" = now() where "Identificador" = ${companyOf('of a deleted company')}`,
      sql`update perfil set "Ativo" = false where ${ofProfile('with an inactive profile')}`,
      sql`update perfil set "ExcluidoEm" = now() where ${ofProfile('with a deleted profile')}`,
      sql`insert into credencial ("IdentificadorUsuario", "Senha", "TrocarSenha", "DefinidaEm")
        values (${of('with a temporary password')}, '-', true, now())`,
    ])
      await asOwner(statement);
  };
  /** Every code, but not every owner's records, to the seeded analyst. */
  const give = async ({ company, living, analystUser }: SeededCompany): Promise<void> => {
    const [row] = await asOwner(
      sql`select "Perfis" as profiles from usuario_vinculos where "IdentificadorPai" = ${analystUser}`,
    );
    const [profile] = (row?.profiles ?? []) as number[];
    await asOwner(sql`delete from perfil_codigos where "IdentificadorPai" = ${profile}`);
    await asOwner(sql`insert into perfil_codigos ("IdentificadorPai", "Ordem", "IdentificadorEmpresa", "Codigo")
      select ${profile}::bigint, n, ${company.id}::bigint, code
      from jsonb_array_elements_text(${JSON.stringify([...everything])}::jsonb) with ordinality as g (code, n)`);
    await asOwner(sql`update usuario set "TodosProprietarios" = false, "Ativo" = true, "UsuariosAlerta" = '{}'
      where "Identificador" = ${analystUser}`);
    await asOwner(
      sql`update usuario_vinculos set "Filiais" = '{}', "Ativo" = true where "IdentificadorPai" = ${analystUser}`,
    );
    await asOwner(sql`update analista set "IdentificadorUsuario" = ${analystUser}, "IdentificadorOfficer" = null
      where "Identificador" = ${living.get('analista')}`);
    await asOwner(
      sql`update officer set "IdentificadorUsuario" = null where "IdentificadorEmpresa" = ${company.id}`,
    );
    await asOwner(sql`update perfil set "Ativo" = true where "Identificador" = ${profile}`);
  };
  return { member, session, end, give };
}

/** Somebody of both companies who was at home and has gone abroad: the old token is dead, the new one is of there. */
async function switchAway(
  folio: TestServer,
  door: ReturnType<typeof doorOf>,
  home: SeededCompany,
  abroad: SeededCompany,
): Promise<{
  readonly user: number;
  readonly upload: string;
  readonly before: Person;
  readonly now: Person;
}> {
  const user = await door.member({ company: home.company.id, codes: everything });
  const other = await door.member({ company: abroad.company.id, codes: everything });
  await folio.server.database.asMigrator((tx) =>
    sql`update usuario_vinculos set "IdentificadorPai" = ${user}, "Ordem" = 1 where "IdentificadorPai" = ${other}`.execute(
      tx,
    ),
  );
  const old = await door.session(user, home.company.id, null);
  const begun = await folio.ask({
    method: 'POST',
    url: '/api/Arquivo/tus?Nome=a.pdf',
    headers: { authorization: `Bearer ${old}`, 'tus-resumable': '1.0.0', 'upload-length': '25' },
  });
  const moved = await folio.ask({
    method: 'POST',
    url: '/api/Autenticacao/TrocarEmpresa',
    headers: { authorization: `Bearer ${old}` },
    payload: { IdentificadorEmpresa: abroad.company.id },
  });
  if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
  const person = { codes: everything, sees: 'everybodys', isElsewhere: false } as const;
  const token: string = moved.body.ItemRegistro.Token;
  return {
    user,
    upload: String(begun.headers.location).slice('tus/'.length),
    before: { ...person, name: 'switched away, old token', token: old, standing: 'dead', place: 'home' },
    now: {
      ...person,
      name: 'switched away, new token',
      token,
      standing: 'living',
      place: 'abroad',
      isOfBoth: true,
    },
  };
}
