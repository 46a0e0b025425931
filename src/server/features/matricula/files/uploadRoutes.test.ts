import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manyPages } from '../../../../../test/support/hostile/hostilePdf.ts';
import { makePdf } from '../../../../../test/support/papers/makePdf.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';

let folio: TestServer;
let ipe: TestCompany;
let jatoba: TestCompany;
let desk: Desk;
let operation: number;

const corpus = (name: string) => readFile(new URL(`../../../../../test/corpus/${name}`, import.meta.url));
const page = { content: 'BT /F 12 Tf 72 700 Td (pagina) Tj ET' };

beforeAll(async () => {
  folio = await startServer({ environment: { MAX_PDF_BYTES: '900000', MAX_PDF_PAGES: '6' } });
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  await ipe.person('analista@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await ipe.person('leitora@ipe.exemplo', 'consulta', { TodosProprietarios: true });
  desk = await folio.signIn('analista@ipe.exemplo');
  operation = await newOperation(ipe);
});

afterAll(() => folio.close());

async function newOperation(company: TestCompany): Promise<number> {
  const client = { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' };
  const IdentificadorCliente = await company.make('cliente', client).catch(async () => firstClient(company));
  return company.make('operacao', { IdentificadorCliente, TipoImovel: 'Rural', Prioridade: 'normal' });
}

async function firstClient({ actor }: TestCompany): Promise<number> {
  const { rows } = await folio.server.database.transaction(actor, (tx) =>
    sql<{ id: number }>`select min("Identificador") as id from cliente`.execute(tx),
  );
  return rows[0]?.id ?? 0;
}

const send = (bytes: Uint8Array, name: string, headers = {}, to = operation) =>
  desk.send(
    `RegistroMatricula/Enviar?IdentificadorOperacao=${to}&Nome=${encodeURIComponent(name)}`,
    bytes,
    headers,
  );

const storedFiles = async () => {
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ n: number }>`select count(*) as n from arquivo`.execute(tx),
  );
  return rows[0]?.n;
};

describe('a file sent', () => {
  test('becomes a queued record of the operation, which is no draft any more', async () => {
    const answer = await send(makePdf([page, page]), '../../matrícula 12.pdf');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ItemRegistro: {
          Situacao: 'na_fila',
          NomeArquivo: 'matrícula 12.pdf',
          Paginas: 2,
          IdentificadorOperacao: operation,
          Avisos: [],
        },
      },
    });
    expect((await desk.get(`Operacao/Retornar/${operation}`)).body.ItemRegistro.Situacao).toBe(
      'em_andamento',
    );
  });

  test.each([
    ['hostile/h1-truncado.pdf', 422, 'file-damaged'],
    ['hostile/h2-protegido-por-senha.pdf', 422, 'file-password'],
    ['hostile/h3-texto-renomeado.pdf', 422, 'file-not-pdf'],
    ['hostile/h4-vazio.pdf', 422, 'file-empty'],
  ])('%s is refused at once with a message of its own', async (name, status, Codigo) => {
    const before = await storedFiles();
    const answer = await send(await corpus(name), name);
    expect(answer).toMatchObject({ status, body: { Sucesso: false, Erros: [{ Codigo }] } });
    expect(answer.body.Erros[0].Texto).not.toContain('errors.');
    expect(await storedFiles()).toBe(before);
  });

  test('that asks for a password is taken with the right one, which nobody can read afterwards', async () => {
    const bytes = await corpus('hostile/h2-protegido-por-senha.pdf');
    const wrong = await send(bytes, 'a.pdf', { 'senha-pdf': 'errada' });
    expect(wrong.body.Erros[0]).toMatchObject({ Codigo: 'file-password-wrong', Campo: 'SenhaPdf' });
    const right = await send(bytes, 'a.pdf', { 'senha-pdf': encodeURIComponent('Senha#123') });
    expect(right.status).toBe(200);
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{
        Senha: string | null;
      }>`select "Senha" from processamento order by "Identificador" desc limit 1`.execute(tx),
    );
    expect(rows[0]?.Senha).toMatch(/^[\w-]{40,}$/);
    expect(folio.server.secrets.open(String(rows[0]?.Senha))).toBe('Senha#123');
  });

  test('that is none at all gets the sentence of the specification', async () => {
    const answer = await desk.post(`RegistroMatricula/Enviar?IdentificadorOperacao=${operation}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { Erros: [{ Codigo: 'file-missing', Texto: 'Deve ser selecionado um arquivo para envio' }] },
    });
  });

  test('with too many pages is refused before anything is drawn', async () => {
    const answer = await send(makePdf(Array.from({ length: 7 }, () => page)), 'longa.pdf');
    expect(answer.body.Erros[0]).toMatchObject({ Codigo: 'file-too-many-pages' });
    expect(answer.body.Erros[0].Texto).toContain('7 páginas; o limite é 6');
  });

  test('of ten thousand pages is refused', async () => {
    const answer = await send(manyPages(10_000), 'dez mil.pdf');
    expect(answer.body.Erros[0]).toMatchObject({ Codigo: 'file-too-many-pages' });
  });

  test.each([
    [
      'a picture inside an archive',
      Buffer.concat([makePdf([page]), Buffer.from('PK\u0003\u0004 PK\u0005\u0006')]),
      200,
    ],
    [
      'a web page that is a PDF too',
      Buffer.concat([Buffer.from('<html><script>1</script>'), makePdf([page])]),
      422,
    ],
    ['an archive that is a PDF too', Buffer.concat([Buffer.from('PK\u0003\u0004'), makePdf([page])]), 422],
  ])('of two kinds at once is what its first bytes say: %s', async (_what, bytes, status) => {
    expect((await send(bytes, 'a.pdf')).status).toBe(status);
  });

  test('too large is refused by the length it declares', async () => {
    const answer = await send(Buffer.alloc(900_001, 32), 'grande.pdf');
    expect(answer).toMatchObject({ status: 413, body: { Erros: [{ Codigo: 'file-too-large' }] } });
  });

  test('again, with the same key, makes one record and gives the same answer', async () => {
    const key = { 'idempotency-key': 'chave-de-envio-1' };
    const bytes = makePdf([page]);
    const [first, second] = [await send(bytes, 'b.pdf', key), await send(bytes, 'b.pdf', key)];
    expect(second.body).toEqual(first.body);
    const other = await send(makePdf([page, page, page]), 'b.pdf', key);
    expect(other.body.Erros[0].Codigo).toBe('idempotency-key-reused');
  });

  test('that was sent before is taken with a warning that leads to the first one', async () => {
    const bytes = makePdf([page, page, page, page]);
    const first = await send(bytes, 'c.pdf');
    const second = await send(bytes, 'c de novo.pdf', {}, await newOperation(ipe));
    expect(second.body.ItemRegistro.Avisos).toMatchObject([
      { Codigo: 'file-repeated', IdentificadorRegistroMatricula: first.body.ItemRegistro.Identificador },
    ]);
  });
});

describe('sending is refused', () => {
  test('to who may only read', async () => {
    const reader = await folio.signIn('leitora@ipe.exemplo');
    const path = `RegistroMatricula/Enviar?IdentificadorOperacao=${operation}`;
    const answer = await reader.send(path, makePdf([page]));
    expect(answer).toMatchObject({ status: 403, body: { Erros: [{ Codigo: 'permission-missing' }] } });
  });

  test('to an operation of another company, whose existence is not told', async () => {
    expect((await send(makePdf([page]), 'a.pdf', {}, await newOperation(jatoba))).status).toBe(404);
    expect((await send(makePdf([page]), 'a.pdf', {}, 999_999)).status).toBe(404);
  });

  test('to a closed operation', async () => {
    const closed = await newOperation(ipe);
    await folio.server.database.asMigrator((tx) =>
      sql`update operacao set "Situacao" = 'cancelada' where "Identificador" = ${closed}`.execute(tx),
    );
    expect((await send(makePdf([page]), 'a.pdf', {}, closed)).body.Erros[0].Codigo).toBe('operation-closed');
  });
});

describe('a stored file', () => {
  const store = (bytes: Uint8Array, name: string) =>
    desk.send(`Arquivo?Nome=${encodeURIComponent(name)}`, bytes);

  test('comes back as a download that no browser shows or runs', async () => {
    const bytes = makePdf([page], '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>');
    const { Identificador, Tipo } = (await store(bytes, 'a.pdf\r\nX-Evil: y')).body.ItemRegistro;
    expect(Tipo).toBe('application/pdf');
    const answer = await desk.get(`Arquivo/${Identificador}`);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=/);
    expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-evil']).toBeUndefined();
  });

  test.each([
    ['<html><script>alert(1)</script>%PDF-1.7', 'a.pdf'],
    ['<svg onload="alert(1)"/>', 'a.png'],
    ['MZ\u0090', 'a.exe'],
    ['PK\u0003\u0004', 'a.zip'],
  ])('is refused when its bytes are of no accepted kind: %s', async (text, name) => {
    expect(await store(Buffer.from(text, 'latin1'), name)).toMatchObject({ status: 415 });
  });

  test('is taken from nobody who may write no record that holds one', async () => {
    // Whoever may write feedback attaches to it: this one may only look.
    const profile = await ipe.make('perfil', {
      Nome: 'Só lê clientes',
      Codigos: [{ Codigo: 'CLIENTE.CONSULTAR' }],
      CodigosConceder: [],
      Ativo: true,
    });
    await ipe.person('olha@ipe.exemplo', 'consulta', {
      Vinculos: [{ IdentificadorEmpresa: ipe.id, Perfis: [profile], Filiais: [], Ativo: true }],
    });
    const reader = await folio.signIn('olha@ipe.exemplo');
    const answer = await reader.send('Arquivo?Nome=a.pdf', makePdf([page]));
    expect(answer).toMatchObject({ status: 403, body: { Erros: [{ Codigo: 'permission-missing' }] } });
  });

  test('is not lost when somebody sends its bytes again and is refused', async () => {
    const image = Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP of a page');
    const { files } = folio.server;
    const { key } = await files.put(image, { name: 'pagina.webp', maxBytes: 1000 });
    expect((await send(image, 'a.pdf')).body.Erros[0].Codigo).toBe('file-not-pdf');
    expect((await store(image, 'a.png')).status).toBe(415);
    expect(await files.has(key)).toBe(true);
  });

  test('is for its sender and for those who may read a record that holds it', async () => {
    const { Identificador } = (await store(makePdf([page, page, page, page, page]), 'd.pdf')).body
      .ItemRegistro;
    const reader = await folio.signIn('leitora@ipe.exemplo');
    expect((await reader.get(`Arquivo/${Identificador}`)).status).toBe(404);
    const sent = await desk.post('RegistroMatricula/Incluir', {
      IdentificadorOperacao: operation,
      IdentificadorArquivo: Identificador,
    });
    expect(sent).toMatchObject({ status: 200, body: { ItemRegistro: { Situacao: 'na_fila' } } });
    expect((await reader.get(`Arquivo/${Identificador}`)).status).toBe(200);
    await jatoba.person('chefe@jatoba.exemplo', 'officer', { TodosProprietarios: true });
    const stranger = await folio.signIn('chefe@jatoba.exemplo');
    expect((await stranger.get(`Arquivo/${Identificador}`)).status).toBe(404);
  });
});
