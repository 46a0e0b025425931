import { createSignal } from '../../kit/signal.ts';
import type { Client } from '../client/client.ts';
import { session } from './session.ts';

/**
 * What three pages know of one reset, in memory only: reloading a page forgets it, and its page asks again for what it
 * lacks. The code is here while the second step has been passed and the third has not.
 */
export interface Reset {
  readonly login: string;
  readonly code: string | null;
  /** Why the second step has to be taken again. */
  readonly refusal: string | null;
  /** The password was changed: the sign-in page says so once. */
  readonly isDone: boolean;
}

const nothing: Reset = { login: '', code: null, refusal: null, isDone: false };

export const reset = createSignal<Reset>(nothing);

// Who signed in, or comes to the tab after somebody, finds nothing of it.
session.subscribe(() => {
  if (session.get().status !== 'out') reset.set(nothing);
});

/** First step: a code goes to the e-mail, if it is anybody's. @throws ApiError when asked too often */
export async function askForCode(client: Client, login: string): Promise<void> {
  await post(client, 'ResetarSenhaLogin', { Login: login });
  reset.set({ ...nothing, login });
}

/** Second step. `code` as typed: spaces and dashes do not matter. @throws ApiError when it is refused */
export async function checkCode(client: Client, login: string, typed: string): Promise<void> {
  const code = digitsOf(typed);
  await post(client, 'ResetarSenhaCodigo', { Login: login, Codigo: code });
  reset.set({ ...nothing, login, code });
}

/** Third step: the new password; nobody is signed in by it. @throws ApiError */
export async function setNewPassword(
  client: Client,
  { login, code }: Reset,
  passwords: { readonly NovaSenha: string; readonly ConfirmacaoSenha: string },
): Promise<void> {
  await post(client, 'ResetarSenhaConcluir', { Login: login, Codigo: code ?? '', ...passwords });
  reset.set({ ...nothing, login, isDone: true });
}

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

const post = (client: Client, step: string, body: object) =>
  client.call(`Autenticacao/${step}`, { method: 'POST', body, anonymous: true });
