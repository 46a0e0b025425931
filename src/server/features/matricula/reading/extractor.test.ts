import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePdf, textLines } from '../../../../../test/support/papers/makePdf.ts';
import {
  act,
  inOrder,
  opening,
  owner,
  people,
  reading,
} from '../../../../../test/support/papers/matricula.ts';
import { freeTurn } from '../../../../../test/support/servers/freeTurn.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { AppError } from '../../../../domain/errors.ts';
import type { Extractor, Reading } from '../../../../domain/matricula/model/index.ts';
import type { Evidence } from '../../../../domain/pages/evidence.ts';
import type { PageText } from '../../../../domain/pages/words.ts';
import { type ProcessParts, processFile } from './processFile.ts';
import type { RunKey } from './runs.ts';

/** A paper our rules would find no record in. */
const paper = makePdf([{ content: textLines(['FICHA 4711 DE VILA NOVA', 'DONA: CLARA NUNES TESTE']) }]);

/** What another reader makes of it, elsewhere and later: each value with the words it points at. */
function readingOf(pages: readonly PageText[]): Reading {
  const words = pages.flatMap((page) => page.words);
  const saying = (text: string, confidence: number): Evidence => {
    const found = words.filter((word) => text.split(' ').includes(word.text));
    return { spans: [{ page: 1, boxes: found.map(({ box }) => box) }], quote: text, confidence };
  };
  const sale = act('R-1', 'compra_venda', {
    date: '2020-05-04',
    grantors: people('CLARA NUNES TESTE'),
    grantees: people('DAVI REIS TESTE'),
    transfers: [
      {
        from: ['CLARA NUNES TESTE'],
        to: [{ name: 'DAVI REIS TESTE', share: null }],
        share: null,
        of: 'property',
        mode: 'transfer',
      },
    ],
    evidence: { event: saying('FICHA', 55) },
  });
  const from = opening([owner('CLARA NUNES TESTE', '1/1')], {
    number: '4711',
    evidence: { number: saying('4711', 83) },
  });
  return reading(from, inOrder(sale));
}

const answers: Extractor['read'] = async (pages) => {
  await setTimeout(20);
  return [readingOf(pages)];
};

let read: Extractor['read'];
let folio: TestServer;
let ipe: TestCompany;
let desk: Desk;
let client: number;

const second: Extractor = { read: (pages, signal) => read(pages, signal) };

async function sent(): Promise<number> {
  const operation = await ipe.make('operacao', {
    IdentificadorCliente: client,
    TipoImovel: 'Rural',
    Prioridade: 'normal',
  });
  const path = `RegistroMatricula/Enviar?IdentificadorOperacao=${operation}&Nome=ficha.pdf`;
  return (await desk.send(path, paper)).body.ItemRegistro.Identificador;
}

const record = async (id: number) => (await desk.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro;

async function open(work: boolean): Promise<void> {
  folio = await startServer({ work, services: { extractor: second } });
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'officer', { TodosProprietarios: true });
  desk = await folio.signIn('ana@ipe.exemplo');
  client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
}

describe('a file read by another reader', () => {
  beforeAll(() => open(true), 60_000);
  afterAll(() => folio.close());

  const settled = async (id: number) => {
    const isDone = async () => expect((await record(id)).Progresso).toBeNull();
    await vi.waitFor(isDone, { timeout: 30_000, interval: 100 });
    return record(id);
  };

  test('has its acts with their proofs, and today’s truth folded from them', async () => {
    read = answers;
    const found = await settled(await sent());
    expect(found).toMatchObject({ Situacao: 'aguardando_analise', Numero: '4711', Erro: null });
    expect(found.Leitura.Atos).toMatchObject([{ Codigo: 'R-1', Evento: 'compra_venda' }]);
    expect(found.Extracao.Proprietarios).toMatchObject([{ Nome: 'DAVI REIS TESTE', Percentual: 100 }]);
    const proof = found.Extracao.Evidencias['/Numero'];
    expect(proof).toMatchObject({ Pagina: 1, Citacao: '4711', Confianca: 83 });
    expect(proof.Caixas).toHaveLength(1);
    expect(found.Extracao.Evidencias['/Atos/0/Evento']).toMatchObject({ Confianca: 55 });
  });

  test('that finds no record in it is told as one without', async () => {
    read = async () => [];
    expect((await settled(await sent())).Falha).toMatchObject({ Codigo: 'file-no-matricula' });
  });

  test('that refuses it is told with its reason, and the next file is read', async () => {
    read = () => Promise.reject(new AppError('matricula-value-invalid', { field: 'Numero' }));
    const failed = await settled(await sent());
    expect(failed).toMatchObject({ Situacao: 'erro', Falha: { Codigo: 'matricula-value-invalid' } });
    expect(failed.Erro).toEqual(failed.Falha.Texto);
    read = answers;
    expect(await settled(await sent())).toMatchObject({ Numero: '4711' });
  });
});

describe('a reader in trouble', () => {
  beforeAll(() => open(false), 60_000);
  afterAll(() => folio.close());

  let id: number;
  let job: RunKey;

  beforeEach(async () => {
    id = await sent();
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<RunKey>`select "IdentificadorEmpresa" as "companyId", "Identificador" as "runId"
        from processamento where "IdentificadorRegistroMatricula" = ${id}`.execute(tx),
    );
    job = rows[0] as RunKey;
  });

  const parts = (): ProcessParts => ({
    ...folio.server,
    ocr: { engine: 'tesseract.js', workers: 1, recognize: async () => [], close: () => undefined },
    limits: {},
    onError: () => undefined,
  });

  test('is asked again, and once it has failed four times the file is told as one that failed', async () => {
    read = () => Promise.reject(new Error('reader gone'));
    const turn = freeTurn();
    for (let times = 1; times <= 4; times += 1) await processFile(parts(), job, turn);
    expect(turn.again).toHaveBeenCalledTimes(3);
    expect(await record(id)).toMatchObject({ Situacao: 'erro', Falha: { Codigo: 'reading-failed' } });
  });

  test('is waited for no longer once the record is cancelled, whatever it does', async () => {
    const asked = Promise.withResolvers<AbortSignal>();
    read = (_pages, signal) => {
      asked.resolve(signal);
      return new Promise(() => undefined);
    };
    const done = processFile(parts(), job, freeTurn());
    const signal = await asked.promise;
    const { Versao } = await record(id);
    const cancelled = { Versao, Motivo: 'engano' };
    expect((await desk.post(`RegistroMatricula/Executar/cancelar/${id}`, cancelled)).status).toBe(200);
    await done;
    expect(signal.aborted).toBe(true);
    expect(await record(id)).toMatchObject({ Situacao: 'cancelada' });
  });
});
