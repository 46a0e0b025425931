import { randomBytes } from 'node:crypto';
import { latin1, stream, textLines, writePdf } from '../support/papers/makePdf.ts';
import { startLiveServer } from '../support/servers/liveServer.ts';
import type { Measurement } from './measurement.ts';
import { residentMegabytes } from './resident.ts';

const files = 200;
/** Just below what one archive takes. */
const bytesOfEach = 1_000_000;

type Call = (path: string, init?: RequestInit) => Promise<Response>;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Memory while one archive of as many and as large certificates as there may be streams to a slow reader. */
export async function measure(): Promise<Measurement[]> {
  const server = await startLiveServer();
  try {
    const call = await server.signIn('administrador@exemplo.com.br');
    const ids = await attached(call);
    await pause(60_000); // readers and engines have gone
    const atRest = await residentMegabytes(server.pid);
    const { bytes, peak, seconds } = await downloaded(call, ids, server.pid);
    return [
      {
        name: 'ZIP of 200 certificates, memory over rest',
        value: Math.round(peak - atRest),
        unit: 'MB',
        atMost: 100,
        how: `${Math.round(bytes / 1e6)} MB in ${seconds} s, the reader pauses; sampled every 200 ms; ${Math.round(atRest)} MB at rest, embedded database`,
      },
    ];
  } finally {
    await server.stop();
    await server.remove();
  }
}

async function attached(call: Call): Promise<number[]> {
  const operation = await first(call, 'Operacao/Listar?Situacao=em_andamento');
  const type = await first(call, 'TipoCertidao/Listar?Codigo=CNDT');
  const ids: number[] = [];
  for (let turn = 0; turn < files; turn += 1) {
    const { Identificador } = await made(call, 'Certidao/Incluir', {
      'content-type': 'application/json',
      body: JSON.stringify({
        IdentificadorOperacao: operation,
        IdentificadorTipoCertidao: type,
        // Each asks for somebody else: the same search twice is one request.
        Documento: cpf(turn),
        Nome: `Pessoa de Ensaio ${turn}`,
        SolicitarMesmoAssim: true,
      }),
    });
    await made(call, `Certidao/Anexar/${Identificador}?Nome=c${turn}.pdf`, {
      'content-type': 'application/pdf',
      body: heavyPdf(turn),
    });
    ids.push(Identificador);
  }
  return ids;
}

async function downloaded(call: Call, ids: readonly number[], pid: number) {
  let isOver = false;
  let peak = 0;
  const sampling = (async () => {
    for (; !isOver; await pause(200)) peak = Math.max(peak, await residentMegabytes(pid));
  })();
  const begun = performance.now();
  const answer = await call('Certidao/Zip', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Identificadores: ids }),
  });
  if (!answer.ok || !answer.body) throw new Error(`no archive: ${answer.status} ${await answer.text()}`);
  let bytes = 0;
  for await (const piece of answer.body) {
    bytes += piece.length;
    // About 20 MB a second: what waits for the reader must not pile up at the server.
    await pause(piece.length / 20_000);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  isOver = true;
  await sampling;
  if (bytes < files * bytesOfEach) throw new Error('the archive lacks files');
  return { bytes, peak, seconds };
}

async function first(call: Call, path: string): Promise<number> {
  const { ItemRegistro } = (await (await call(path)).json()) as {
    ItemRegistro: { Itens: { Identificador: number }[] };
  };
  const [found] = ItemRegistro.Itens;
  if (!found) throw new Error(`nothing at ${path}`);
  return found.Identificador;
}

async function made(
  call: Call,
  path: string,
  { body, ...headers }: { readonly body: string | Uint8Array<ArrayBuffer>; readonly 'content-type': string },
): Promise<{ Identificador: number }> {
  const answer = await call(path, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { ItemRegistro: { Identificador: number } }).ItemRegistro;
}

/** One page of words, and noise that no archive makes smaller. */
function heavyPdf(turn: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    writePdf([
      latin1('<< /Type /Catalog /Pages 2 0 R >>'),
      latin1('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
      latin1(
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
      ),
      stream('', latin1(textLines([`Certidao de ensaio ${turn}`]))),
      stream('', randomBytes(bytesOfEach)),
    ]),
  );
}

/** An invented CPF with its right check digits. */
function cpf(turn: number): string {
  const digits = [...String(100_000_000 + turn * 7919)].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    const rest = (sum * 10) % 11;
    digits.push(rest === 10 ? 0 : rest);
  }
  return digits.join('');
}
