import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the build when code of the server would reach the browser: anything under `src/server` and the
 * server halves of field types. The message names the file and who asked for it.
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
  return path.startsWith('src/server/') || /^src\/.*\/server(\.ts|\/)/.test(path);
}
