import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Files that differ from a commit, and new ones; paths from the project's folder. Without a commit: what is not
 * committed yet, or when all is, what the last commit changed.
 * @returns null when there is no such commit
 */
export function changedFiles(since: string | undefined): readonly string[] | null {
  if (
    since !== undefined &&
    spawnSync('git', ['rev-parse', '--verify', '--quiet', `${since}^{commit}`]).status !== 0
  )
    return null;
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
