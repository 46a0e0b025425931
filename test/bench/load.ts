import { connect, type Socket } from 'node:net';

/** One request as it goes over the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Load {
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  /** Answered requests a second. */
  readonly rate: number;
  /** Of each request, sorted. */
  readonly milliseconds: readonly number[];
}

/**
 * Keeps `connections` kept-alive connections busy, one request after the other on each, straight over sockets: what
 * drives must cost less than what is driven, since both share the machine.
 * @throws when an answer is not 200
 */
export async function drive(port: number, next: () => WireRequest, load: Load): Promise<LoadResult> {
  const started = performance.now();
  const end = started + load.milliseconds;
  const all = await Promise.all(Array.from({ length: load.connections }, () => keepAsking(port, next, end)));
  const milliseconds = all.flat().sort((a, b) => a - b);
  return { rate: milliseconds.length / ((performance.now() - started) / 1000), milliseconds };
}

export const percentile = ({ milliseconds }: Pick<LoadResult, 'milliseconds'>, share: number): number =>
  milliseconds[Math.min(milliseconds.length - 1, Math.floor(milliseconds.length * share))] ?? Number.NaN;

async function keepAsking(port: number, next: () => WireRequest, end: number): Promise<number[]> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const times: number[] = [];
  try {
    while (performance.now() < end) {
      const request = next();
      const started = performance.now();
      const answer = await ask(socket, request);
      if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`${request.path}: ${answer.slice(0, 2000)}`);
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    socket.destroy();
  }
}

/** Sends and waits for the whole answer, which has a length or ends with an empty chunk. */
function ask(socket: Socket, request: WireRequest): Promise<string> {
  return new Promise((done, failed) => {
    const pieces: Buffer[] = [];
    let missing: number | null = null;
    const settle = (finish: () => void) => {
      socket.off('data', take).off('error', fail).off('close', fail);
      finish();
    };
    const fail = (error?: unknown) =>
      settle(() => failed(error instanceof Error ? error : new Error('hung up')));
    const take = (piece: Buffer) => {
      pieces.push(piece);
      missing = missing === null ? lengthMissing(piece) : missing - piece.length;
      if (missing === null ? endsChunks(piece) : missing <= 0)
        settle(() => done(Buffer.concat(pieces).toString('latin1')));
    };
    socket.on('data', take).on('error', fail).on('close', fail);
    socket.write(textOf(request));
  });
}

/** Bytes still to come after the first piece, which holds all headers; null when the answer comes in chunks. */
function lengthMissing(piece: Buffer): number | null {
  const head = piece.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(piece.toString('latin1', 0, head))?.[1];
  return length === undefined ? null : Number(length) - (piece.length - head - 4);
}

const endsChunks = (piece: Buffer) => piece.subarray(-5).equals(lastChunk);
const lastChunk = Buffer.from('0\r\n\r\n');

function textOf({ method, path, headers, body = '' }: WireRequest): string {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: 'localhost', ...headers, ...length });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
