import { readFileSync, statSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Loads a module of the project, and whatever it imports of it, as they stood when this was made. */
export type Load = <T>(path: string) => Promise<T>;

/**
 * Lets the project's own modules be loaded again while packages stay: a module asked for with `?v=3` hands its
 * version on to whatever it imports. Earlier versions are never forgotten, which is the price in memory.
 * @returns a function that begins a new version
 */
export function freshModules(root: string): () => Load {
  const own = ['src', 'scripts', 'i18n'].map((folder) => `${pathToFileURL(join(root, folder)).href}/`);
  const stripped = new Map<string, { readonly changed: number; readonly source: string }>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const version = /\?v=(\d+)$/.exec(context.parentURL ?? '')?.[1];
      const isOwn = own.some((folder) => resolved.url.startsWith(folder));
      if (version === undefined || !isOwn || resolved.url.includes('?')) return resolved;
      return { ...resolved, url: `${resolved.url}?v=${version}` };
    },
    // Taking types away is half of the time to load a version, and few files change between two.
    load(url, context, nextLoad) {
      if (!/\.ts\?v=\d+$/.test(url)) return nextLoad(url, context);
      const path = fileURLToPath(url);
      const changed = statSync(path).mtimeMs;
      const known = stripped.get(path);
      const source =
        known?.changed === changed ? known.source : stripTypeScriptTypes(readFileSync(path, 'utf8'));
      stripped.set(path, { changed, source });
      return { format: 'module', source, shortCircuit: true };
    },
  });
  let version = 0;
  return () => {
    version += 1;
    const query = `?v=${version}`;
    return <T>(path: string) => import(`${pathToFileURL(join(root, path)).href}${query}`) as Promise<T>;
  };
}
