import { createHash, randomBytes } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../support/papers/makePdf.ts';
import { inForm } from '../support/run/form.ts';
import { type Desk, startServer, type TestServer } from '../support/servers/startServer.ts';

/**
 * A large file over a line that is cut three times, in the middle of a piece; in the long form a slow one of five megabits
 * a second.
 */
const megabytes = inForm({ short: 24, long: 99 });
const perSecond = inForm({ short: 0, long: 625 }) * 1024;
const piece = 4 * 2 ** 20;
const cuts = 3;

let folio: TestServer;
let desk: Desk;
let line: BadLine;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  desk = await folio.signIn('ana@ipe.exemplo');
  await folio.application.listen({ host: '127.0.0.1', port: 0 });
  line = await openBadLine((folio.application.server.address() as AddressInfo).port);
});
afterAll(async () => {
  line?.close();
  await folio?.close();
});

interface BadLine {
  readonly port: number;
  /** Bytes that left the browser's side so far. */
  readonly carried: () => number;
  close(): void;
}

/** Carries bytes between two sockets and breaks after each further part of the whole. */
async function openBadLine(target: number): Promise<BadLine> {
  let carried = 0;
  let broken = 0;
  const whole = megabytes * 2 ** 20;
  // Not at the seams of the pieces.
  const breakAt = (n: number) => Math.floor(((n + 1) * whole) / (cuts + 1)) + 700_000;
  const sockets = new Set<Socket>();
  const server: NetServer = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (chunk: Buffer) => {
      carried += chunk.length;
      if (broken < cuts && carried > breakAt(broken)) {
        broken += 1;
        near.resetAndDestroy();
        return;
      }
      far.write(chunk);
      if (perSecond > 0) {
        near.pause();
        setTimeout(() => near.resume(), (chunk.length / perSecond) * 1000);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    carried: () => carried,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test(`a file of ${megabytes} MB over a line cut ${cuts} times arrives whole, at most one piece sent again for each cut`, async () => {
  const head = makePdf([{ content: 'BT /F 12 Tf 72 700 Td (grande) Tj ET' }]);
  const bytes = Buffer.concat([head, randomBytes(megabytes * 2 ** 20 - head.length)]);
  let fileId = Number.NaN;
  let interruptions = 0;
  await new Promise<void>((done, failed) => {
    const upload = new Upload(bytes, {
      endpoint: `http://127.0.0.1:${line.port}/api/Arquivo/tus?Nome=grande.pdf`,
      chunkSize: piece,
      retryDelays: Array.from({ length: 10 }, () => 200),
      headers: { Authorization: `Bearer ${desk.token}` },
      onShouldRetry: () => {
        interruptions += 1;
        return true;
      },
      onAfterResponse: (_request, response) => {
        fileId = Number(response.getHeader('Identificador-Arquivo') ?? fileId);
      },
      onSuccess: () => done(),
      onError: failed,
    });
    upload.start();
  });
  const { rows } = await folio.server.database
    .asMigrator((tx) =>
      tx.selectFrom('arquivo').select(['Chave', 'Tamanho']).where('Identificador', '=', fileId).execute(),
    )
    .then((found) => ({ rows: found }));
  expect(rows[0]).toMatchObject({
    Chave: createHash('sha256').update(bytes).digest('hex'),
    Tamanho: bytes.length,
  });
  expect(interruptions).toBe(cuts);
  // What went over the line beyond the file itself: headers, and at most a piece for each cut.
  expect(line.carried() - bytes.length).toBeLessThan(cuts * piece + 100_000);
}, 900_000);
