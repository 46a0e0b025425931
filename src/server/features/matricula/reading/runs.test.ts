import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePdf } from '../../../../../test/support/papers/makePdf.ts';
import { freeTurn } from '../../../../../test/support/servers/freeTurn.ts';
import {
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { createFileRow } from '../../../engine/files/fileRows.ts';
import type { JobQueue } from '../../../engine/jobs/queue.ts';
import { takeIn } from '../files/intake.ts';
import type { Ocr } from '../reader/ocr.ts';
import { noTimes, type ReadPage } from '../reader/readPage.ts';
import { type ProcessParts, processFile } from './processFile.ts';
import { readFile } from './readFile.ts';
import {
  cancelRuns,
  claimRun,
  endRun,
  latestRun,
  type RunKey,
  RunTakenOver,
  storedPages,
  storePage,
} from './runs.ts';

let folio: TestServer;
let ipe: TestCompany;
let client: number;
let job: RunKey;
let recordId: number;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
});

afterAll(() => folio.close());

const as = <T>(work: Parameters<typeof folio.server.database.transaction<T>>[1]) =>
  folio.server.database.transaction<T>(ipe.actor, work);

/** A record with a run that nobody has taken yet; its job is caught instead of queued. */
beforeEach(async () => {
  const { files, secrets } = folio.server;
  const operation = { IdentificadorCliente: client, TipoImovel: 'Rural', Prioridade: 'normal' };
  const operationId = await ipe.make('operacao', operation);
  const { key, size } = await files.put(makePdf([{ content: '' }]), { name: 'a.pdf', maxBytes: 1e6 });
  const record = await transact(folio.server, ipe.actor, async (work) => {
    const stored = { Chave: key, Nome: 'a.pdf', Tipo: 'application/pdf', Tamanho: size };
    const file = await createFileRow(work.tx, ipe.actor, stored);
    const jobs: Pick<JobQueue, 'send'> = {
      send: async (_tx, _type, input) => {
        job = input as unknown as RunKey;
      },
    };
    return takeIn(work, { jobs, secrets }, { operationId, file, pages: 1, password: null });
  });
  recordId = Number(record.Identificador);
});

const page = (number: number, text = 'palavra'): ReadPage => ({
  text: {
    page: number,
    width: 595,
    height: 842,
    source: 'text',
    words: [
      { page: number, line: 0, text, box: { left: 0.1, top: 0.1, right: 0.2, bottom: 0.12 }, confidence: 97 },
    ],
  },
  level: 'OTIMA',
  confidence: 97,
  times: noTimes,
  failure: null,
});

describe('a run', () => {
  test('gives back the pages it stored, each once', async () => {
    const run = (await as((tx) => claimRun(tx, job.runId))) as NonNullable<
      Awaited<ReturnType<typeof claimRun>>
    >;
    await as((tx) => storePage(tx, run, page(2, 'segunda'), null));
    await as((tx) => storePage(tx, run, page(1, 'primeira'), null));
    await as((tx) => storePage(tx, run, page(1, 'outra vez'), null));
    expect(await as((tx) => storedPages(tx, job.runId))).toEqual([page(1, 'primeira'), page(2, 'segunda')]);
  });

  test('lets an attempt that was overtaken write nothing more', async () => {
    const [older, newer] = [
      await as((tx) => claimRun(tx, job.runId)),
      await as((tx) => claimRun(tx, job.runId)),
    ];
    if (!older || !newer) throw new Error('not claimed');
    await expect(as((tx) => storePage(tx, older, page(1), null))).rejects.toThrow(RunTakenOver);
    await expect(as((tx) => endRun(tx, older, { result: 'lida' }))).rejects.toThrow(RunTakenOver);
    await as((tx) => storePage(tx, newer, page(1), null));
    await as((tx) => endRun(tx, newer, { result: 'lida' }));
    expect(await as((tx) => claimRun(tx, job.runId))).toBeNull();
  });

  test('ends with its record’s cancellation, in the middle of a page too', async () => {
    const run = await as((tx) => claimRun(tx, job.runId));
    if (!run) throw new Error('not claimed');
    await as((tx) => cancelRuns(tx, recordId));
    await expect(as((tx) => storePage(tx, run, page(1), null))).rejects.toThrow(RunTakenOver);
    expect(await as((tx) => latestRun(tx, recordId))).toMatchObject({ Resultado: 'cancelada' });
  });
});

describe('a failure', () => {
  const ocr: Ocr = { engine: 'tesseract.js', workers: 1, recognize: async () => [], close: () => undefined };
  const parts = (broken: Partial<ProcessParts['files']>): ProcessParts => ({
    ...folio.server,
    files: { ...folio.server.files, ...broken },
    ocr,
    limits: {},
    onError: () => undefined,
  });
  const state = async () => {
    const run = await as((tx) => latestRun(tx, recordId));
    return { falhas: run?.Falhas, resultado: run?.Resultado };
  };

  test('of the machine is tried again after 1, 5 and 15 minutes, and then told', async () => {
    const now = new Date();
    const broken = { ...parts({ pathOf: () => Promise.reject(new Error('disk gone')) }), now: () => now };
    const turn = freeTurn();
    for (const falhas of [1, 2, 3]) {
      await processFile(broken, job, turn);
      expect(await state()).toEqual({ falhas, resultado: null });
    }
    expect(turn.again.mock.calls.map(([, at]) => (at.getTime() - now.getTime()) / 1000)).toEqual([
      60, 300, 900,
    ]);
    await processFile(broken, job, turn);
    expect(await state()).toEqual({ falhas: 4, resultado: 'erro' });
    expect(turn.again).toHaveBeenCalledTimes(3);
    expect(turn.done).toHaveBeenCalledTimes(1);
  });

  test('of the file is told at once', async () => {
    const turn = freeTurn();
    await processFile(parts({}), job, turn);
    expect(await state()).toEqual({ falhas: 0, resultado: 'erro' });
    expect(turn.again).not.toHaveBeenCalled();
  });

  test('that takes its process along every time ends the run at last, without another try', async () => {
    const { database, jobs } = folio.server;
    await as((tx) => jobs.send(tx, readFile, job));
    await database.asMigrator((tx) =>
      sql`update pgboss.job set state = 'retry', started_on = now(), retry_count = 15
        where name = ${readFile.name} and data ->> 'runId' = ${String(job.runId)}`.execute(tx),
    );
    const pathOf = vi.fn(() => Promise.reject(new Error('never asked')));
    await folio.workOff(parts({ pathOf }));
    expect(await state()).toEqual({ falhas: 0, resultado: 'erro' });
    expect(pathOf).not.toHaveBeenCalled();
  });

  test('of a run that has ended changes nothing', async () => {
    await as((tx) => cancelRuns(tx, recordId));
    await processFile(parts({}), job, freeTurn());
    expect(await state()).toEqual({ falhas: 0, resultado: 'cancelada' });
  });
});

test('a record is not deleted while it is being read', async () => {
  await ipe.person('officer@ipe.exemplo', 'officer', { TodosProprietarios: true });
  const desk = await folio.signIn('officer@ipe.exemplo');
  const record = async () =>
    (await desk.get(`RegistroMatricula/Retornar/${recordId}`)).body.ItemRegistro as { Versao: number };
  const remove = async () =>
    desk.delete(`RegistroMatricula/Excluir/${recordId}?Versao=${(await record()).Versao}`);
  expect((await remove()).body.Erros[0].Codigo).toBe('record-processing');
  const { Versao } = await record();
  const cancelled = { Versao, Motivo: 'engano' };
  await desk.post(`RegistroMatricula/Executar/cancelar/${recordId}`, cancelled);
  expect((await remove()).status).toBe(200);
});
