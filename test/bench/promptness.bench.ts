import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildApplication } from '../../src/server/engine/http/application.ts';
import { startServer, type TestServer } from '../support/servers/startServer.ts';
import { type Measurement, median } from './measurement.ts';

const rounds = 5;

/** What the server does by itself, and how soon: it notes a reading, and cuts a body that comes too slowly. */
export async function measure(): Promise<Measurement[]> {
  const folio = await startServer();
  try {
    return [await noting(folio), await cutting(folio)];
  } finally {
    await folio.close();
  }
}

async function noting(folio: TestServer): Promise<Measurement> {
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('leitora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  const desk = await folio.signIn('leitora@ipe.exemplo');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { headers } = await desk.get('LogAlteracao/Listar');
    const begun = performance.now();
    while (!(await isNoted(folio, String(headers['x-numero-requisicao'])))) await pause(10);
    times.push(performance.now() - begun);
  }
  return slowest('a reading stands in the access log', times, 1_000, 'after it was answered');
}

async function isNoted({ server }: TestServer, request: string): Promise<boolean> {
  const { rows } = await server.database.asMigrator((tx) =>
    sql`select 1 from acesso where "Requisicao" = ${request}`.execute(tx),
  );
  return rows.length > 0;
}

const bodyWithinMs = 400;

async function cutting({ server: { settings, database } }: TestServer): Promise<Measurement> {
  const application = await buildApplication({ settings, database, bodyWithinMs });
  const times: number[] = [];
  try {
    await application.listen({ host: '127.0.0.1', port: 0 });
    const { port } = application.server.address() as AddressInfo;
    for (let round = 0; round < rounds; round += 1) times.push(await untilCut(port));
  } finally {
    await application.close();
  }
  const how = `a byte each 50 ms, where a body may take ${bodyWithinMs} ms`;
  return slowest('a body that comes too slowly is cut off', times, 5_000, how);
}

/** Sends a body a byte at a time until the server closes the connection. @returns milliseconds */
function untilCut(port: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/Autenticacao/Login HTTP/1.1\r\nHost: folio\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n',
  );
  const timer = setInterval(() => void (socket.destroyed || socket.write(' ')), 50);
  socket.resume();
  // A cut connection is an error to its writer.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    resolve(performance.now() - begun);
  });
  return promise;
}

const slowest = (name: string, times: readonly number[], atMost: number, how: string): Measurement => ({
  name,
  value: Math.round(Math.max(...times)),
  unit: 'ms',
  atMost,
  how: `${how}; slowest of ${times.length}, median ${Math.round(median(times))} ms`,
});
