import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { signInLive } from '../support/liveApi.ts';
import { startLiveServer } from '../support/liveServer.ts';
import { type Measurement, median } from './measurement.ts';
import { residentMegabytes } from './resident.ts';

interface Listed {
  readonly Itens: readonly { readonly Identificador: number; readonly Situacao: string }[];
}

const corpus = resolve(import.meta.dirname, '../corpus');
const bornDigital = '12-sitio-tres-bocas.pdf';

/** From the end of the upload to a record ready for review, and the memory of a server that has nothing to do. */
export async function measure(): Promise<Measurement[]> {
  const server = await startLiveServer();
  try {
    const api = await signInLive(server.url, 'analista@exemplo.com.br', 'demonstracao');
    await settled(() => api.get<Listed>('RegistroMatricula/Listar?NumeroRegistros=200'));
    const atRest = await residentMegabytes(server.pid);
    const bytes = await readFile(join(corpus, bornDigital));
    const operations = await api.get<Listed>('Operacao/Listar');
    const times: number[] = [];
    for (const operation of operations.Itens.slice(0, 5)) {
      const sent = await api.sendPdf<{ Identificador: number }>(
        `RegistroMatricula/Enviar?IdentificadorOperacao=${operation.Identificador}&Nome=${bornDigital}`,
        bytes,
      );
      const started = performance.now();
      for (;;) {
        const { Situacao } = await api.get<{ Situacao: string }>(
          `RegistroMatricula/Retornar/${sent.Identificador}`,
        );
        if (Situacao === 'aguardando_analise') break;
        if (Situacao === 'erro') throw new Error('the record was not read');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
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

async function settled(list: () => Promise<Listed>): Promise<void> {
  for (;;) {
    const { Itens } = await list();
    if (
      Itens.length > 0 &&
      Itens.every(({ Situacao }) => !['recebida', 'na_fila', 'processando'].includes(Situacao))
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  // At rest means after the readers of the demo's files have gone.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
}
