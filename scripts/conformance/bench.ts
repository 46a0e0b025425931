import type { Entity } from '../../src/metadata/entity.ts';
import { type Exchange, isObject, listOf, NoAnswer, type Question, recordOf } from './conversation.ts';
import { inventRecord } from './invent.ts';
import { NotTried } from './rule.ts';

export type Item = Readonly<Record<string, unknown>>;

/** Records the kit made for itself, and those that are there anyway. */
export interface Bench {
  /** Part of the name of every record of this run. */
  readonly mark: string;
  /** The answers to the calls that made the invented records; empty where none may be made. */
  readonly made: readonly Exchange[];
  /** What stood in the way of making them. */
  readonly obstacle: NotTried | NoAnswer | null;
  /** The invented records as they were answered. @throws NotTried when they could not be made */
  invented(): readonly Item[];
  /** Makes one more. */
  make(headers?: Readonly<Record<string, string>>, body?: Item): Promise<Exchange>;
  /** A new body, to be sent by oneself. */
  body(): Item;
  /** Some records of the list, at least so many. @throws NotTried */
  listed(least: number): Promise<readonly Item[]>;
  /** Deletes what is left of the invented records. @returns the keys of those that would not go */
  clear(): Promise<readonly unknown[]>;
}

/** So many are made: enough for three pages of two, one of them changed, one deleted, two deleted together. */
const enough = 6;

export async function furnish(
  entity: Entity,
  ask: (question: Question) => Promise<Exchange>,
  mayWrite: boolean,
): Promise<Bench> {
  const mark = Math.random().toString(36).slice(2, 8).toUpperCase();
  const made: Exchange[] = [];
  const keys = new Set<unknown>();
  let turn = 0;

  const body = () => {
    turn += 1;
    return inventRecord(entity, mark, turn);
  };
  const make: Bench['make'] = async (headers = {}, given = body()) => {
    const answer = await ask({ method: 'POST', path: `${entity.noun}/Incluir`, body: given, headers });
    const { Identificador } = recordOf(answer);
    if (answer.status < 300 && Identificador !== undefined) keys.add(Identificador);
    return answer;
  };
  let obstacle: NotTried | NoAnswer | null = null;
  try {
    if (mayWrite) for (let count = 0; count < enough; count += 1) made.push(await make());
  } catch (error) {
    if (!(error instanceof NotTried || error instanceof NoAnswer)) throw error;
    obstacle = error;
  }

  return {
    mark,
    made,
    obstacle,
    body,
    make,
    invented() {
      if (obstacle instanceof NotTried) throw obstacle;
      const records = made.filter(({ status }) => status < 300).map(recordOf);
      if (records.length < enough) throw new NotTried('nothing-made');
      return records;
    },
    async listed(least) {
      const answer = await ask({ path: `${entity.noun}/Listar`, query: [['NumeroRegistros', 50]] });
      const items = itemsOf(answer);
      if (items.length < least) throw new NotTried('few-records', { least, noun: entity.noun });
      return items;
    },
    async clear() {
      const left: unknown[] = [];
      for (const key of keys) if (!(await remove(key).catch(() => false))) left.push(key);
      return left;
    },
  };

  /** @returns whether the record is gone */
  async function remove(key: unknown): Promise<boolean> {
    const found = await ask({ path: `${entity.noun}/Retornar/${key}` });
    if (isGone(found)) return true;
    const query = [['Versao', String(recordOf(found).Versao)]] as const;
    const answer = await ask({ method: 'DELETE', path: `${entity.noun}/Excluir/${key}`, query });
    return answer.status < 300;
  }
}

/** Deleted: unknown to `Retornar`, or, for whoever may bring it back, marked as lying in the trash. */
export const isGone = (found: Exchange): boolean =>
  found.status === 404 || (found.status === 200 && typeof recordOf(found).ExcluidoEm === 'string');

/** Rows of a list's answer. */
export function itemsOf(answer: Exchange): readonly Item[] {
  const { Itens } = recordOf(answer);
  return (Array.isArray(Itens) ? Itens : listOf(answer)).filter(isObject);
}

export const idsOf = (items: readonly Item[]): readonly unknown[] =>
  items.map(({ Identificador }) => Identificador);
