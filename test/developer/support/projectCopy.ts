import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** What the developer's commands work with. */
const parts = [
  ...['schemas', 'src', 'scripts', 'i18n', 'test/support', 'test/developer/support'],
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'index.html', 'public', 'tsconfig.json'],
];

export interface ProjectCopy {
  readonly folder: string;
  /** Digest of every file that people write, by its path. */
  digests(): Readonly<Record<string, string>>;
  remove(): void;
}

/**
 * The project in a folder of its own.
 * @param packages `linked`: the folder of packages is a link; `own`: they lie there themselves, for what looks at
 * real paths (hard links where the disk allows them)
 */
export function copyProject(packages: 'linked' | 'own' = 'linked'): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'folio-projeto-'));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  if (packages === 'linked') symlinkSync(from, to);
  else if (spawnSync('cp', ['-al', from, to]).status !== 0) {
    // What it had linked until then is in the way of copies.
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  }
  return {
    folder,
    digests: () =>
      Object.fromEntries(
        parts
          .flatMap((part) => filesOf(join(folder, part)))
          .filter((file) => !/\/generated\/|\/schemas\/names\.json$/.test(file))
          .map((file) => [
            file.slice(folder.length + 1),
            createHash('sha256').update(readFileSync(file)).digest('hex'),
          ]),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function filesOf(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [path];
  }
}
