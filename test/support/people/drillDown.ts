import type { FigureList } from '../../../src/metadata/calls/figures.ts';
import { entityNamed } from '../../../src/metadata/entities.ts';
import type { Desk } from '../servers/startServer.ts';

/** A number of an answer and the list it says holds exactly as many records. */
export interface CountedList {
  /** Where it stands in the answer. */
  readonly path: string;
  readonly value: number;
  readonly list: FigureList;
}

/** Every figure of an answer that counts records, wherever it stands. */
export function countedLists(answer: unknown, path = ''): readonly CountedList[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { Lista, Conta, Valor, N } = answer as {
    Lista?: FigureList | null;
    Conta?: boolean;
    Valor?: number;
    N?: number;
  };
  const value = Conta ? Valor : N;
  const own = Lista && value !== undefined ? [{ path, value, list: Lista }] : [];
  const inner = Object.entries(answer).filter(([name]) => name !== 'Lista' && name !== 'Listas');
  return [...own, ...inner.flatMap(([name, part]) => countedLists(part, `${path}/${name}`))];
}

/** How many records a list holds, asked as the console asks. */
export async function totalOf(desk: Desk, { Entidade, Filtro }: FigureList): Promise<number> {
  const query = new URLSearchParams({
    Filtro: JSON.stringify(Filtro),
    ContarTudo: 'true',
    NumeroRegistros: '1',
  });
  const { status, body } = await desk.get(`${entityNamed(Entidade).noun}/Listar?${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)} for ${JSON.stringify(Filtro)}`);
  return body.ItemRegistro.Total;
}
