import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../schemas/generate.ts';

/** Writes files so that they can be put back as they were. */
export interface UndoableFiles {
  readonly write: (file: GeneratedFile) => void;
  readonly undo: () => void;
}

export function undoableFiles(root: string): UndoableFiles {
  const before = new Map<string, string | null>();
  const put = (path: string, text: string) => {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  return {
    write({ path, text }) {
      const old = readOrNull(join(root, path));
      if (old === text) return;
      if (!before.has(path)) before.set(path, old);
      put(path, text);
    },
    undo() {
      for (const [path, text] of before) {
        if (text === null) rmSync(join(root, path), { force: true });
        else put(path, text);
      }
    },
  };
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
