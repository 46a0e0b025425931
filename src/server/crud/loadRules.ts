import { readdir } from 'node:fs/promises';
import { type EntityRules, joinRules } from './rules.ts';

const serverFolder = new URL('../', import.meta.url);

/**
 * Every `<entity>.rules.ts` under `src/server`, by entity, in the order of their paths.
 * @throws when such a file exports no `rules`
 */
export async function loadRules(): Promise<Readonly<Record<string, EntityRules>>> {
  const files = (await readdir(serverFolder, { recursive: true }))
    .filter((file) => file.endsWith('.rules.ts'))
    .sort();
  const found = new Map<string, EntityRules[]>();
  for (const file of files) {
    const entity = (file.split('/').pop() ?? '').replace(/\.rules\.ts$/, '');
    const module = (await import(/* @vite-ignore */ new URL(file, serverFolder).href)) as {
      rules?: EntityRules;
    };
    if (!module.rules) throw new Error(`${file} exports no "rules"`);
    found.set(entity, [...(found.get(entity) ?? []), module.rules]);
  }
  // What one owner alone says stays as it is: without rules of writing, many records are still made together.
  return Object.fromEntries(
    [...found].map(([entity, [first, ...rest]]) => [
      entity,
      first && rest.length === 0 ? first : joinRules([first, ...rest].flatMap((rules) => rules ?? [])),
    ]),
  );
}
