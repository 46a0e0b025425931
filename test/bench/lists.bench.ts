import { isDeepStrictEqual } from 'node:util';
import { clients, type LargeDatabase, largeDatabase, operations } from './largeDatabase.ts';
import { drive, percentile, type WireRequest } from './load.ts';
import { type Measurement, median } from './measurement.ts';
import { compare, type SideBySide, startSideBySide } from './sideBySide.ts';

const connections = 10;
const rounds = 24;
const load = { connections, milliseconds: 1_000 };

const any = (count: number) => 1 + Math.floor(Math.random() * count);
const sorted = (field: string) => `SortFields=${field}&SortOrder=asc`;

/** Lists a desk asks for, each with other values every time. */
const kinds: Readonly<Record<string, () => string>> = {
  'of a state': () => '?Situacao=em_andamento',
  'searched by a code': () => `?Busca=${2016 + any(9)}-${String(any(operations)).padStart(6, '0')}`,
  'searched by a common word': () => '?Busca=moradia',
  "sorted by the client's name": () => `?${sorted('IdentificadorCliente')}`,
  "of a state, sorted by the analyst's name": () => `?Situacao=em_parecer&${sorted('IdentificadorAnalista')}`,
  'at a page among the first 1,000': () => `?Pagina=${any(1_000)}`,
  "an analyst's in a state, counted to the end": () =>
    `?ContarTudo=true&Situacao=em_parecer&IdentificadorAnalista=${any(200)}`,
};

/**
 * Pages of operations with their total over HTTP: beside a bare handler with the same session lookup, statements and
 * row-level security, and how long each kind of list takes. Shows nothing where no PostgreSQL answers.
 */
export async function measure(): Promise<Measurement[]> {
  const database = await largeDatabase();
  if (!database) return [];
  const servers = await startSideBySide(database);
  try {
    await requireSameAnswer(servers, database);
    return [...(await besideBare(servers, database)), ...(await times(servers, database))];
  } finally {
    servers.stop();
  }
}

async function besideBare(servers: SideBySide, database: LargeDatabase): Promise<Measurement[]> {
  const { ours, theirs, ratio } = await compare(servers, () => listed(database, ''), load, rounds);
  const how = `25 of ${operations} operations with total, ${connections} connections, median of ${rounds} alternating rounds of ${load.milliseconds / 1000} s`;
  const rate = (results: typeof ours) => Math.round(median(results.map((result) => result.rate)));
  return [
    { name: 'list, bare handler', value: rate(theirs), unit: 'requests/s', how },
    { name: 'list', value: rate(ours), unit: 'requests/s', how },
    { name: 'list / bare handler', value: round(ratio, 2), unit: '', atLeast: 0.9, how },
    time(
      'by default',
      ours.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b),
    ),
  ];
}

async function times({ product }: SideBySide, database: LargeDatabase): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, query] of Object.entries(kinds)) {
    const next = () => listed(database, query());
    await drive(product, next, { ...load, milliseconds: 500 });
    measurements.push(
      time(name, (await drive(product, next, { ...load, milliseconds: 3_000 })).milliseconds),
    );
  }
  return measurements;
}

function time(name: string, milliseconds: readonly number[]): Measurement {
  const at = (share: number) => round(percentile({ milliseconds }, share), 1);
  return {
    name: `list ${name}, 95th percentile`,
    value: at(0.95),
    unit: 'ms',
    atMost: 300,
    how: `${milliseconds.length} pages of 25 over ${connections} connections, ${operations} operations of ${clients} clients; median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms`,
  };
}

const listed = ({ token }: LargeDatabase, query: string): WireRequest => ({
  method: 'GET',
  path: `/api/Operacao/Listar${query}`,
  headers: { authorization: `Bearer ${token}` },
});

/** Two that do not answer alike are no comparison. */
async function requireSameAnswer({ product, bare }: SideBySide, database: LargeDatabase): Promise<void> {
  const { path, headers } = listed(database, '');
  const answer = async (port: number) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return JSON.parse(await response.text(), (_name, value) => value ?? undefined);
  };
  if (!isDeepStrictEqual(await answer(product), await answer(bare)))
    throw new Error('the bare handler answers otherwise than the product');
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
