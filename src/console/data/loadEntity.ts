import { use } from 'react';
import type { Entity } from '../../metadata/entity.ts';
import { entityLoaders } from '../../metadata/generated/entityLoaders.ts';

const loading = new Map<string, Promise<Entity>>();

/**
 * An entity with its fields and all else its pages ask, which a browser fetches with the first of them. One that could
 * not be had is asked for again at the next call.
 * @throws when no schema has that name, or the part cannot be fetched
 */
export function loadEntity(name: string): Promise<Entity> {
  const known = loading.get(name);
  if (known) return known;
  const fetched = fetchEntity(name);
  loading.set(name, fetched);
  fetched.catch(() => loading.delete(name));
  return fetched;
}

/** The same while drawing: what surrounds it waits until it is there. */
export const useLoadedEntity = (name: string): Entity => use(loadEntity(name));

async function fetchEntity(name: string): Promise<Entity> {
  const load = entityLoaders[name];
  if (!load) throw new Error(`No entity ${name}`);
  return await load();
}
