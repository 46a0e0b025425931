import { AppError } from '../../../domain/errors.ts';
import type { Locale } from '../../../domain/locale.ts';
import { queueMail } from '../mail/queueMail.ts';
import { noteOfPerson } from './noteOfPerson.ts';
import { checkNewPassword } from './passwordRules.ts';
import { confirmCode, type LivingCode, returnTry, tryCode, useCode } from './resetCodes.ts';
import { companiesOf, endSessionsOf, storePassword } from './sessions.ts';
import type { Origin, SignInParts } from './signIn.ts';
import { countAttempt, forgiveAttempts } from './signInThrottle.ts';

export interface ResetAsked extends Origin {
  readonly locale: Locale;
  readonly requestId: string;
}

/**
 * First step: asks for a code. Whether anybody has the login is looked at when the mail is written, so that this
 * does the same, in the same time, for every login there is or is not.
 * @throws AppError 'sign-in-wait' after too many requests of the account or the network
 */
export async function askForCode(
  { database, post, now }: SignInParts,
  login: string,
  { address, agent, locale }: ResetAsked,
): Promise<void> {
  await database.system(async (tx) => {
    await countAttempt(tx, { login, address, door: 'redefinir' }, now());
    const data = { login: login.trim(), address, agent: agent.slice(0, 200) };
    await queueMail(tx, post, { kind: 'codigo-senha', locale, data, now: now() });
  });
}

/**
 * Second step: the code from the mail.
 * @throws AppError 'reset-code-refused' for every reason there is, after the same time: wrong, old, used, tried five
 * times, another person's, nobody's; 'sign-in-wait' after too many tries
 */
export async function checkCode(
  parts: SignInParts,
  { login, code }: { readonly login: string; readonly code: string },
  asked: ResetAsked,
): Promise<void> {
  const living = await rightCode(parts, { login, code }, asked);
  await parts.database.system(async (tx) => {
    await confirmCode(tx, living, parts.now());
    await forgiveAttempts(tx, { login, address: asked.address, door: 'codigo' });
  });
}

export interface NewPasswordByCode {
  readonly login: string;
  readonly code: string;
  readonly next: string;
  readonly confirmation: string;
}

/**
 * Third step: the new password. All sessions of the person end, a mail tells them, and nobody is signed in by it.
 * Nothing of the account changes before, and the code is used up by this alone.
 * @throws AppError 'password-confirmation' and what `checkNewPassword` refuses, before the code is looked at as far as
 * the login alone tells; 'reset-code-refused' also when the second step was left out; 'sign-in-wait'
 */
export async function resetPassword(
  parts: SignInParts,
  { login, code, next, confirmation }: NewPasswordByCode,
  asked: ResetAsked,
): Promise<void> {
  const { database, passwords, post, now } = parts;
  if (next !== confirmation) throw new AppError('password-confirmation', {}, { field: 'ConfirmacaoSenha' });
  checkNewPassword(next, [login], 'NovaSenha');
  const living = await rightCode(parts, { login, code }, asked);
  if (living.ConferidaEm === null) throw refused();
  await checkAsTheirs(parts, living, next);
  const hash = await passwords.hash(next);
  await database.system(async (tx) => {
    if (!(await useCode(tx, living, now()))) throw refused();
    const userId = living.IdentificadorUsuario;
    await storePassword(tx, { userId, hash, mustChange: false, now: now() });
    await endSessionsOf(tx, userId, now());
    for (const door of ['codigo', undefined] as const)
      await forgiveAttempts(tx, { login: living.Login, address: asked.address, door });
    await noteOfPerson(tx, userId, {
      Evento: 'redefiniu-senha',
      Requisicao: asked.requestId,
      Endereco: asked.address,
      Agente: asked.agent.slice(0, 200),
      Quando: now().toISOString(),
    });
    const data = { login: living.Login, name: living.Nome };
    await queueMail(tx, post, { kind: 'senha-alterada', locale: asked.locale, data, now: now() });
  });
}

/** Compares with nothing, and as long, where there is nothing to compare with. */
async function rightCode(
  { database, passwords, now }: SignInParts,
  { login, code }: { readonly login: string; readonly code: string },
  { address }: ResetAsked,
): Promise<LivingCode> {
  const living = await database.system(async (tx) => {
    await countAttempt(tx, { login, address, door: 'codigo' }, now());
    return tryCode(tx, login, now());
  });
  const isRight = await passwords.matches(code.replace(/\s/g, ''), living?.Codigo ?? null);
  if (!living || !isRight) throw refused();
  return living;
}

/** Names of the person and of their companies are told apart only for who holds the right code. */
async function checkAsTheirs({ database }: SignInParts, living: LivingCode, next: string): Promise<void> {
  const companies = await database.system((tx) => companiesOf(tx, living.IdentificadorUsuario));
  try {
    checkNewPassword(next, [living.Nome, ...companies.map(({ NomeEmpresa }) => NomeEmpresa)], 'NovaSenha');
  } catch (error) {
    await database.system((tx) => returnTry(tx, living));
    throw error;
  }
}

const refused = () => new AppError('reset-code-refused', {}, { field: 'Codigo' });
