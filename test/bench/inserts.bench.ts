import { checkDigitsOfCpf } from '../../src/domain/documents/cpf.ts';
import { clients, type LargeDatabase, largeDatabase } from './largeDatabase.ts';
import { percentile, type WireRequest } from './load.ts';
import { type Measurement, median } from './measurement.ts';
import { compare, startSideBySide } from './sideBySide.ts';

const connections = 10;
const rounds = 12;
const load = { connections, milliseconds: 1_000 };

/**
 * A new client with its change row in one transaction, over HTTP: beside a bare handler that does the same, and how
 * long it takes. Shows nothing where no PostgreSQL answers.
 */
export async function measure(): Promise<Measurement[]> {
  const database = await largeDatabase();
  if (!database) return [];
  const servers = await startSideBySide(database);
  try {
    const { ours, theirs, ratio } = await compare(servers, inserting(database), load, rounds);
    const milliseconds = ours.flatMap((result) => result.milliseconds).sort((a, b) => a - b);
    const at = (share: number) => Number(percentile({ milliseconds }, share).toFixed(1));
    const how = `a client with three references beside ${clients} others, ${connections} connections, median of ${rounds} alternating rounds of ${load.milliseconds / 1000} s`;
    const rate = (results: typeof ours) => Math.round(median(results.map((result) => result.rate)));
    return [
      { name: 'insert, bare handler', value: rate(theirs), unit: 'requests/s', how },
      { name: 'insert', value: rate(ours), unit: 'requests/s', how },
      { name: 'insert / bare handler', value: Number(ratio.toFixed(2)), unit: '', atLeast: 0.6, how },
      {
        name: 'insert, 95th percentile',
        value: at(0.95),
        unit: 'ms',
        atMost: 300,
        how: `${milliseconds.length} inserts; median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms`,
      },
    ];
  } finally {
    servers.stop();
  }
}

/** Another client every time, in whatever order the rounds come. */
function inserting({ token }: LargeDatabase): () => WireRequest {
  const firstNumber = 900_000_000 - (Date.now() % 700_000_000);
  let made = 0;
  return () => {
    made += 1;
    const base = String(firstNumber + made);
    const client = {
      TipoPessoa: 'F',
      Documento: base + checkDigitsOfCpf(base),
      Nome: `Cliente de Ensaio ${made}`,
      IdentificadorGrupo: 1 + (made % 500),
      IdentificadorOfficer: 1 + (made % 40),
      IdentificadorSegmentoArea: 1 + (made % 10),
      Municipio: 'Unaí',
      Uf: 'MG',
    };
    return {
      method: 'POST',
      path: '/api/Cliente/Incluir',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(client),
    };
  };
}
