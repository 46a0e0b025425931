import { clients, type LargeDatabase, largeDatabase } from './largeDatabase.ts';
import { drive, percentile, type WireRequest } from './load.ts';
import type { Measurement } from './measurement.ts';
import { startSideBySide } from './sideBySide.ts';

/**
 * Clients that look alike, over HTTP: the page of all that may be there twice, and what is told while one is typed. Shows
 * nothing where no PostgreSQL answers.
 */
export async function measure(): Promise<Measurement[]> {
  const database = await largeDatabase();
  if (!database) return [];
  const servers = await startSideBySide(database);
  try {
    const measured = async (name: string, atMost: number, next: () => WireRequest): Promise<Measurement> => {
      await drive(servers.product, next, { connections: 1, milliseconds: 3_000 });
      const { milliseconds } = await drive(servers.product, next, { connections: 1, milliseconds: 8_000 });
      const at = (share: number) => Math.round(percentile({ milliseconds }, share));
      const how = `${milliseconds.length} requests one after the other beside ${clients} clients; median ${at(0.5)} ms`;
      return { name, value: at(0.95), unit: 'ms', atMost, how };
    };
    return [
      await measured('possible duplicates, 95th percentile', 1_000, () =>
        asked(database, 'GET', 'Duplicados'),
      ),
      await measured('clients like the one typed, 95th percentile', 300, () =>
        asked(database, 'POST', 'Semelhantes', {
          Nome: `Ana Barros Esteves ${1 + Math.floor(Math.random() * clients)}`,
          Email: `pessoa${1 + Math.floor(Math.random() * clients)}@exemplo.com.br`,
        }),
      ),
    ];
  } finally {
    servers.stop();
  }
}

const asked = (
  { token }: LargeDatabase,
  method: 'GET' | 'POST',
  call: string,
  body?: object,
): WireRequest => ({
  method,
  path: `/api/Cliente/${call}`,
  headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
  ...(body ? { body: JSON.stringify(body) } : {}),
});
