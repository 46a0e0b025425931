import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

export interface ConsoleServer {
  readonly vite: ViteDevServer;
  /** Shows what cannot be run over the page, also over pages opened later; null takes it away. */
  show(problem: string | null): void;
  /**
   * Lets the browser have generated files that changed.
   * @param whole the page itself is loaded again; whoever signed in stays so
   */
  update(paths: readonly string[], whole: boolean): void;
}

/**
 * Vite with hot reload. Generated files are not watched: the browser gets them when the server that
 * understands them answers.
 */
export async function openConsole(
  root: string,
  { host, port, dataDir }: { readonly host: string; readonly port: number; readonly dataDir: string },
): Promise<ConsoleServer> {
  const listening = process.listeners('SIGTERM');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: {
      host,
      port,
      strictPort: true,
      watch: { ignored: [`${dataDir}/**`, `${root}/**/generated/**`, `${root}/test/corpus/**`] },
    },
  });
  // Vite would end the process before the database is closed.
  for (const listener of process.listeners('SIGTERM'))
    if (!listening.includes(listener)) process.off('SIGTERM', listener);
  let shown: string | null = null;
  const tell = (message: string) =>
    vite.ws.send({ type: 'error', err: { message, stack: '', plugin: 'folio', id: 'schemas' } });
  vite.ws.on('connection', () => {
    if (shown !== null) tell(shown);
  });
  return {
    vite,
    show(problem) {
      const before = shown;
      shown = problem;
      if (problem !== null) tell(problem);
      // An update of nothing makes Vite's client take the message away.
      else if (before !== null) vite.ws.send({ type: 'update', updates: [] });
    },
    update(paths, whole) {
      for (const path of paths) vite.watcher.emit('change', join(root, path));
      if (whole) vite.ws.send({ type: 'full-reload' });
    },
  };
}
