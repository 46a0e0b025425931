import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startLiveServer } from '../support/servers/liveServer.ts';
import { type Measurement, median } from './measurement.ts';
import { residentMegabytes } from './resident.ts';

interface RecordState {
  readonly Identificador: number;
  readonly Situacao: string;
}

type Call = (path: string, init?: RequestInit) => Promise<Response>;

const bornDigital = '12-sitio-tres-bocas.pdf';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** From the end of the upload to a record ready for review, and the memory of a server that has nothing to do. */
export async function measure(): Promise<Measurement[]> {
  const server = await startLiveServer();
  try {
    const call = await server.signIn('analista@exemplo.com.br');
    await demoIsRead(call);
    const atRest = await residentMegabytes(server.pid);
    const bytes = await readFile(join(resolve(import.meta.dirname, '../corpus'), bornDigital));
    const { Itens } = await ask<{ Itens: { Identificador: number }[] }>(
      call,
      'Operacao/Listar?Situacao=em_andamento',
    );
    const times: number[] = [];
    for (const operation of Itens.slice(0, 5)) {
      const sent = await ask<RecordState>(
        call,
        `RegistroMatricula/Enviar?IdentificadorOperacao=${operation.Identificador}&Nome=${bornDigital}`,
        { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: bytes },
      );
      const started = performance.now();
      await isRead(call, sent.Identificador);
      times.push(performance.now() - started);
    }
    return [
      {
        name: 'born-digital record of 3 pages, upload ended to ready',
        value: Math.round(median(times)) / 1000,
        unit: 's',
        atMost: 2,
        how: `${times.length} uploads of ${bornDigital}, median; polled every 20 ms over HTTP`,
      },
      {
        name: 'server at rest, embedded database',
        value: Math.round(atRest),
        unit: 'MB',
        atMost: 600,
        how: 'resident memory of the process and its children, demo records read',
      },
    ];
  } finally {
    await server.stop();
    await server.remove();
  }
}

async function isRead(call: Call, id: number): Promise<void> {
  for (;;) {
    const { Situacao } = await ask<RecordState>(call, `RegistroMatricula/Retornar/${id}`);
    if (Situacao === 'aguardando_analise') return;
    if (Situacao === 'erro') throw new Error('the record was not read');
    await pause(20);
  }
}

/** At rest means also after the readers of the demo's files, and the engine that recognised them, have gone. */
async function demoIsRead(call: Call): Promise<void> {
  for (;;) {
    const { Itens } = await ask<{ Itens: RecordState[] }>(
      call,
      'RegistroMatricula/Listar?NumeroRegistros=200',
    );
    const busy = Itens.some(({ Situacao }) => ['recebida', 'na_fila', 'processando'].includes(Situacao));
    if (Itens.length > 0 && !busy) break;
    await pause(500);
  }
  await pause(25_000);
}

async function ask<T>(call: Call, path: string, init?: RequestInit): Promise<T> {
  const response = await call(path, init);
  const answer = (await response.json()) as { Sucesso: boolean; ItemRegistro: T };
  if (!answer.Sucesso) throw new Error(`${path.split('?')[0]}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.ItemRegistro;
}
