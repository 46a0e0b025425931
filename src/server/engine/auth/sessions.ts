import { CompiledQuery, sql } from 'kysely';
import type { CompanyChoice } from '../../../metadata/calls/session.ts';
import type { Database, Tx } from '../../kit/database/database.ts';
import { createToken, hashToken } from './tokens.ts';

/** A session as the database knows it at this very moment: rights are read anew with every request. */
export interface Session {
  readonly Identificador: number;
  readonly IdentificadorUsuario: number;
  readonly Login: string;
  readonly NomePessoa: string;
  readonly TodosProprietarios: boolean;
  readonly TrocarSenha: boolean;
  readonly IdentificadorEmpresa: number | null;
  readonly NomeEmpresa: string | null;
  readonly FusoHorario: string | null;
  readonly IdentificadorFilial: number | null;
  readonly NomeFilial: string | null;
  readonly Perfis: readonly { readonly Identificador: number; readonly Nome: string }[];
  readonly Codigos: readonly string[];
  readonly CodigosConceder: readonly string[];
  /** Null = all branches. */
  readonly Filiais: readonly number[] | null;
  readonly Analistas: readonly number[];
  readonly Officers: readonly number[];
  readonly Empresas: readonly { readonly IdentificadorEmpresa: number; readonly NomeEmpresa: string }[];
  readonly UsadaEm: string;
  readonly ExpiraEm: string;
}

/** A person at the door: found by login, whatever the company. */
export interface Person {
  readonly Identificador: number;
  readonly Nome: string;
  readonly Login: string;
  readonly Ativo: boolean;
  /** Stored hash; null when no password was ever set, or a temporary one has expired. */
  readonly Senha: string | null;
  readonly TrocarSenha: boolean;
}

const sessionStatement = 'select folio_sessao($1, $2, $3::interval, $4) as sessao';

/**
 * The living session of `token`, or null: unknown, ended, idle too long, past its last hour, person or
 * membership inactive. `renew` false leaves the idle time running (requests without the person).
 */
export async function findSession(
  database: Database,
  token: string,
  { now, renew, idleMinutes }: { now: Date; renew: boolean; idleMinutes: number },
): Promise<Session | null> {
  const [found] = await database.asking<{ readonly sessao: Session | null }>(
    CompiledQuery.raw(sessionStatement, [hashToken(token), now, `${idleMinutes} minutes`, renew]),
  );
  return found?.sessao ?? null;
}

/**
 * When a session ends: `always` is its last moment whatever is done in it, `soonest` that or the end of the idle time where
 * that comes first.
 */
export function endOfSession(
  { UsadaEm, ExpiraEm }: Pick<Session, 'UsadaEm' | 'ExpiraEm'>,
  idleMinutes: number,
): { readonly soonest: Date; readonly always: Date } {
  const always = new Date(ExpiraEm);
  const idle = new Date(new Date(UsadaEm).getTime() + idleMinutes * 60_000);
  return { soonest: idle < always ? idle : always, always };
}

export interface NewSession {
  readonly userId: number;
  readonly companyId: number | null;
  readonly branchId: number | null;
  readonly address: string;
  readonly agent: string;
  readonly now: Date;
  /** The end of the session this one replaces; absolute limits are not extended by switching company. */
  readonly endsAt: Date;
}

/** @returns the token; it is shown this once and stored only as a hash */
export async function openSession(tx: Tx, session: NewSession): Promise<string> {
  const token = createToken();
  await sql`
    insert into sessao ("Resumo", "IdentificadorUsuario", "IdentificadorEmpresa", "IdentificadorFilial",
      "CriadaEm", "UsadaEm", "ExpiraEm", "Endereco", "Agente")
    values (${hashToken(token)}, ${session.userId}, ${session.companyId}, ${session.branchId},
      ${session.now}, ${session.now}, ${session.endsAt}, ${session.address}, ${session.agent.slice(0, 200)})`.execute(
    tx,
  );
  return token;
}

/** @returns whether it lived until now; of many at once exactly one is told so */
export async function endSession(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update sessao set "EncerradaEm" = ${now} where "Identificador" = ${id} and "EncerradaEm" is null
    returning 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Ends all sessions of a person, but for one when its number is given. One that changes company at this moment is
 * waited for first: what it begins is seen by the second statement alone.
 */
export async function endSessionsOf(
  tx: Tx,
  userId: number,
  now: Date,
  except: number | null = null,
): Promise<void> {
  const living = sql`"IdentificadorUsuario" = ${userId} and "EncerradaEm" is null
    and "Identificador" is distinct from ${except}::bigint`;
  await sql`select 1 from sessao where ${living} order by "Identificador" for update`.execute(tx);
  await sql`update sessao set "EncerradaEm" = ${now} where ${living}`.execute(tx);
}

/** Ends the sessions in which a person works in one company. */
export async function endSessionsIn(tx: Tx, userId: number, companyId: number, now: Date): Promise<void> {
  await sql`
    update sessao set "EncerradaEm" = ${now} where "IdentificadorUsuario" = ${userId}
      and "IdentificadorEmpresa" = ${companyId} and "EncerradaEm" is null`.execute(tx);
}

export async function findPerson(tx: Tx, login: string, now: Date): Promise<Person | null> {
  const { rows } = await sql<{ pessoa: Person | null }>`
    select folio_pessoa(${login.trim()}, ${now}) as pessoa`.execute(tx);
  return rows[0]?.pessoa ?? null;
}

/** Companies a person may work in today, with the branches of each. */
export async function companiesOf(tx: Tx, userId: number): Promise<readonly CompanyChoice[]> {
  const { rows } = await sql<{
    empresas: CompanyChoice[];
  }>`select folio_empresas(${userId}) as empresas`.execute(tx);
  return rows[0]?.empresas ?? [];
}

export async function noteAccess(tx: Tx, userId: number, now: Date): Promise<void> {
  await sql`select folio_registrar_acesso(${userId}, ${now})`.execute(tx);
}

export interface NewPassword {
  readonly userId: number;
  readonly hash: string;
  /** Somebody else knows it: it opens nothing but the page where it is changed. */
  readonly mustChange: boolean;
  readonly now: Date;
  /** The last moment it opens anything; absent = until it is changed. */
  readonly validUntil?: Date;
}

export async function storePassword(
  tx: Tx,
  { userId, hash, mustChange, now, validUntil }: NewPassword,
): Promise<void> {
  await sql`
    insert into credencial ("IdentificadorUsuario", "Senha", "TrocarSenha", "DefinidaEm", "ValidaAte")
    values (${userId}, ${hash}, ${mustChange}, ${now}, ${validUntil ?? null})
    on conflict ("IdentificadorUsuario") do update set "Senha" = excluded."Senha",
      "TrocarSenha" = excluded."TrocarSenha", "DefinidaEm" = excluded."DefinidaEm",
      "ValidaAte" = excluded."ValidaAte"`.execute(tx);
  const state = mustChange ? 'provisorio' : 'definido';
  await sql`select folio_registrar_situacao(${userId}, ${state})`.execute(tx);
}
