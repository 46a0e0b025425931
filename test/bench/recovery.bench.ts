import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from '../support/servers/startProcess.ts';
import { type Measurement, median } from './measurement.ts';

const kills = 5;

interface UnderWay {
  readonly Situacao: string;
  readonly LugarNaFila: number | null;
}

/** From a killed server's answering again to its reading again, while the first files of the demo wait. */
export async function measure(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'folio-queda-'));
  const times: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startProcess(dataDir, { OCR_PARALLEL: '1' });
      const ready = performance.now();
      const call = await server.signIn('analista@exemplo.com.br');
      for (let isReading = false; !isReading; await pause(50)) {
        const answer = await call('RegistroMatricula/Listar?Situacao=processando');
        const { ItemRegistro } = (await answer.json()) as { ItemRegistro: { Itens: readonly UnderWay[] } };
        isReading = ItemRegistro.Itens.some(({ Situacao }) => Situacao === 'processando');
      }
      times.push(performance.now() - ready);
      await server.end('SIGKILL');
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const how = `${kills} kills of a server that reads scans, one page at a time; median ${Math.round(median(times))} ms`;
  return [
    {
      name: 'a killed server reads again, after it answers',
      value: Math.round(Math.max(...times)),
      unit: 'ms',
      atMost: 10_000,
      how,
    },
  ];
}
