import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makePdf } from '../../../../../test/support/papers/makePdf.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../../test/support/servers/startServer.ts';
import { startWork } from '../../../startWork.ts';

let folio: TestServer;
let ipe: TestCompany;
let desk: Desk;
let client: number;

const corpus = (name: string) => readFile(new URL(`../../../../../test/corpus/${name}`, import.meta.url));

beforeAll(async () => {
  folio = await startServer({ environment: { MAX_PDF_BYTES: '9000000', MAX_PDF_PAGES: '60' } });
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await ipe.person('bia@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await ipe.person('caio@ipe.exemplo', 'analista');
  await ipe.person('otavio@ipe.exemplo', 'officer', { TodosProprietarios: true });
  desk = await folio.signIn('ana@ipe.exemplo');
  client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
});
afterAll(() => folio.close());

const newOperation = () => ipe.make('operacao', { IdentificadorCliente: client, TipoImovel: 'Rural' });
const pages = (count: number, mark = Math.random()) =>
  makePdf(Array.from({ length: count }, () => ({ content: `BT /F 12 Tf 72 700 Td (${mark}) Tj ET` })));

async function send(bytes: Uint8Array, operation: number, name = 'a.pdf', who = desk): Promise<number> {
  const answer = await who.send(
    `RegistroMatricula/Enviar?IdentificadorOperacao=${operation}&Nome=${encodeURIComponent(name)}`,
    bytes,
  );
  expect(answer.status).toBe(200);
  return answer.body.ItemRegistro.Identificador;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const underWay = async (operation?: number, who = desk): Promise<any[]> => {
  const query = operation === undefined ? '' : `?IdentificadorOperacao=${operation}`;
  const { status, body } = await who.get(`RegistroMatricula/Andamento${query}`);
  expect(status).toBe(200);
  return body.ItemRegistro.Itens;
};
const withdraw = (id: number, who = desk) => who.post(`RegistroMatricula/CancelarEnvio/${id}`, {});

describe('before anything is read', () => {
  test('tells each waiting file its place in the line, and no time while none was measured', async () => {
    const operation = await newOperation();
    const ids = [await send(pages(3), operation, 'um.pdf'), await send(pages(5), operation, 'dois.pdf')];
    const files = await underWay(operation);
    expect(files.map(({ Identificador }) => Identificador)).toEqual(ids);
    expect(files[1].LugarNaFila - files[0].LugarNaFila).toBe(1);
    expect(files[0]).toMatchObject({
      NomeArquivo: 'um.pdf',
      Situacao: 'na_fila',
      Paginas: 3,
      Pagina: 0,
      SegundosRestantes: null,
      Falha: null,
      PodeCancelar: true,
    });
    for (const id of ids) await withdraw(id);
  });

  test('counts pages before it at the pace measured last', async () => {
    const operation = await newOperation();
    const first = await send(pages(2), operation);
    const run = await sql<{ id: number; company: number }>`
      select "Identificador" as id, "IdentificadorEmpresa" as company from processamento
      where "IdentificadorRegistroMatricula" = ${first}`;
    await folio.server.database.asMigrator(async (tx) => {
      const { rows } = await run.execute(tx);
      await sql`insert into leitura ("IdentificadorEmpresa", "IdentificadorRegistroMatricula", "Ordem",
          "IdentificadorProcessamento", "Parte", "Conteudo", "Estatisticas")
        values (${rows[0]?.company}, ${first}, 1, ${rows[0]?.id}, 0, '{}'::jsonb,
          '{"TempoTotal": 40000, "Paginas": 10}'::jsonb)`.execute(tx);
    });
    await send(pages(4), operation);
    const [one, two] = await underWay(operation);
    // Four seconds a page, two files side by side: 2 pages of its own; 2 before and 4 of its own.
    expect(one.SegundosRestantes).toBe(8);
    expect(two.SegundosRestantes).toBe(20);
    await folio.server.database.asMigrator((tx) =>
      sql`delete from leitura where "IdentificadorRegistroMatricula" = ${first}`.execute(tx),
    );
    for (const { Identificador } of [one, two]) await withdraw(Identificador);
  });

  test('tells the limits, so that the console refuses before sending', async () => {
    const { body } = await desk.get('RegistroMatricula/Andamento');
    expect(body.ItemRegistro.Limites).toEqual({ TamanhoMaximo: 9_000_000, PaginasMaximas: 60 });
  });

  test('tells without an operation only what one sent oneself', async () => {
    const operation = await newOperation();
    const id = await send(pages(1), operation);
    const bia = await folio.signIn('bia@ipe.exemplo');
    expect((await underWay(operation, bia)).map(({ Identificador }) => Identificador)).toEqual([id]);
    expect(await underWay(undefined, bia)).toEqual([]);
    expect((await underWay()).map(({ Identificador }) => Identificador)).toContain(id);
    await withdraw(id);
  });

  test('tells nobody of an operation out of sight', async () => {
    const caio = await folio.signIn('caio@ipe.exemplo');
    const operation = await newOperation();
    expect((await caio.get(`RegistroMatricula/Andamento?IdentificadorOperacao=${operation}`)).status).toBe(
      404,
    );
  });

  test('names the older record of the same bytes with its operation', async () => {
    const bytes = pages(2);
    const [here, there] = [await newOperation(), await newOperation()];
    const first = await send(bytes, here);
    const second = await send(bytes, there, 'de novo.pdf');
    const codigo = (await desk.get(`Operacao/Retornar/${here}`)).body.ItemRegistro.Codigo;
    expect((await underWay(there))[0].MesmoArquivo).toEqual([
      { IdentificadorRegistroMatricula: first, CodigoOperacao: codigo },
    ]);
    expect((await underWay(here))[0].MesmoArquivo).toEqual([]);
    for (const id of [first, second]) await withdraw(id);
  });
});

describe('an upload taken back', () => {
  test('by its sender, without the right to cancel records: cancelled, with the reason in the log', async () => {
    const operation = await newOperation();
    const id = await send(pages(1), operation);
    const answer = await withdraw(id);
    expect(answer).toMatchObject({ status: 200, body: { ItemRegistro: { Situacao: 'cancelada' } } });
    expect(await underWay(operation)).toEqual([]);
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql<{ Motivo: string }>`select "Motivo" from transicao where "IdentificadorRegistro" = ${id}
        and "Entidade" = 'registro-matricula' and "Para" = 'cancelada'`.execute(tx),
    );
    expect(rows).toEqual([{ Motivo: 'Cancelado por quem enviou' }]);
    expect((await withdraw(id)).body.Erros[0].Codigo).toBe('upload-not-under-way');
  });

  test('by a colleague only with the right to cancel', async () => {
    const id = await send(pages(1), await newOperation());
    const bia = await folio.signIn('bia@ipe.exemplo');
    expect(await withdraw(id, bia)).toMatchObject({
      status: 403,
      body: { Erros: [{ Codigo: 'permission-missing' }] },
    });
    const otavio = await folio.signIn('otavio@ipe.exemplo');
    expect((await withdraw(id, otavio)).status).toBe(200);
  });
});

describe('once read', () => {
  let worker: Awaited<ReturnType<typeof startWork>>;
  beforeAll(async () => {
    worker = await startWork(folio.server);
  });
  afterAll(async () => {
    await worker.finish();
    worker.stop();
  });

  const ended = (operation: number, id: number) =>
    vi.waitFor(
      async () => {
        const file = (await underWay(operation)).find(({ Identificador }) => Identificador === id);
        expect(file?.Etapa).toBeNull();
        return file;
      },
      { timeout: 60_000, interval: 100 },
    );

  test('a file that failed keeps its reason for whoever comes back, and waits for nothing', async () => {
    const operation = await newOperation();
    const id = await send(makePdf([{}, {}]), operation, 'branco.pdf');
    expect(await ended(operation, id)).toMatchObject({
      Situacao: 'erro',
      Falha: { Codigo: 'file-blank', Texto: expect.stringContaining('branco.pdf') },
      LugarNaFila: null,
      PodeCancelar: false,
    });
  });

  test('the same matrícula in the operation is a further reading of it; in another one it is told with its record', {
    timeout: 120_000,
  }, async () => {
    const bytes = await corpus('06-fazenda-campo-real.pdf');
    const [here, there] = [await newOperation(), await newOperation()];
    const first = await send(bytes, here, 'campo real.pdf');
    expect(await ended(here, first)).toMatchObject({ Numero: expect.any(String), MesmaMatricula: [] });
    const again = await send(bytes, here, 'campo real nova.pdf');
    expect(await ended(here, again)).toMatchObject({ IncorporadaEm: first, Situacao: 'cancelada' });
    const elsewhere = await send(bytes, there, 'campo real.pdf');
    const codigo = (await desk.get(`Operacao/Retornar/${here}`)).body.ItemRegistro.Codigo;
    expect(await ended(there, elsewhere)).toMatchObject({
      IncorporadaEm: null,
      MesmaMatricula: [{ IdentificadorRegistroMatricula: first, CodigoOperacao: codigo }],
    });
  });

  test('a reading stops soon after its upload was taken back', { timeout: 120_000 }, async () => {
    const operation = await newOperation();
    const id = await send(await corpus('02-sitio-sao-jose.pdf'), operation);
    await vi.waitFor(async () => expect((await underWay(operation))[0].Situacao).toBe('processando'), {
      timeout: 30_000,
      interval: 50,
    });
    expect((await withdraw(id)).status).toBe(200);
    const other = await send(await corpus('06-fazenda-campo-real.pdf'), await newOperation());
    await vi.waitFor(
      async () =>
        expect((await desk.get(`RegistroMatricula/Retornar/${other}`)).body.ItemRegistro.Situacao).toBe(
          'aguardando_analise',
        ),
      { timeout: 30_000, interval: 100 },
    );
    expect((await desk.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro.Situacao).toBe('cancelada');
  });
});
