import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Hands out what was made of the same input before, or makes it. */
export type Compiled = (input: string, make: () => string | Promise<string>) => Promise<string>;

/** Makes everything anew: what `npm run check` compares with. */
export const compileAnew: Compiled = async (_input, make) => make();

const keepDays = 14;

/**
 * Keeps compiled texts by the digest of what they were made of, so that one changed schema compiles one
 * validator. The compilers count as input: their sources and the versions of their packages.
 */
export function compileCache(root: string): Compiled {
  const folder = join(root, 'node_modules/.cache/folio');
  mkdirSync(folder, { recursive: true });
  dropOld(folder);
  const compilers = ['validatorCode.ts', 'typeCode.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, 'compile', file), 'utf8'),
  );
  const base = digest([readFileSync(join(root, 'package-lock.json'), 'utf8'), ...compilers]);
  return async (input, make) => {
    const path = join(folder, `${digest([base, input])}.txt`);
    const kept = readOrNull(path);
    if (kept !== null) return kept;
    const text = await make();
    // Written aside first: another process may be looking for the same text.
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
    return text;
  };
}

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

function readOrNull(path: string): string | null {
  try {
    const text = readFileSync(path, 'utf8');
    const now = new Date();
    utimesSync(path, now, now);
    return text;
  } catch {
    return null;
  }
}

function dropOld(folder: string): void {
  const oldest = Date.now() - keepDays * 86_400_000;
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest)
      rmSync(path, { force: true });
  }
}
