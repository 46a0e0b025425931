import { readdir } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, startServer, type TestServer } from '../support/servers/startServer.ts';

/** A file of twice the size allowed: told at once where its length is known, else at the first byte too many. */
const megabyte = 2 ** 20;
const [allowed, sent] = [100 * megabyte, 200 * megabyte];
const mostGrowth = 50 * megabyte;
/** Memory is looked at once for so many bytes sent. */
const stride = 8 * megabyte;

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are held, without those that only wait to be taken away. */
function heldBytes(): number {
  collect();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

let folio: TestServer;
let desk: Desk;
let path: string;

beforeAll(async () => {
  folio = await startServer({ environment: { MAX_PDF_BYTES: String(allowed) } });
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  const client = await ipe.make('cliente', { Nome: 'Ana', TipoPessoa: 'F', Documento: '71938462050' });
  const operation = await ipe.make('operacao', { IdentificadorCliente: client, TipoImovel: 'Rural' });
  path = `/api/RegistroMatricula/Enviar?IdentificadorOperacao=${operation}&Nome=grande.pdf`;
  desk = await folio.signIn('ana@ipe.exemplo');
  await folio.application.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  folio.application.server.closeAllConnections();
  await folio.close();
});

function begin(headers: Record<string, string>): {
  sending: ClientRequest;
  answer: Promise<IncomingMessage>;
} {
  const { port } = folio.application.server.address() as AddressInfo;
  const sending = request({
    port,
    path,
    method: 'POST',
    headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/pdf', ...headers },
  });
  const answer = new Promise<IncomingMessage>((answered, failed) => {
    sending.on('response', answered);
    sending.on('error', failed);
  });
  return { sending, answer };
}

async function told(message: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  const { Erros } = JSON.parse(Buffer.concat(pieces).toString()) as {
    Erros: { Codigo: string; Texto: string }[];
  };
  if (!Erros) throw new Error(`${message.statusCode}: ${String(Buffer.concat(pieces))}`);
  return { status: message.statusCode, code: Erros[0]?.Codigo, text: Erros[0]?.Texto };
}

test('is refused by its length before a byte of it is read, with the limit and its size', async () => {
  const { sending, answer } = begin({ 'content-length': String(sent) });
  sending.flushHeaders();
  const { status, code, text } = await told(await answer);
  expect([status, code]).toEqual([413, 'file-too-large']);
  expect(text).toContain('100 MB');
  expect(text).toContain('200 MB');
  sending.destroy();
});

test('without a length it is cut at the limit, and neither memory nor disk keep any of it', async () => {
  const { sending, answer } = begin({ 'transfer-encoding': 'chunked' });
  const before = heldBytes();
  const piece = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(64 * 1024, 0x20)]);
  let [written, most] = [0, 0];
  let isAnswered = false;
  answer.then(
    () => (isAnswered = true),
    () => (isAnswered = true),
  );
  while (written < sent && !isAnswered) {
    const isTaken = sending.write(piece);
    written += piece.byteLength;
    if (written % stride < piece.byteLength) most = Math.max(most, heldBytes() - before);
    await (isTaken
      ? new Promise((done) => setImmediate(done))
      : Promise.race([new Promise((done) => sending.once('drain', done)), answer]));
  }
  expect(await told(await answer)).toMatchObject({ status: 413, code: 'file-too-large' });
  sending.destroy();
  // What the system holds in between was taken off its hands, but not what comes after.
  expect(written).toBeLessThan(allowed + 16 * megabyte);
  // Whoever sends is in this process too.
  expect(most).toBeLessThan(mostGrowth);
  expect(await readdir(join(folio.server.settings.dataDir, 'arquivos', 'parts'))).toEqual([]);
}, 120_000);
