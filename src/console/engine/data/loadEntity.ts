import { use } from 'react';
import type { Entity } from '../../../metadata/entity.ts';
import { entityLoaders } from '../../../metadata/generated/entityLoaders.ts';
import { place } from '../client/place.ts';

const loading = new Map<string, Promise<Entity>>();
/** Names of those that could not be fetched. */
const failed = new Set<string>();

/**
 * An entity with its fields and all else its pages ask, which a browser fetches with the first of them. One that could
 * not be had is asked for again by the next call.
 * @throws when no schema has that name, or the part cannot be fetched
 */
export function loadEntity(name: string): Promise<Entity> {
  forget((one) => one === name);
  return entityPromise(name);
}

/**
 * The same while drawing: what surrounds it waits until it is there. One that could not be had fails until somebody goes
 * elsewhere: drawing that asked anew would ask for ever.
 */
export const useLoadedEntity = (name: string): Entity => use(entityPromise(name));

place.subscribe(() => forget(() => true));

function forget(which: (name: string) => boolean): void {
  for (const name of [...failed].filter(which)) {
    failed.delete(name);
    loading.delete(name);
  }
}

function entityPromise(name: string): Promise<Entity> {
  const known = loading.get(name);
  if (known) return known;
  const fetched = fetchEntity(name);
  loading.set(name, fetched);
  fetched.catch(() => failed.add(name));
  return fetched;
}

async function fetchEntity(name: string): Promise<Entity> {
  const load = entityLoaders[name];
  if (!load) throw new Error(`No entity ${name}`);
  return await load();
}
