import type { Entity } from '../../../../metadata/entity.ts';
import { client } from '../../auth/services.ts';
import { readLabels } from '../../data/entityCalls.ts';

/** A record something was not done to, by name, and why. */
export interface RefusedRecord {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
}

/** Names from the server, as many as fit an address at a time; a record without one goes by its number. */
export async function withNames(
  entity: Entity,
  refused: readonly { readonly Identificador: number; readonly Texto: string }[],
): Promise<readonly RefusedRecord[]> {
  const names = new Map<number, string>();
  for (let from = 0; from < refused.length; from += namesAtOnce) {
    const ids = refused.slice(from, from + namesAtOnce).map(({ Identificador }) => Identificador);
    for (const { id, label } of await readLabels(client(), entity, ids).catch(() => [])) names.set(id, label);
  }
  return refused.map(({ Identificador: id, Texto: reason }) => ({
    id,
    name: names.get(id) ?? String(id),
    reason,
  }));
}

const namesAtOnce = 100;
