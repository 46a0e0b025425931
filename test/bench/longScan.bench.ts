import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOcr } from '../../src/server/features/matricula/reader/ocr.ts';
import { longScan, scans } from '../support/papers/longScan.ts';
import { startLiveServer } from '../support/servers/liveServer.ts';
import { type Measurement, median } from './measurement.ts';
import { engineAlone, prepared } from './ocr.bench.ts';
import { residentMegabytes } from './resident.ts';

/** LONG_SCAN_PAGES makes a short form; the row speaks of 300. */
const pages = Number(process.env.LONG_SCAN_PAGES ?? 300);

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * A scan of hundreds of pages through the whole product, from upload to a record that waits for its review, beside the
 * engine alone on the same prepared pages, before and after; and the most memory of the server with all its children.
 */
export async function measure(): Promise<Measurement[]> {
  const before = await aloneRate();
  const { rate, peak, atRest } = await throughServer();
  const after = await aloneRate();
  const alone = median([before, after, (before + after) / 2]);
  const how = `${pages} pages of ${scans.length} scanned records over and over, ${availableParallelism()} cores`;
  return [
    { name: 'long scan, engine alone', value: Math.round(alone * 10) / 10, unit: 'pages/min', how },
    { name: 'long scan, upload to ready', value: Math.round(rate * 10) / 10, unit: 'pages/min', how },
    {
      name: 'long scan, upload to ready / engine alone',
      value: Math.round((rate / alone) * 1000) / 1000,
      unit: '',
      atLeast: 0.75,
      how,
    },
    {
      name: 'long scan, most memory of the server and its children',
      value: Math.round(peak),
      unit: 'MB',
      atMost: 600,
      how: `${how}; sampled every half second, embedded database, ${Math.round(atRest)} MB at rest`,
    },
  ];
}

/** Pages a minute of recognition alone. */
async function aloneRate(): Promise<number> {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'folio-bench-longa-'));
  const ocr = createOcr({ cacheFolder });
  try {
    const pictures = (await Promise.all(scans.map(prepared))).flat();
    await engineAlone(ocr, pictures.slice(0, ocr.workers)); // starts the engines
    const started = performance.now();
    await engineAlone(ocr, pictures);
    return pictures.length / ((performance.now() - started) / 60_000);
  } finally {
    ocr.close();
    await rm(cacheFolder, { recursive: true, force: true });
  }
}

async function throughServer(): Promise<{ rate: number; peak: number; atRest: number }> {
  // As many engines as the engine alone has: by itself a server leaves one core to those who ask.
  const server = await startLiveServer({ OCR_PARALLEL: String(availableParallelism()) });
  let isOver = false;
  let peak = 0;
  try {
    const call = await server.signIn('analista@exemplo.com.br');
    await pause(60_000); // the demo's own records
    const atRest = await residentMegabytes(server.pid);
    const sampling = (async () => {
      for (; !isOver; await pause(500)) peak = Math.max(peak, await residentMegabytes(server.pid));
    })();
    const started = performance.now();
    const sent = await call('RegistroMatricula/Enviar?IdentificadorOperacao=5&Nome=longa.pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(await longScan(pages)),
    });
    const { ItemRegistro } = (await sent.json()) as { ItemRegistro: { Identificador: number } };
    while (!(await hasEnded(call, ItemRegistro.Identificador))) await pause(500);
    const rate = pages / ((performance.now() - started) / 60_000);
    isOver = true;
    await sampling;
    return { rate, peak, atRest };
  } finally {
    isOver = true;
    await server.stop();
    await server.remove();
  }
}

type Call = (path: string, init?: RequestInit) => Promise<Response>;

async function hasEnded(call: Call, id: number): Promise<boolean> {
  const answer = await call('RegistroMatricula/Andamento?IdentificadorOperacao=5');
  const { ItemRegistro } = (await answer.json()) as {
    ItemRegistro: { Itens: { Identificador: number; Etapa: string | null; Falha: unknown }[] };
  };
  const file = ItemRegistro.Itens.find(({ Identificador }) => Identificador === id);
  if (file?.Falha) throw new Error('the long scan was not read');
  return file?.Etapa === null;
}
