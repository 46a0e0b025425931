import type { OwnSession } from '../../../metadata/calls/session.ts';
import type { Client } from '../client/client.ts';

/** Every session of the person signed in, wherever it was begun. */
export const listSessions = (client: Client): Promise<readonly OwnSession[]> =>
  client.call('Autenticacao/ListarSessoes');

/** @throws ApiError when it is no session of theirs */
export const endSession = (client: Client, Identificador: number): Promise<boolean> =>
  client.call('Autenticacao/EncerrarSessao', { method: 'POST', body: { Identificador } });

/** All but the one that asks. */
export const endOtherSessions = (client: Client): Promise<boolean> =>
  client.call('Autenticacao/EncerrarOutrasSessoes', { method: 'POST', body: {} });
