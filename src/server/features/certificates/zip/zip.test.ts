import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { makePdf, textLines } from '../../../../../test/support/papers/makePdf.ts';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { createFileStore } from '../../../kit/files/fileStore.ts';
import type { ChosenFile } from './chosenFiles.ts';
import { uniqueNames } from './entryNames.ts';
import { zipOf } from './zipOf.ts';

let folio: TestServer;
let ipe: TestCompany;
let ana: Desk;
let client: number;
let type: number;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await jatoba.person('outra@jatoba.exemplo', 'analista', { TodosProprietarios: true });
  ana = await folio.signIn('ana@ipe.exemplo');
  client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ id: number }>`select "Identificador" as id from tipo_certidao where "Codigo" = 'CNDT'`.execute(tx),
  );
  type = rows[0]?.id ?? 0;
}, 60_000);

afterAll(() => folio.close());

const item = ({ body }: Answer) => body.ItemRegistro;
const pdf = (line: string) => makePdf([{ content: textLines([line]) }]);
const zip = (ids: readonly number[], desk = ana) => desk.post('Certidao/Zip', { Identificadores: ids });
const code = ({ body }: Answer) => body.Erros?.[0].Codigo;

async function requested(): Promise<{ id: number; operation: string }> {
  const IdentificadorOperacao = await ipe.make('operacao', {
    IdentificadorCliente: client,
    TipoImovel: 'Rural',
    Prioridade: 'normal',
  });
  const made = item(
    await ana.post('Certidao/Incluir', { IdentificadorOperacao, IdentificadorTipoCertidao: type }),
  );
  return { id: made.Identificador, operation: made.Rotulos.IdentificadorOperacao };
}

async function issued(bytes: Buffer, more: object = {}) {
  const made = await requested();
  const { Versao } = item(await ana.send(`Certidao/Anexar/${made.id}?Nome=a.pdf`, bytes));
  const answer = await ana.post(`Certidao/Executar/confirmar/${made.id}`, {
    Versao,
    Resultado: 'NEGATIVA',
    DataEmissao: '2026-10-05',
    ...more,
  });
  expect(answer.status).toBe(200);
  return made;
}

async function opened(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(bytes);
  const found = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry())
    found.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return found;
}

const indexOf = (entries: ReadonlyMap<string, Buffer>): readonly Record<string, string>[] =>
  parse(entries.get('indice.csv') ?? '', { bom: true, delimiter: ';', columns: true });

describe('certificates in one ZIP', () => {
  test('open again, each under its own name, and the index says what each is', async () => {
    const [first, second] = [pdf('primeira'), pdf('segunda')];
    const a = await issued(first, { Numero: '=1+1', Orgao: 'Justiça; do "Trabalho"' });
    const b = await issued(second, { Resultado: 'POSITIVA', Observacao: 'Dívida garantida.' });
    const awaited = await requested();
    const answer = await zip([b.id, a.id, awaited.id, a.id]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="certidoes-\d{4}-\d\d-\d\d\.zip"/),
    });
    const entries = await opened(answer.bytes);
    const names = [b, a].map(({ operation }) => `${operation}_CNDT_71938462050_2026-10-05.pdf`);
    expect([...entries.keys()].sort()).toEqual(['indice.csv', ...names].sort());
    expect(entries.get(names[0] ?? '')?.equals(second)).toBe(true);
    expect(entries.get(names[1] ?? '')?.equals(first)).toBe(true);

    const index = entries.get('indice.csv');
    expect(index?.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(indexOf(entries)).toMatchObject([
      {
        'Arquivo no ZIP': names[0],
        'Código do tipo': 'CNDT',
        Operação: b.operation,
        Cliente: 'Ana Couto',
        'CPF/CNPJ': '719.384.620-50',
        Resultado: 'Positiva',
        'Emitida em': '05/10/2026',
        'Vence em': '03/04/2027',
        Observação: 'Dívida garantida.',
      },
      {
        'Arquivo no ZIP': names[1],
        Resultado: 'Negativa',
        Número: "'=1+1",
        'Órgão emissor': 'Justiça; do "Trabalho"',
        'SHA-256': expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      { 'Arquivo no ZIP': '', Situação: 'Solicitada', 'Emitida em': '' },
    ]);
  });

  test('is noted as an export of so many', async () => {
    const made = await issued(pdf('anotada'));
    await zip([made.id]);
    await folio.server.accessLog.flush();
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ Quantidade: number }>`select "Quantidade" from log_acesso
        where "Evento" = 'exportou' and "Entidade" = 'certidao' order by "Identificador" desc limit 1`.execute(
        tx,
      ),
    );
    expect(rows).toMatchObject([{ Quantidade: 1 }]);
  });

  test('are refused with a sentence: too many, too large, none with a file, another company’s', async () => {
    const many = await zip(Array.from({ length: 201 }, (_, index) => index + 1));
    expect([many.status, many.body.Erros[0].Texto]).toEqual([
      422,
      'São 201 certidões; um ZIP leva até 200. Selecione menos.',
    ]);
    const large = await issued(pdf('grande'));
    await folio.server.database.asMigrator((tx) =>
      sql`update arquivo set "Tamanho" = 210000000 where "Identificador" =
        (select "IdentificadorArquivo" from certidao where "Identificador" = ${large.id})`.execute(tx),
    );
    const heavy = await zip([large.id]);
    expect([heavy.status, heavy.body.Erros[0].Texto]).toEqual([
      422,
      'Os arquivos somam 201 MB; um ZIP leva até 200 MB. Selecione menos.',
    ]);
    expect(code(await zip([(await requested()).id]))).toBe('zip-empty');
    const stranger = await folio.signIn('outra@jatoba.exemplo');
    expect(code(await zip([large.id], stranger))).toBe('record-not-found');
    expect(code(await zip([]))).toBe('body-invalid');
  });

  test('whose bytes are gone are refused before the first byte is sent', async () => {
    const made = await issued(pdf('perdida'));
    await folio.server.files.remove(item(await ana.get(`Certidao/Retornar/${made.id}`)).Sha256);
    const answer = await zip([made.id]);
    expect([answer.status, code(answer)]).toEqual([404, 'file-not-stored']);
    const file = await ana.get(`Certidao/Arquivo/${made.id}`);
    expect([file.status, code(file)]).toEqual([404, 'file-not-stored']);
    const { NomeArquivo } = item(await ana.get(`Certidao/Retornar/${made.id}`));
    expect(file.body.Erros[0].Texto).toMatch(`O arquivo ${NomeArquivo} não está mais guardado no servidor.`);
  });
});

test('names that come again are told apart, also by case', () => {
  expect(uniqueNames(['a.pdf', 'A.pdf', '', 'a.pdf', '', 'a_2.pdf'])).toEqual([
    'a.pdf',
    'A_2.pdf',
    '',
    'a_3.pdf',
    '',
    'a_2_2.pdf',
  ]);
});

describe('two hundred files of one megabyte', () => {
  const megabyte = 2 ** 20 - 100;
  let folder: string;
  let chosen: readonly ChosenFile[];
  let files: ReturnType<typeof createFileStore>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'folio-zip-'));
    files = createFileStore(folder);
    const made: ChosenFile[] = [];
    for (let index = 0; index < 200; index += 1) {
      const limits = { name: 'a.pdf', maxBytes: megabyte };
      const { key, size } = await files.put(randomBytes(megabyte), limits);
      made.push({
        record: { Identificador: index, Versao: 1, Rotulos: {} },
        typeCode: 'CNDT',
        file: { Identificador: index, Chave: key, Nome: 'a.pdf', Tipo: '', Tamanho: size, CriadoPor: null },
        name: `${index}.pdf`,
      });
    }
    chosen = made;
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const opening = () => zipOf(chosen, { files, actor: { locale: 'pt-br' } });
  const openFiles = async () => {
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    return links.filter((path) => path.startsWith(folder)).length;
  };

  test('are streamed in less than 100 MB beyond what was taken before', async () => {
    const stream = await opening();
    const rest = process.memoryUsage().rss;
    let most = rest;
    let bytes = 0;
    for await (const chunk of stream) {
      bytes += (chunk as Buffer).length;
      most = Math.max(most, process.memoryUsage().rss);
    }
    expect(bytes).toBeGreaterThan(200 * megabyte);
    expect((most - rest) / 2 ** 20).toBeLessThan(100);
  }, 60_000);

  test.runIf(process.platform === 'linux')('leave no file open when the reader goes away', async () => {
    const stream = await opening();
    let bytes = 0;
    for await (const chunk of stream) {
      bytes += (chunk as Buffer).length;
      if (bytes < 3.5 * megabyte) continue;
      expect(await openFiles()).toBe(1);
      break;
    }
    await expect.poll(openFiles).toBe(0);
  });
});
