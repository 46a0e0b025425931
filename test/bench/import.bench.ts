import { entities } from '../../src/metadata/entities.ts';
import { engines } from '../support/databases/engines.ts';
import { clientsCsv, clientsWorkbook, inventedClients } from '../support/papers/clientsFile.ts';
import { startTenant } from '../support/people/tenant.ts';
import { startApi } from '../support/servers/startApi.ts';
import { type Measurement, median } from './measurement.ts';

const lines = 10_000;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Ten thousand clients from a file: read, tried, written, and the whole undone; on each database that answers. */
export async function measure(): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const [engine, start] of engines) {
    const api = await startApi(start, entities);
    try {
      const { actor } = await startTenant(api);
      const people = inventedClients(lines, 'Medida');
      const csv = Buffer.from(
        clientsCsv(people).toString('latin1').replace('Nome completo', 'Nome'),
        'latin1',
      );
      const workbook = await clientsWorkbook(people);
      const time = async (run: () => Promise<{ readonly status: number }>): Promise<number> => {
        const begun = performance.now();
        const { status } = await run();
        if (status !== 200) throw new Error(`Answered ${status}`);
        return Math.round(performance.now() - begun);
      };
      const rounds = async (run: () => Promise<{ readonly status: number }>) =>
        median([await time(run), await time(run), await time(run)]);
      const tell = (name: string, value: number, atMost?: number) =>
        measured.push({
          name: `${name}, ${engine}`,
          value,
          unit: 'ms',
          ...(atMost === undefined ? {} : { atMost }),
          how: `${lines} clients of three fields`,
        });
      tell(
        'a workbook read',
        await rounds(() => api.upload(actor, '/Cliente/LerTabela', workbook, { type: xlsxType })),
      );
      const trial = () => api.upload(actor, '/Cliente/Importar?Simular=true', csv);
      tell('an import rehearsed', await rounds(trial), 5_000);
      let batch = 0;
      tell(
        'an import written',
        await time(async () => {
          const answer = await api.upload(actor, '/Cliente/Importar', csv);
          batch = answer.body.ItemRegistro.Lote;
          return answer;
        }),
      );
      tell(
        'an import undone',
        await time(() => api.call(actor, 'POST', `/Cliente/DesfazerLote/${batch}`, {})),
      );
    } finally {
      await api.close();
    }
  }
  return measured;
}
