import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesOf } from '../../../../../test/certificates/cases.ts';
import { embedded } from '../../../../../test/support/databases/engines.ts';
import { type GreyDots, lockedPdf } from '../../../../../test/support/papers/lockedPdf.ts';
import { fullPageImage, makePdf, textLines } from '../../../../../test/support/papers/makePdf.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { deadLetters } from '../../../engine/jobs/job.ts';
import { createOcr, type Ocr } from '../../matricula/reader/ocr.ts';
import { createPdfReader } from '../../matricula/reader/pdfReader.ts';
import { defaultLimits } from '../../matricula/reader/readLimits.ts';
import { pagesToRead } from './lookInto.ts';

const labour = casesOf('first').find(({ name }) => name === 'cndt-negativa')?.text ?? '';

let folio: TestServer;
let ipe: TestCompany;
let ana: Desk;
let client: number;
let type: number;
let picture: GreyDots;
let scan: Buffer;
let ocr: Ocr;

beforeAll(async () => {
  folio = await startServer({ start: embedded[1], onError: () => undefined });
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  ana = await folio.signIn('ana@ipe.exemplo');
  client = await ipe.make('cliente', {
    Nome: 'Laticínios Pedra Branca Ltda',
    TipoPessoa: 'J',
    Documento: '77454885000123',
  });
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ id: number }>`select "Identificador" as id from tipo_certidao where "Codigo" = 'CNDT'`.execute(tx),
  );
  type = rows[0]?.id ?? 0;
  picture = await scanOf(makePdf([{ content: textLines(labour.split('\n'), 60, 780, 12) }]));
  const { width, height, pixels: samples } = picture;
  scan = makePdf([{ content: fullPageImage(0), images: [{ width, height, bits: 8, samples }] }]);
  ocr = onceOnly(createOcr({ cacheFolder: folio.server.settings.dataDir, workers: 1 }));
}, 120_000);

afterAll(async () => {
  ocr.close();
  await folio.close();
});

/** All files here are the same picture: its words are recognised once. */
function onceOnly(engine: Ocr): Ocr {
  let words: ReturnType<Ocr['recognize']> | undefined;
  return {
    ...engine,
    recognize(...given) {
      words ??= engine.recognize(...given);
      return words;
    },
  };
}

/** The same page as a picture, as a scanner leaves it. */
async function scanOf(pdf: Buffer): Promise<GreyDots> {
  const folder = await mkdtemp(join(tmpdir(), 'folio-scan-'));
  try {
    const path = join(folder, 'a.pdf');
    await writeFile(path, pdf);
    const reader = createPdfReader({ path, name: 'a.pdf', bytes: pdf.length, password: null }, defaultLimits);
    await reader.open();
    const { image } = await reader.ask('prepare', { page: 1, dpi: 200, withoutText: false });
    reader.stop();
    return image;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function attached(bytes: Buffer, headers: Record<string, string> = {}): Promise<number> {
  const operation = await ipe.make('operacao', {
    IdentificadorCliente: client,
    TipoImovel: 'Rural',
    Prioridade: 'normal',
  });
  const { body } = await ana.post('Certidao/Incluir', {
    IdentificadorOperacao: operation,
    IdentificadorTipoCertidao: type,
  });
  const id = body.ItemRegistro.Identificador;
  expect((await ana.send(`Certidao/Anexar/${id}?Nome=digitalizada.pdf`, bytes, headers)).status).toBe(200);
  return id;
}

const record = async (id: number) => (await ana.get(`Certidao/Retornar/${id}`)).body.ItemRegistro;
const parts = (engine: Partial<Ocr> = {}) => ({ ocr: { ...ocr, ...engine } });
const failing = (cause: Error) => parts({ recognize: () => Promise.reject(cause) });

describe('a certificate attached as a scan', () => {
  test('waits, is recognised by the worker, and proposes with the words of the picture', async () => {
    const id = await attached(scan);
    expect(await record(id)).toMatchObject({
      Dados: { Leitura: 'na_fila', Propostas: {} },
      Avisos: [{ Codigo: 'reading-waits' }],
    });
    expect(await folio.workOff(parts())).toBe(1);
    const { Dados, Avisos, Situacao } = await record(id);
    expect(Situacao).toBe('solicitada');
    expect(Dados).toMatchObject({ Leitura: 'lida', PaginasLidas: 1 });
    expect(Dados.Propostas.Resultado.Valor).toBe('NEGATIVA');
    expect(Dados.Propostas.DataVencimento).toMatchObject({ Valor: '2027-02-14', Pagina: 1 });
    expect(Dados.Sobre.Documento.Valor).toBe('77454885000123');
    expect(Avisos.map(({ Codigo }: { Codigo: string }) => Codigo)).not.toContain('reading-waits');
    expect(await folio.workOff(parts())).toBe(0);
  }, 60_000);

  test('that opens by a password is recognised by it, and the password is gone with that', async () => {
    const id = await attached(await lockedPdf(picture, 'Ipê#7'), {
      'senha-pdf': encodeURIComponent('Ipê#7'),
    });
    const kept = async () => {
      const { rows } = await folio.server.database.asMigrator((tx) =>
        sql<{ Senha: string | null }>`select "Senha" from leitura_certidao
          where "IdentificadorCertidao" = ${id}`.execute(tx),
      );
      return rows.map(({ Senha }) => Senha);
    };
    const [sealed] = await kept();
    expect(sealed).toMatch(/^[\w-]{40,}$/);
    expect(await folio.workOff(parts())).toBe(1);
    expect((await record(id)).Dados).toMatchObject({ Leitura: 'lida', Protegido: true });
    expect((await record(id)).Dados.Propostas.Resultado.Valor).toBe('NEGATIVA');
    expect(await kept()).toEqual([]);
  }, 60_000);

  test('is one worker’s at a time', async () => {
    const id = await attached(scan);
    let asked = 0;
    const counting = parts({
      recognize: (...given) => {
        asked += 1;
        return ocr.recognize(...given);
      },
    });
    const taken = await Promise.all([folio.workOff(counting), folio.workOff(counting)]);
    expect(taken.reduce((sum, count) => sum + count)).toBe(1);
    expect(asked).toBeGreaterThan(0);
    expect((await record(id)).Dados.Leitura).toBe('lida');
  }, 60_000);

  test('that is replaced while it is read keeps what the later file says', async () => {
    const id = await attached(scan);
    const text = makePdf([{ content: textLines(labour.replaceAll('48213907', '99999999').split('\n')) }]);
    const slow = parts({
      recognize: async (...given) => {
        await ana.send(`Certidao/Anexar/${id}?Nome=texto.pdf`, text);
        return ocr.recognize(...given);
      },
    });
    expect(await folio.workOff(slow)).toBe(1);
    const { Dados, NomeArquivo } = await record(id);
    expect(NomeArquivo).toBe('texto.pdf');
    expect(Dados.Propostas.Numero.Valor).toBe('99999999/2026');
    expect(await folio.workOff(parts())).toBe(0);
  }, 60_000);

  test('that a process had in hand when it was killed is read by the next one at once', async () => {
    const id = await attached(scan);
    await folio.server.database.asMigrator((tx) =>
      sql`update pgboss.job set state = 'active', started_on = now() where state = 'created'`.execute(tx),
    );
    expect(await folio.workOff(parts())).toBe(0);
    const worker = folio.worker(parts());
    await worker.start();
    await expect.poll(async () => (await record(id)).Dados.Leitura, { timeout: 30_000 }).toBe('lida');
    await worker.stop();
    await folio.server.database.asMigrator((tx) => sql`delete from pgboss.job`.execute(tx));
  }, 60_000);

  test('that cannot be read is tried three times, then people are told and may type', async () => {
    const id = await attached(scan);
    for (const attempt of [1, 2, 3]) {
      // The last one is followed by the turn that gives it up.
      const begun = await folio.workOff(failing(new Error('engine gone')));
      expect(begun, `attempt ${attempt}`).toBe(attempt === 3 ? 2 : 1);
      expect(await folio.workOff(failing(new Error('engine gone')))).toBe(0);
      folio.forward(3);
    }
    const unread = await record(id);
    expect(unread.Dados.Leitura).toBe('nao_lida');
    const told = unread.Avisos.find(({ Codigo }: { Codigo: string }) => Codigo === 'unread');
    expect(told).toMatchObject({ Confirmar: false });
    expect(told.Texto).toBe(
      'O documento não pôde ser lido: digite o que ele responde. A leitura falhou várias vezes.',
    );
    const issued = await ana.post(`Certidao/Executar/confirmar/${id}`, {
      Versao: unread.Versao,
      Resultado: 'NEGATIVA',
      DataEmissao: '2026-08-18',
    });
    expect(issued.body.ItemRegistro.Situacao).toBe('emitida');
  }, 60_000);

  test('that was given up is read when its job is run again', async () => {
    const id = await attached(scan);
    for (const _attempt of [1, 2, 3]) {
      await folio.workOff(failing(new Error('engine gone')));
      folio.forward(3);
    }
    expect((await record(id)).Dados.Leitura).toBe('nao_lida');
    const { database, jobs } = folio.server;
    const { rows } = await database.asMigrator((tx) =>
      sql<{ id: string }>`select id from pgboss.job where name = ${deadLetters}
        and (data ->> 'certificateId')::int = ${id}`.execute(tx),
    );
    await database.system((tx) => jobs.runAgain(tx, rows[0]?.id ?? ''));
    await folio.workOff(parts());
    expect((await record(id)).Dados.Leitura).toBe('lida');
  }, 60_000);
});

test('of a long file the first and last pages are read', () => {
  expect(pagesToRead(2)).toEqual([1, 2]);
  expect(pagesToRead(15)).toHaveLength(15);
  expect(pagesToRead(400)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 398, 399, 400]);
});
