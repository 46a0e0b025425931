import type { EntityOutline } from './entity.ts';
import { outlines } from './generated/outlines.ts';

export { outlines };

const byName = new Map(outlines.map((outline) => [outline.name, outline]));

/** @throws when no schema has that name: a mistake of ours, never of a user */
export function outlineNamed(name: string): EntityOutline {
  const outline = byName.get(name);
  if (!outline) throw new Error(`No entity ${name}`);
  return outline;
}
