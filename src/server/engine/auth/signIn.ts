import { AppError } from '../../../domain/errors.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Database } from '../../kit/database/database.ts';
import { type Post, queueMail } from '../mail/queueMail.ts';
import { checkNewPassword } from './passwordRules.ts';
import type { Passwords } from './passwords.ts';
import {
  companiesOf,
  endSession,
  endSessionsOf,
  findPerson,
  noteAccess,
  openSession,
  type Person,
  type Session,
  storePassword,
} from './sessions.ts';
import { countAttempt, forgiveAttempts } from './signInThrottle.ts';

/** What signing in works with; the clock and the cost of hashing come from outside. */
export interface SignInParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly post: Post;
  readonly now: () => Date;
  readonly sessionHours: number;
}

/** Where a request comes from. */
export interface Origin {
  readonly address: string;
  readonly agent: string;
}

/**
 * Signs a person in. With one company the session is in it at once, with several it is in none yet.
 * @returns the token
 * @throws AppError 'sign-in-wait' after too many tries, 'sign-in-refused' for everything else, after the
 * same time and with the same words whether the login is unknown, inactive or the password wrong
 */
export async function signIn(
  parts: SignInParts,
  { login, password }: { login: string; password: string },
  origin: Origin,
): Promise<string> {
  const { database, passwords } = parts;
  const now = parts.now();
  const attempt = { login, address: origin.address };
  const person = await database.system(async (tx) => {
    await countAttempt(tx, attempt, now);
    return findPerson(tx, login, now);
  });
  const right = await passwords.matches(password, person?.Senha ?? null);
  const hash = right && person ? await refreshedHash(passwords, person, password) : null;
  const token = await database.system(async (tx) => {
    const companies = await companiesOf(tx, person?.Identificador ?? 0);
    if (!person || !right || !person.Ativo || companies.length === 0) return null;
    // Comparing takes its time: a password changed meanwhile opens nothing, and is not put back by its hash made anew.
    if ((await findPerson(tx, login, now))?.Senha !== person.Senha) return null;
    await forgiveAttempts(tx, attempt);
    if (hash) await storePassword(tx, { userId: person.Identificador, hash, mustChange: false, now });
    await noteAccess(tx, person.Identificador, now);
    const [only] = companies.length === 1 ? companies : [];
    const endsAt = new Date(now.getTime() + parts.sessionHours * 3_600_000);
    const companyId = only?.IdentificadorEmpresa ?? null;
    return openSession(tx, {
      userId: person.Identificador,
      companyId,
      branchId: null,
      ...origin,
      now,
      endsAt,
    });
  });
  if (token === null) throw new AppError('sign-in-refused');
  return token;
}

/** A hash made at a lower cost is made anew, now that the password is at hand. */
async function refreshedHash(
  passwords: Passwords,
  { Senha, TrocarSenha }: Person,
  password: string,
): Promise<string | null> {
  return Senha !== null && !TrocarSenha && passwords.isOutdated(Senha) ? passwords.hash(password) : null;
}

/**
 * Moves a session to a company (and branch) of the person: a new token, the old one dead.
 * @throws AppError 'company-not-member', 'branch-not-member', 'session-ended'
 */
export async function switchCompany(
  { database, now }: SignInParts,
  session: Session,
  { companyId, branchId }: { companyId: number; branchId: number | null },
  origin: Origin,
): Promise<string> {
  return database.system(async (tx) => {
    const companies = await companiesOf(tx, session.IdentificadorUsuario);
    const company = companies.find(({ IdentificadorEmpresa }) => IdentificadorEmpresa === companyId);
    if (!company) throw new AppError('company-not-member', {}, { field: 'IdentificadorEmpresa' });
    const branches = company.Filiais.map(({ IdentificadorFilial }) => IdentificadorFilial);
    if (branchId !== null && !branches.includes(branchId)) {
      throw new AppError('branch-not-member', {}, { field: 'IdentificadorFilial' });
    }
    // Ended since it was looked up: a session that begins now would outlive what was meant to end it.
    if (!(await endSession(tx, session.Identificador, now()))) throw new AppError('session-ended');
    const endsAt = new Date(session.ExpiraEm);
    return openSession(tx, {
      userId: session.IdentificadorUsuario,
      companyId,
      branchId,
      ...origin,
      now: now(),
      endsAt,
    });
  });
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/**
 * Changes the own password; all other sessions of the person end, and a mail tells them.
 * @throws AppError 'password-confirmation', 'password-current-wrong', 'password-same' or what
 * `checkNewPassword` refuses; 'sign-in-wait' when the current password is being guessed
 */
export async function changePassword(
  { database, passwords, post, now }: SignInParts,
  session: Session,
  { current, next, confirmation }: PasswordChange,
  origin: Origin & { readonly locale: Locale },
): Promise<void> {
  if (next !== confirmation) throw new AppError('password-confirmation', {}, { field: 'ConfirmacaoSenha' });
  const companies = session.Empresas.map(({ NomeEmpresa }) => NomeEmpresa);
  checkNewPassword(next, [session.NomePessoa, session.Login, ...companies], 'NovaSenha');
  const attempt = { login: session.Login, address: origin.address };
  const person = await database.system(async (tx) => {
    await countAttempt(tx, attempt, now());
    return findPerson(tx, session.Login, now());
  });
  if (!person || !(await passwords.matches(current, person.Senha))) {
    throw new AppError('password-current-wrong', {}, { field: 'SenhaAtual' });
  }
  if (next === current) throw new AppError('password-same', {}, { field: 'NovaSenha' });
  const hash = await passwords.hash(next);
  await database.system(async (tx) => {
    await forgiveAttempts(tx, attempt);
    await storePassword(tx, { userId: session.IdentificadorUsuario, hash, mustChange: false, now: now() });
    await endSessionsOf(tx, session.IdentificadorUsuario, now(), session.Identificador);
    const data = { login: session.Login, name: session.NomePessoa };
    await queueMail(tx, post, { kind: 'senha-alterada', locale: origin.locale, data, now: now() });
  });
}
