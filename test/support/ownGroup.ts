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
