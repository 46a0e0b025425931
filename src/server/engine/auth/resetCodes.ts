import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/database.ts';
import type { Letter } from '../mail/letters.ts';
import { holdsMail, type MailUnderWay } from '../mail/outbox.ts';
import { noteOfPerson } from './noteOfPerson.ts';
import { codeLetter } from './passwordLetters.ts';
import type { Passwords } from './passwords.ts';
import { companiesOf, findPerson } from './sessions.ts';

/** Rules of a code (OWASP ASVS 5.0, 6.5): a guess hits once in 10^8, and only so many may be made. */
export const resetLimits = { digits: 8, minutes: 10, tries: 5, anHour: 3 } as const;

interface CodeParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly now: () => Date;
  readonly publicUrl: string;
}

/**
 * Makes a code for whoever has the login, now that its mail is about to leave: its ten minutes begin here, and a mail
 * server that was down for an hour costs the person nothing. It exists in the letter only; kept is a hash.
 * @returns null when there is nobody to write to, or they had their codes of the hour
 */
export async function writeCode(
  { database, passwords, now, publicUrl }: CodeParts,
  mail: MailUnderWay<'codigo-senha'>,
): Promise<Letter | null> {
  const code = String(randomInt(10 ** resetLimits.digits)).padStart(resetLimits.digits, '0');
  const hash = await passwords.hash(code);
  return database.system(async (tx) => {
    if (!(await holdsMail(tx, mail))) return null;
    const person = await findPerson(tx, mail.data.login, now());
    if (!person?.Ativo) return null;
    const companies = await companiesOf(tx, person.Identificador);
    if (companies.length === 0) return null;
    const isKept = await keepCode(tx, { userId: person.Identificador, mailId: mail.id, hash, now: now() });
    if (!isKept) return null;
    if (mail.attempt === 1)
      await noteOfPerson(tx, person.Identificador, {
        Evento: 'pediu-codigo',
        Requisicao: `correio-${mail.id}`,
        Endereco: mail.data.address,
        Agente: mail.data.agent,
        Quando: now().toISOString(),
      });
    const to = { login: person.Login, name: person.Nome };
    return codeLetter(to, { code, minutes: resetLimits.minutes }, { locale: mail.locale, publicUrl });
  });
}

interface NewCode {
  readonly userId: number;
  readonly mailId: number;
  readonly hash: string;
  readonly now: Date;
}

/**
 * The newest code is the only one. A mail tried again replaces its own code and keeps the count of wrong tries; one
 * whose code has been used, or replaced by that of a later mail, is not sent again.
 */
async function keepCode(tx: Tx, { userId, mailId, hash, now }: NewCode): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`redefinicao:${userId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ pedidas: number }>`
    select count(*)::int as pedidas from redefinicao_senha
    where "IdentificadorUsuario" = ${userId} and "IdentificadorCorreio" <> ${mailId}
      and "PedidaEm" > ${now}::timestamptz - interval '1 hour'`.execute(tx);
  if ((rows[0]?.pedidas ?? 0) >= resetLimits.anHour) return false;
  const until = new Date(now.getTime() + resetLimits.minutes * 60_000);
  const kept = await sql`
    insert into redefinicao_senha as r ("IdentificadorUsuario", "IdentificadorCorreio", "Codigo", "PedidaEm", "ValidaAte")
    values (${userId}, ${mailId}, ${hash}, ${now}, ${until})
    on conflict ("IdentificadorCorreio") do update set "Codigo" = excluded."Codigo", "ValidaAte" = excluded."ValidaAte",
      "ConferidaEm" = null where r."EncerradaEm" is null
    returning 1`.execute(tx);
  if (kept.rows.length === 0) return false;
  await sql`
    update redefinicao_senha set "EncerradaEm" = ${now}
    where "IdentificadorUsuario" = ${userId} and "IdentificadorCorreio" <> ${mailId} and "EncerradaEm" is null`.execute(
    tx,
  );
  return true;
}

/** What a typed code is compared with, and whose it is. */
export interface LivingCode {
  readonly Identificador: number;
  readonly IdentificadorUsuario: number;
  readonly Codigo: string;
  /** When the second step was passed; null = not yet. */
  readonly ConferidaEm: string | null;
  readonly Nome: string;
  readonly Login: string;
}

/** Counts a try and answers the code to compare with; null for everybody who has none, whatever the reason. */
export async function tryCode(tx: Tx, login: string, now: Date): Promise<LivingCode | null> {
  const { rows } = await sql<{ codigo: LivingCode | null }>`
    select folio_tentar_codigo(${login.trim()}, ${now}, ${resetLimits.tries}) as codigo`.execute(tx);
  return rows[0]?.codigo ?? null;
}

/** The try was right: it does not count, and the third step is open. */
export async function confirmCode(tx: Tx, { Identificador }: LivingCode, now: Date): Promise<void> {
  await sql`
    update redefinicao_senha set "ConferidaEm" = coalesce("ConferidaEm", ${now}), "Falhas" = "Falhas" - 1
    where "Identificador" = ${Identificador} and "EncerradaEm" is null`.execute(tx);
}

/** The try was right, but what it was for was refused: the code may be used once more. */
export async function returnTry(tx: Tx, { Identificador }: LivingCode): Promise<void> {
  await sql`
    update redefinicao_senha set "Falhas" = "Falhas" - 1
    where "Identificador" = ${Identificador} and "EncerradaEm" is null`.execute(tx);
}

/** @returns whether it was this caller who used the code up; of many at once exactly one is told so */
export async function useCode(tx: Tx, { Identificador }: LivingCode, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update redefinicao_senha set "EncerradaEm" = ${now}
    where "Identificador" = ${Identificador} and "EncerradaEm" is null and "ConferidaEm" is not null
      and "ValidaAte" > ${now}
    returning 1`.execute(tx);
  return rows.length > 0;
}
