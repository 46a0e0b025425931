import { readdir } from 'node:fs/promises';
import { type EntityRules, joinRules } from './rules.ts';

const serverFolder = new URL('../../', import.meta.url);

/** What one folder says of one entity. */
export interface OwnedRules {
  readonly entity: string;
  /** The folder under `src/server`, as the order names it. */
  readonly owner: string;
  /** The file, below `src/server`. */
  readonly path: string;
  readonly rules: EntityRules;
}

/**
 * Every entity's rules, joined in the order of `findRules`.
 * @param order folders under `src/server`: rules of one entity hold in this order, and within a folder by their names
 */
export async function loadRules(order: readonly string[]): Promise<Readonly<Record<string, EntityRules>>> {
  const found = Map.groupBy(await findRules(order), ({ entity }) => entity);
  // What one owner alone says stays as it is: without rules of writing, many records are still made together.
  return Object.fromEntries(
    [...found].map(([entity, [first, ...rest]]) => [
      entity,
      first && rest.length === 0
        ? first.rules
        : joinRules([first, ...rest].flatMap((owned) => owned?.rules ?? [])),
    ]),
  );
}

/**
 * Every `<entity>.rules.ts` under `src/server`, in this order.
 * @throws when such a file exports no `rules`, or stands in a folder that has no place in the order
 */
export async function findRules(order: readonly string[]): Promise<readonly OwnedRules[]> {
  const files = (await readdir(serverFolder, { recursive: true }))
    .filter((file) => file.endsWith('.rules.ts'))
    .sort()
    .map((path) => ({ path, place: placeIn(order, path) }))
    .sort((one, other) => one.place - other.place);
  return Promise.all(
    files.map(async ({ path, place }) => {
      const owner = order[place];
      if (owner === undefined)
        throw new Error(
          `${path} stands in no folder of the order of rules: name its folder in orderOfRules of src/server/features.ts`,
        );
      const entity = (path.split('/').pop() ?? '').replace(/\.rules\.ts$/, '');
      const { rules } = (await import(/* @vite-ignore */ new URL(path, serverFolder).href)) as {
        rules?: EntityRules;
      };
      if (!rules) throw new Error(`${path} exports no "rules"`);
      return { entity, owner, path, rules };
    }),
  );
}

/** The place of the deepest folder of the order that holds the file; -1 without one. */
const placeIn = (order: readonly string[], path: string): number =>
  order.reduce(
    (best, folder, place) =>
      path.startsWith(`${folder}/`) && folder.length > (order[best]?.length ?? 0) ? place : best,
    -1,
  );
