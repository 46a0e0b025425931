import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the build when code of the server would reach the browser: anything under `src/server`, the
 * server halves of field types, and all entities at once. The message names the file and who asked for it.
 */
export function onlyBrowserCode(): Plugin {
  return {
    name: 'only-browser-code',
    apply: 'build',
    moduleParsed({ id, importers }) {
      const path = relative(process.cwd(), id).split(sep).join('/');
      if (!isServerCode(path)) return;
      const from = importers.map((importer) => relative(process.cwd(), importer)).join(', ');
      this.error(
        `${path} belongs to the server and must not be in the console (imported by ${from || 'the page'})`,
      );
    },
  };
}

/** `path` is relative to the project, with slashes. */
export function isServerCode(path: string): boolean {
  return /^src\/server\/|^src\/.*\/server(\.ts|\/)|^src\/metadata\/(generated\/)?entities\.ts$/.test(path);
}
