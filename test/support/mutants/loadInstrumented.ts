import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { isChecked, remembered, sourceMutants } from './checks.ts';
import { instrumented, sitesIn } from './instrument.ts';

/** What the instrumented sources ask while they run. */
interface Checks {
  isOut(number: number): boolean;
  /** A condition that leaves nothing out. */
  readonly always: unknown;
}

declare global {
  var folioChecks: Checks;
}

/** The checks of everything loaded from now on, by number. */
export const names: string[] = [];

const out = new Set<number>();
const reached = new Set<number>();

globalThis.folioChecks = {
  isOut(number) {
    reached.add(number);
    return out.has(number);
  },
  always: sql`true`,
};

/** Takes these checks out, and puts all others back. */
export function takeOut(numbers: readonly number[]): void {
  out.clear();
  for (const number of numbers) out.add(number);
}

/** The checks that were asked since the last time. */
export function takeReached(): ReadonlySet<number> {
  const found = new Set(reached);
  reached.clear();
  return found;
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith('file:') || !url.includes('/src/server/')) return loaded;
    const path = fileURLToPath(url);
    if (!isChecked(path)) return loaded;
    const source = forgetful(path, String(loaded.source));
    const chosen = sourceMutants.filter(({ file }) => path.endsWith(`/src/server/${file}`));
    const sites = sitesIn(path, source, chosen).map((site) => ({
      ...site,
      number: names.push(site.name) - 1,
    }));
    return { ...loaded, source: instrumented(source, sites) };
  },
});

function forgetful(path: string, source: string): string {
  const found = remembered.find(({ file }) => path.endsWith(`/src/server/${file}`));
  if (!found) return source;
  if (!source.includes(found.from)) throw new Error(`${path} no longer says "${found.from}": see checks.ts`);
  return source.replace(found.from, found.to);
}
