import type { Choice } from '../../kit/ui/fieldTypeConsole.ts';

type ReadLabels = (entity: string, ids: readonly number[]) => Promise<readonly Choice[]>;

/**
 * Gathers the names asked for within one moment into one call an entity: twenty rows that each name an officer
 * ask once. Nothing is kept afterwards.
 */
export function batchLabels(read: ReadLabels): ReadLabels {
  const waiting = new Map<string, { ids: Set<number>; answer: Promise<readonly Choice[]> }>();
  return async (entity, ids) => {
    let batch = waiting.get(entity);
    if (!batch) {
      const all = new Set<number>();
      const answer = Promise.resolve().then(() => {
        waiting.delete(entity);
        return read(entity, [...all]);
      });
      batch = { ids: all, answer };
      waiting.set(entity, batch);
    }
    for (const id of ids) batch.ids.add(id);
    const found = await batch.answer;
    return found.filter(({ id }) => ids.includes(id));
  };
}
