import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePdf } from '../../test/support/papers/makePdf.ts';
import { freeTurn } from '../../test/support/servers/freeTurn.ts';
import { startServer, type TestCompany, type TestServer } from '../../test/support/servers/startServer.ts';
import { queueMail } from './engine/mail/queueMail.ts';
import type { Ocr } from './features/matricula/reader/ocr.ts';
import { processFile } from './features/matricula/reading/processFile.ts';
import { openDatabase } from './kit/database/openDatabase.ts';

/** Whatever a server does beside answering has ended, or was told to, when its database closes. */

describe('a database that closes', () => {
  test('waits for what is under way and turns away what comes later, whoever asks', async () => {
    const database = await openDatabase({ memory: true });
    await database.asMigrator((tx) => sql`create table folha (n integer)`.execute(tx));
    const inside = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const written = database.asMigrator(async (tx) => {
      inside.resolve();
      await end.promise;
      return sql<{ n: number }>`insert into folha values (7) returning n`.execute(tx);
    });
    await inside.promise;
    const closed = database.close();
    const late = database.asMigrator((tx) => sql`insert into folha values (8)`.execute(tx));
    await expect(late).rejects.toMatchObject({ code: 'server-closing' });
    end.resolve();
    expect((await written).rows).toEqual([{ n: 7 }]);
    await closed;
    await expect(database.system(async () => 1)).rejects.toMatchObject({ code: 'server-closing' });
  });
});

describe('a server that closes', () => {
  let folio: TestServer;
  let ipe: TestCompany;
  let recordId: number;
  let runId: number;
  const errors: unknown[] = [];

  let operation: number;

  beforeAll(async () => {
    folio = await startServer({ onError: (error) => errors.push(error) });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('analista@ipe.exemplo', 'analista', { TodosProprietarios: true });
    const client = await ipe.make('cliente', { Nome: 'Ana', TipoPessoa: 'F', Documento: '71938462050' });
    operation = await ipe.make('operacao', {
      IdentificadorCliente: client,
      TipoImovel: 'Rural',
      Prioridade: 'normal',
    });
  });
  afterAll(() => folio.close());
  beforeEach(async () => {
    errors.length = 0;
    await folio.server.database.asMigrator((tx) => sql`delete from pgboss.job`.execute(tx));
    const desk = await folio.signIn('analista@ipe.exemplo');
    const path = `RegistroMatricula/Enviar?IdentificadorOperacao=${operation}&Nome=scan.pdf`;
    recordId = (await desk.send(path, scan())).body.ItemRegistro.Identificador;
    runId = (await runs())[0]?.Identificador ?? 0;
  });

  /** A page of dark stripes, which has to be recognised. */
  const scan = () => {
    const samples = Buffer.from(Array.from({ length: 400 * 560 }, (_, i) => (i % 9 < 4 ? 0 : 255)));
    return makePdf([
      { content: 'q 595 0 0 842 0 0 cm /I0 Do Q', images: [{ width: 400, height: 560, bits: 8, samples }] },
    ]);
  };
  const runs = async () => {
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ Identificador: number; Falhas: number; Resultado: string | null }>`
        select "Identificador", "Falhas", "Resultado" from processamento
        where "IdentificadorRegistroMatricula" = ${recordId}`.execute(tx),
    );
    return rows;
  };
  /** An engine in the middle of a page: it ends only when it is told to. */
  const endless = (begun: () => void): Ocr => ({
    engine: 'tesseract.js',
    workers: 1,
    recognize: (_picture, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        begun();
      }),
    close: () => undefined,
  });
  const partsWith = (ocr: Ocr) => ({
    ...folio.server,
    ocr,
    limits: {},
    onError: (error: unknown) => errors.push(error),
  });

  test('hears nothing more of a reading once that has ended, however it ended', async () => {
    const { files, database } = folio.server;
    const transaction = vi.fn(database.transaction);
    const reading = vi.fn(database.reading);
    const watched = { ...database, transaction, reading } as typeof database;
    const job = { companyId: ipe.id, runId };
    const gone = { ...files, pathOf: () => Promise.reject(new Error('disk gone')) };
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    try {
      await processFile(
        { ...partsWith(endless(() => undefined)), files: gone, database: watched },
        job,
        freeTurn(),
      );
      const before = transaction.mock.calls.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(before).toBeGreaterThan(0);
      expect(transaction).toHaveBeenCalledTimes(before);
      expect(reading).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  test('waits three seconds for a mail that does not leave, and notes nothing of it afterwards', async () => {
    const { database, now } = folio.server;
    const data = { login: 'ana@ipe.exemplo', name: 'Ana' };
    await database.system((tx) =>
      queueMail(tx, folio.server, { kind: 'senha-alterada', locale: 'pt-br', data, now: now() }),
    );
    const begun = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    const send = () => {
      begun.resolve();
      return late.promise;
    };
    await database.asMigrator((tx) =>
      sql`delete from pgboss.job where name = 'leitura-matricula'`.execute(tx),
    );
    const mail = { isConnected: true, send, close: () => undefined };
    const post = folio.worker({ mail });
    const working = post.workOff();
    await begun.promise;
    const stopped = vi.fn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stopping = post.stop().then(stopped);
      await vi.advanceTimersByTimeAsync(2_999);
      expect(stopped).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await stopping;
    } finally {
      vi.useRealTimers();
    }
    await working;
    late.reject(new Error('the server hung up'));
    const { rows } = await database.system((tx) => sql`select "Resultado" from correio`.execute(tx));
    expect(rows).toEqual([{ Resultado: null }]);
    expect(errors).toEqual([]);
  });

  test('stops a reading that outlasts its patience and leaves the run as it was', async () => {
    const begun = Promise.withResolvers<void>();
    const parts = partsWith(endless(begun.resolve));
    const worker = folio.worker(parts);
    await worker.start();
    await begun.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stopping = worker.stop();
      await vi.advanceTimersByTimeAsync(10_000);
      await stopping;
    } finally {
      vi.useRealTimers();
    }
    expect(await runs()).toEqual([{ Identificador: runId, Falhas: 0, Resultado: null }]);
    expect(errors).toEqual([]);
  });
});
