import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a connection may be silent (milliseconds) before it is cut. */
export interface Silence {
  /** While bytes of a request are awaited, or taken off by whoever asked. */
  readonly theirs: number;
  /** While an answer is being worked on: who stands in line is refused in words, never by a dead connection. */
  readonly ours: number;
}

export const usualSilence: Silence = { theirs: 30_000, ours: 120_000 };

/** From the last byte of a request to the first of its answer, the silence is ours. */
export function bearSilence(application: FastifyInstance, { theirs, ours }: Silence): void {
  application.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) raw.once('end', () => allow(raw, ours));
    else allow(raw, ours);
    done();
  });
  application.addHook('onSend', ({ raw }, _reply, payload, done) => {
    allow(raw, theirs);
    done(null, payload);
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Requests put in without a network have no connection that could be cut, and of one cut already nothing is left. */
function allow(request: IncomingMessage, milliseconds: number): void {
  const socket: Partial<IncomingMessage['socket']> | null = request.socket;
  socket?.setTimeout?.(milliseconds);
}
