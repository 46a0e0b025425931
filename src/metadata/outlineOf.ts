import type { Entity, EntityOutline } from './entity.ts';

/** Of an entity what is known before its pages open, and nothing else of it. */
export const outlineOf = ({
  name,
  noun,
  label,
  plural,
  gender,
  representation,
  representationFallback,
  menu,
  calls,
  codes,
  merge,
  screen,
  notFound,
}: Entity): EntityOutline => ({
  name,
  noun,
  label,
  plural,
  gender,
  representation,
  representationFallback,
  menu,
  calls,
  codes,
  merge,
  screen,
  notFound,
});
