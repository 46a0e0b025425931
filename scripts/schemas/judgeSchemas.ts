import { type Compiled, compileAnew } from './compileCache.ts';
import { changedUnder, firstFiles, generate, staleUnder } from './generate.ts';
import { judgeHandlers } from './judgeHandlers.ts';
import type { SchemaProblem } from './problems/problem.ts';

export interface Judged {
  readonly problems: readonly SchemaProblem[];
  /** Generated files that are not as they would be written now. */
  readonly stale: readonly string[];
  /** How many there are. */
  readonly files: number;
}

/** What is wrong with schemas and generated files, without writing any. */
export const judgeSchemas = (root: string): Promise<Judged> => judge(root, compileAnew, () => true);

/** The same without compiling anything: an entity that changed is seen in the list of all. */
export const judgeAtStart = (root: string): Promise<Judged> =>
  judge(
    root,
    async () => '',
    (path) => !/\/validators\/|\/types\.ts$/.test(path),
  );

async function judge(root: string, compiled: Compiled, compared: (path: string) => boolean): Promise<Judged> {
  // Judging imports these, so that with old ones it would judge by what is no longer so.
  const first = firstFiles(root);
  const imported = first.files.filter(({ path }) => path.startsWith('src/'));
  const outdated = first.problems.length > 0 ? [] : changedUnder(root, imported);
  if (outdated.length > 0) return { problems: [], stale: outdated, files: first.files.length };
  const { files, problems, entities } = await generate(root, () => undefined, compiled);
  if (problems.length > 0) return { problems, stale: [], files: files.length };
  const stale = staleUnder(root, files).filter(compared);
  // The server's rules import generated files.
  const handlers = stale.length > 0 ? [] : await judgeHandlers(entities);
  return { problems: handlers, stale, files: files.length };
}
