import type { Entity } from './entity.ts';
import { entityList } from './generated/entities.ts';

/**
 * Every entity of the product, in the order of their names: for the server and for scripts. A browser knows all of them
 * by their outlines and loads each when its pages open.
 */
export const entities: readonly Entity[] = entityList;

const byName = new Map(entities.map((entity) => [entity.name, entity]));
const byNoun = new Map(entities.map((entity) => [entity.noun, entity]));

/** @throws when no schema has that name: a mistake of ours, never of a user */
export function entityNamed(name: string): Entity {
  const entity = byName.get(name);
  if (!entity) throw new Error(`No entity ${name}`);
  return entity;
}

/** @returns the entity of a path on the wire (`SegmentoArea`), or undefined */
export const entityOfNoun = (noun: string): Entity | undefined => byNoun.get(noun);
