import { type Compiled, compileAnew, compileCache } from './compileCache.ts';
import {
  changedUnder,
  firstFiles,
  type GeneratedFile,
  generate,
  staleUnder,
  writeUnder,
} from './generate.ts';
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
export const judgeSchemas = (root: string): Promise<Judged> => judge(root, compileAnew, () => undefined);

/** The same, and validators are made where they are missing or old: they come with no commit. */
export function judgeAtStart(root: string): Promise<Judged> {
  const write = writeUnder(root);
  return judge(root, compileCache(root), (file) => {
    if (/\/validators\//.test(file.path)) write(file);
  });
}

async function judge(
  root: string,
  compiled: Compiled,
  write: (file: GeneratedFile) => void,
): Promise<Judged> {
  // Judging imports these, so that with old ones it would judge by what is no longer so.
  const first = firstFiles(root);
  const imported = first.files.filter(({ path }) => path.startsWith('src/'));
  const outdated = first.problems.length > 0 ? [] : changedUnder(root, imported);
  if (outdated.length > 0) return { problems: [], stale: outdated, files: first.files.length };
  const { files, problems, entities } = await generate(root, write, compiled);
  if (problems.length > 0) return { problems, stale: [], files: files.length };
  const stale = staleUnder(root, files);
  // The server's rules import generated files.
  const handlers = stale.length > 0 ? [] : await judgeHandlers(entities);
  return { problems: handlers, stale, files: files.length };
}
