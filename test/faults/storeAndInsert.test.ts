import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tidy } from '../../src/server/engine/housekeeping/housekeeping.ts';
import type { Server } from '../../src/server/engine/server.ts';
import { applicationOf } from '../../src/server/openServer.ts';
import { makePdf } from '../support/papers/makePdf.ts';
import { type Desk, startServer, type TestServer } from '../support/servers/startServer.ts';

/** A process that dies around the two steps of taking a file in: its bytes on the disk, its rows in the database. */

let folio: TestServer;
let desk: Desk;
let operation: number;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  desk = await folio.signIn('ana@ipe.exemplo');
  const IdentificadorCliente = await ipe.make('cliente', {
    Nome: 'Ana Couto',
    TipoPessoa: 'F',
    Documento: '71938462050',
  });
  operation = await ipe.make('operacao', { IdentificadorCliente, TipoImovel: 'Rural' });
});
afterAll(() => folio.close());

let mark = 0;
let bytes: Buffer;
beforeEach(() => {
  mark += 1;
  bytes = makePdf([{ content: `BT /F 12 Tf 72 700 Td (arquivo ${mark}) Tj ET` }]);
});

const headers = () => ({
  authorization: `Bearer ${desk.token}`,
  'content-type': 'application/pdf',
  'idempotency-key': `falha-envio-${mark}`,
});
const url = () => `/api/RegistroMatricula/Enviar?IdentificadorOperacao=${operation}&Nome=f${mark}.pdf`;

/** Sends through a server of which one part dies; the answer never comes, as with a killed process. */
async function sendAndDie(part: Partial<Server>): Promise<void> {
  const application = await applicationOf({ ...folio.server, ...part });
  const answer = await application.inject({ method: 'POST', url: url(), headers: headers(), payload: bytes });
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  await application.close();
}

const sendAgain = () => folio.ask({ method: 'POST', url: url(), headers: headers(), payload: bytes });

const count = async (table: string) => {
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(tx),
  );
  return rows[0]?.n ?? 0;
};

const storedFiles = async () => {
  const folder = join(folio.server.settings.dataDir, 'arquivos');
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /[0-9a-f]{64}$/.test(name)).length;
};

class Died extends Error {}

test('after the bytes, before the rows: no row, the retry makes one record, and unclaimed bytes go after a day', async () => {
  const rows = await count('arquivo');
  const { files } = folio.server;
  await sendAndDie({
    files: {
      ...files,
      put: async (content, limits) => {
        await files.put(content, limits);
        throw new Died();
      },
    },
  });
  expect(await count('arquivo')).toBe(rows);
  expect(await storedFiles()).toBe(1);

  const later = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
  await tidy({ ...folio.server, now: later(23) });
  expect(await storedFiles()).toBe(1);
  await tidy({ ...folio.server, now: later(25) });
  expect(await storedFiles()).toBe(0);

  expect((await sendAgain()).status).toBe(200);
  expect(await count('arquivo')).toBe(rows + 1);
  expect(await storedFiles()).toBe(1);
});

test('before the bytes are whole: neither a row nor bytes, and the retry succeeds', async () => {
  const [rows, stored] = [await count('arquivo'), await storedFiles()];
  const { files } = folio.server;
  await sendAndDie({
    files: {
      ...files,
      put: (_content, limits) =>
        files.put(
          (async function* () {
            yield bytes.subarray(0, 10);
            throw new Died();
          })(),
          limits,
        ),
    },
  });
  expect([await count('arquivo'), await storedFiles()]).toEqual([rows, stored]);
  expect((await sendAgain()).status).toBe(200);
});

test('in the middle of the rows: all of them or none', async () => {
  const before = [await count('arquivo'), await count('registro_matricula'), await count('processamento')];
  const { jobs } = folio.server;
  await sendAndDie({
    jobs: {
      ...jobs,
      send: async (tx, type, input, options) => {
        await jobs.send(tx, type, input, options);
        throw new Died();
      },
    },
  });
  const after = [await count('arquivo'), await count('registro_matricula'), await count('processamento')];
  expect(after).toEqual(before);
  expect((await sendAgain()).status).toBe(200);
  const whole = [await count('arquivo'), await count('registro_matricula'), await count('processamento')];
  expect(whole).toEqual(before.map((n) => n + 1));
});

test('after the rows, before the answer: the retry gets the answer of the first, and nothing is there twice', async () => {
  const before = await count('registro_matricula');
  const { database } = folio.server;
  let isDead = false;
  await sendAndDie({
    database: {
      ...database,
      engineParts: database.engineParts,
      transaction: async (actor, work) => {
        const records = await count('registro_matricula');
        const result = await database.transaction(actor, work);
        if (!isDead && (await count('registro_matricula')) > records) {
          isDead = true;
          throw new Died();
        }
        return result;
      },
    },
  });
  expect(isDead).toBe(true);
  expect(await count('registro_matricula')).toBe(before + 1);
  const again = await sendAgain();
  expect(again.status).toBe(200);
  expect(await count('registro_matricula')).toBe(before + 1);
});

test('no row ever stands without its bytes', async () => {
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ Chave: string }>`select "Chave" from arquivo`.execute(tx),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { Chave } of rows) expect(await folio.server.files.has(Chave)).toBe(true);
});
