import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Files that differ from a commit, and new ones; paths from the project's folder. Without a commit: what is not
 * committed yet, or when all is, what the last commit changed.
 */
export function changedFiles(since: string | undefined): readonly string[] {
  const known = since ?? 'HEAD';
  const changed = [
    ...lines('diff', '--name-only', '--no-renames', known),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  const all =
    changed.length > 0 || since !== undefined
      ? changed
      : lines('diff', '--name-only', '--no-renames', 'HEAD~1');
  return all.filter((file) => existsSync(file));
}

const lines = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
