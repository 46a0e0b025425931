import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Whoever answers requests just now. */
export interface Answering {
  readonly routing: (request: IncomingMessage, response: ServerResponse) => void;
}

/** The listener that stays while applications behind it come and go. */
export interface Front {
  listen(host: string, port: number): Promise<void>;
  /** New requests go to `next`. @returns once the requests that the one before had taken are answered */
  use(next: Answering): Promise<void>;
  close(): void;
}

/** @param excuse what is said while nobody answers yet */
export function openFront(excuse: () => string): Front {
  let present: { readonly answering: Answering; open: number; readonly emptied: () => void } | null = null;
  const server = createServer((request, response) => {
    const taker = present;
    if (!taker) {
      response.writeHead(503, { 'content-type': 'application/json; charset=utf-8' });
      response.end(
        JSON.stringify({ Sucesso: false, Erros: [{ Texto: excuse(), Codigo: 'development-waiting' }] }),
      );
      return;
    }
    taker.open += 1;
    response.once('close', () => {
      taker.open -= 1;
      if (taker !== present && taker.open === 0) taker.emptied();
    });
    taker.answering.routing(request, response);
  });
  // Longer than a rebuild: a connection must not be hung up on while the process is busy.
  server.keepAliveTimeout = 120_000;
  let leaving: Promise<void> = Promise.resolve();
  return {
    listen: (host, port) =>
      new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(port, host, done);
      }),
    use(next) {
      const before = present;
      const left = leaving;
      const { promise, resolve } = Promise.withResolvers<void>();
      leaving = promise;
      present = { answering: next, open: 0, emptied: resolve };
      if (!before) return Promise.resolve();
      if (before.open === 0) before.emptied();
      return left;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
