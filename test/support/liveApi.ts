import { randomUUID } from 'node:crypto';

/** The calls of the wire as another program would make them. */
export interface LiveApi {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  sendPdf<T>(path: string, bytes: Uint8Array): Promise<T>;
}

/** Signs in over HTTP. @throws when an answer is not `Sucesso` */
export async function signInLive(url: string, login: string, password: string): Promise<LiveApi> {
  const call = async <T>(
    method: string,
    path: string,
    body?: BodyInit,
    type = 'application/json',
    token?: string,
  ) => {
    const response = await fetch(`${url}api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': type }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const answer = (await response.json()) as { Sucesso: boolean; ItemRegistro: T };
    if (!answer.Sucesso)
      throw new Error(`${method} ${path.split('?')[0]}: ${response.status} ${JSON.stringify(answer)}`);
    return answer.ItemRegistro;
  };
  const { Token } = await call<{ Token: string }>(
    'POST',
    'Autenticacao/Login',
    JSON.stringify({ Login: login, Senha: password }),
  );
  return {
    get: (path) => call('GET', path, undefined, undefined, Token),
    post: (path, body) => call('POST', path, JSON.stringify(body), 'application/json', Token),
    sendPdf: (path, bytes) => call('POST', path, bytes as BodyInit, 'application/pdf', Token),
  };
}
