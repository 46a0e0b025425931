import { expect } from 'vitest';
import { apiAddress } from './renderConsole.tsx';

/**
 * A group that only one test writes: tests of all workers talk to one application.
 * @returns its address at the API, `Grupo/12`
 */
export async function ownGroup(token: string, Nome: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ Nome, Descricao: 'Como era' });
  const answer = await fetch(`${apiAddress}Grupo/Incluir`, { method: 'POST', headers, body });
  const { ItemRegistro } = (await answer.json()) as { ItemRegistro: { Identificador: number } };
  return `Grupo/${ItemRegistro.Identificador}`;
}

/**
 * Saves as another person would, from another window.
 * @param path noun and number, `Grupo/12`
 */
export async function saveElsewhere(token: string, path: string, change: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const [noun, id] = path.split('/');
  const read = await fetch(`${apiAddress}${noun}/Retornar/${id}`, { headers });
  const { Versao } = ((await read.json()) as { ItemRegistro: { Versao: number } }).ItemRegistro;
  const body = JSON.stringify({ Versao, ...change });
  const answer = await fetch(`${apiAddress}${noun}/Alterar/${id}`, { method: 'PUT', headers, body });
  expect(answer.status).toBe(200);
}
