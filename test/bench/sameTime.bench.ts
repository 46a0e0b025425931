import { engines } from '../support/databases/engines.ts';
import { doorTimes } from '../support/servers/doorTimes.ts';
import { startServer } from '../support/servers/startServer.ts';
import type { Measurement } from './measurement.ts';

const samples = 200;

/**
 * Whether an account exists is not to be told by the clock: of the calls at the door, answers to somebody unknown,
 * inactive and known lie within a tenth.
 * @see OWASP ASVS 5.0, 6.3.8
 */
export async function measure(): Promise<Measurement[]> {
  const [name, start] = engines.at(-1) ?? engines[0] ?? [];
  if (!name || !start) return [];
  const folio = await startServer({ start, passwordCost: { N: 2 ** 15, r: 8, p: 1 } });
  try {
    return (await doorTimes(folio, samples)).map(({ call, medians }) => ({
      name: `${call}: slowest over fastest of unknown, inactive, known`,
      value: Number((Math.max(...medians) / Math.min(...medians)).toFixed(3)),
      unit: 'times',
      atMost: 1.1,
      how: `${name}, medians of ${samples} each: ${medians.map((time) => time.toFixed(2)).join(', ')} ms; scrypt N=2^15, a quarter of production's`,
    }));
  } finally {
    await folio.close();
  }
}
