import type { PermissionEntry } from '../../../metadata/calls/catalogue.ts';
import type { CompanyChoice, SessionData } from '../../../metadata/calls/session.ts';
import { createSignal } from '../../kit/signal.ts';
import { tabStorage } from '../../kit/tabStorage.ts';
import { ApiError } from '../client/apiError.ts';
import type { Client } from '../client/client.ts';

/**
 * Where the person stands. `starting`: a stored token is being checked; `choosing`: signed in, company not
 * chosen; `in`: token validated, data and permission list loaded (specification, section 4).
 */
export type Session =
  | { readonly status: 'starting' }
  | { readonly status: 'out'; readonly reason: 'none' | 'left' | 'expired' }
  | { readonly status: 'choosing'; readonly data: SessionData }
  | { readonly status: 'in'; readonly data: SessionData; readonly codes: ReadonlySet<string> };

export const session = createSignal<Session>({ status: 'starting' });

/** The token's own key in session storage (specification, section 9). */
const tokenKey = 'folio.token';

export const storedToken = (): string | null => tabStorage.get(tokenKey);

/** Validates the stored token, then loads the person's data, then the permission list, in this order. */
export async function startSession(client: Client): Promise<void> {
  const token = storedToken();
  if (token === null) return leave('none');
  if (!(await isValid(client, token))) return leave('expired');
  const data = await client.call<SessionData>('Autenticacao/CarregarDadoToken');
  const permissions = await client.call<readonly PermissionEntry[]>('Autenticacao/CarregarTransacao');
  if (data.IdentificadorEmpresa === null) session.set({ status: 'choosing', data });
  else session.set({ status: 'in', data, codes: new Set(permissions.map(({ Codigo }) => Codigo)) });
}

/** `Sucesso` is the answer; an API may also refuse the token as it refuses any other. */
async function isValid(client: Client, token: string): Promise<boolean> {
  const query = new URLSearchParams({ Token: token });
  try {
    return (await client.ask('Autenticacao/ValidarToken', { query, anonymous: true })).Sucesso;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false;
    throw error;
  }
}

/** @throws ApiError when e-mail and password do not match */
export async function signIn(client: Client, credentials: { Login: string; Senha: string }): Promise<void> {
  const data = await client.call<SessionData>('Autenticacao/Login', {
    method: 'POST',
    body: credentials,
    anonymous: true,
  });
  await adopt(client, data);
}

export const listCompanies = (client: Client) =>
  client.call<readonly CompanyChoice[]>('Autenticacao/RetornarEmpresas');

/** Goes on in another company or branch, under a new token. */
export async function switchCompany(
  client: Client,
  choice: { IdentificadorEmpresa: number; IdentificadorFilial?: number },
): Promise<void> {
  const data = await client.call<SessionData>('Autenticacao/TrocarEmpresa', { method: 'POST', body: choice });
  await adopt(client, data);
}

/** Leaves at once, and tells the API, whether that answers or not: nothing of the person waits for a network. */
export async function signOut(client: Client): Promise<void> {
  const told = client.call('Autenticacao/Logout').catch(() => undefined);
  leave('left');
  await told;
}

/** The token was refused: it is removed and the person goes to the sign-in page. */
export function expire(refused: string): void {
  // Of many requests refused together the first ends the session; a newer token is not touched.
  if (storedToken() === refused) leave('expired');
}

function leave(reason: 'none' | 'left' | 'expired'): void {
  tabStorage.remove(tokenKey);
  session.set({ status: 'out', reason });
}

/** The token that was before is dead: if what goes with the new one cannot be had, the person is out, not half in. */
async function adopt(client: Client, data: SessionData): Promise<void> {
  tabStorage.set(tokenKey, data.Token);
  try {
    await startSession(client);
  } catch (error) {
    expire(data.Token);
    throw error;
  }
}
