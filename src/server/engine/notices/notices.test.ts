import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import { tidy } from '../housekeeping/housekeeping.ts';

interface Notice {
  readonly Identificador: number;
  readonly Texto: string;
  readonly Tipo: string;
  readonly Lida: boolean;
  readonly Entidade: string;
  readonly IdentificadorRegistro: number;
}

const list = async (desk: Desk, query = '', headers = {}): Promise<readonly Notice[]> =>
  (await desk.get(`Notificacao/Listar?NumeroRegistros=200${query}`, headers)).body.ItemRegistro.Itens;
const unread = async (desk: Desk): Promise<number> =>
  (await desk.get('Notificacao/Contar')).body.ItemRegistro.NaoLidas;

describe.each(featureEngines)('notices on %s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let buriti: TestCompany;
  let ana: Desk;
  let bento: Desk;
  let anaId: number;
  let analyst: number;
  let other: number;
  let client: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    buriti = await folio.company('Banco Buriti S.A.', '60316817000103');
    const profiles = [ipe, buriti].map(({ id, profiles: ids }) => ({
      IdentificadorEmpresa: id,
      Perfis: [ids.get('analista')],
      Filiais: [],
      Ativo: true,
    }));
    anaId = await ipe.person('ana@ipe.exemplo', 'analista');
    await folio.server.database.asMigrator((tx) =>
      tx
        .insertInto('usuario_vinculos')
        .values({ ...profiles[1], IdentificadorPai: anaId, Ordem: 1 })
        .execute(),
    );
    await ipe.person('bento@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    const segment = await ipe.make('segmento-area', {
      Nome: 'Agronegócio',
      IdentificadorDiretoria: await ipe.make('diretoria', { Nome: 'Crédito' }),
    });
    const officer = await ipe.make('officer', { Nome: 'Otávio', IdentificadorSegmentoArea: segment });
    const post = (Nome: string, IdentificadorUsuario: number | null) =>
      ipe.make('analista', { Nome, IdentificadorUsuario, IdentificadorOfficer: officer });
    analyst = await post('Ana', anaId);
    other = await post('Ester', null);
    client = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
    ana = await folio.signIn('ana@ipe.exemplo');
    bento = await folio.signIn('bento@ipe.exemplo');
    await moveTo(ana, ipe);
  });
  afterAll(() => folio.close());

  const moveTo = async (desk: Desk, { id }: TestCompany) => {
    const answer = await desk.post('Autenticacao/TrocarEmpresa', { IdentificadorEmpresa: id });
    desk.token = answer.body.ItemRegistro.Token;
  };
  const operation = async (desk: Desk, IdentificadorAnalista: number | null = null) => {
    const body = { IdentificadorCliente: client, TipoImovel: 'Rural', IdentificadorAnalista };
    const { body: said } = await desk.post('Operacao/Incluir', body);
    return said.ItemRegistro as { Identificador: number; Codigo: string; Versao: number };
  };
  const readAll = (desk: Desk) => desk.post('Notificacao/Executar/ler-todas', {});

  test('an operation handed over tells whoever receives it, with the way there', async () => {
    await readAll(ana);
    const { Identificador: id, Codigo } = await operation(bento);
    expect(await unread(ana)).toBe(0);
    const body = { Versao: 1, IdentificadorAnalista: analyst };
    expect((await bento.post(`Operacao/Executar/transferir/${id}`, body)).status).toBe(200);
    expect(await unread(ana)).toBe(1);
    expect((await list(ana))[0]).toMatchObject({
      Texto: `bento passou a operação ${Codigo} para você.`,
      Tipo: 'operacao-recebida',
      Lida: false,
      Entidade: 'operacao',
      IdentificadorRegistro: id,
    });
  });

  test('is told in the language of who reads it', async () => {
    const { Codigo } = await operation(bento, analyst);
    const [latest] = await list(ana, '', { 'accept-language': 'en-us' });
    expect(latest?.Texto).toBe(`bento handed operation ${Codigo} over to you.`);
  });

  test.each([
    ['what one does oneself', () => operation(ana, analyst)],
    ['a post nobody holds', () => operation(bento, other)],
    [
      'a change that leaves the owner',
      async () => {
        const { Identificador, Versao } = await operation(bento, analyst);
        await readAll(ana);
        return bento.put(`Operacao/Alterar/${Identificador}`, { Versao, Valor: 1000 });
      },
    ],
  ])('nobody is told of %s', async (_what, act) => {
    await readAll(ana);
    await act();
    expect(await unread(ana)).toBe(0);
  });

  test('a refused change tells nobody', async () => {
    await readAll(ana);
    const body = {
      IdentificadorCliente: client,
      TipoImovel: 'Rural',
      UsaFgts: true,
      IdentificadorAnalista: analyst,
    };
    expect((await bento.post('Operacao/Incluir', body)).status).toBe(422);
    expect(await unread(ana)).toBe(0);
  });

  test('are read one by one, some, or all', async () => {
    await readAll(ana);
    for (const _ of [1, 2, 3, 4]) await operation(bento, analyst);
    const [first, second, third] = await list(ana, '&Lida=false');
    const read = await ana.post(`Notificacao/Executar/ler/${first?.Identificador}`, { Versao: 1 });
    expect(read.body.ItemRegistro).toMatchObject({ Identificador: first?.Identificador, Lida: true });
    expect(await unread(ana)).toBe(3);
    const again = await ana.post(`Notificacao/Executar/ler/${first?.Identificador}`, { Versao: 1 });
    expect(again.status).toBe(200);
    const some = { Identificadores: [second?.Identificador, third?.Identificador] };
    expect((await ana.post('Notificacao/ExecutarVarios/ler', some)).status).toBe(200);
    expect(await unread(ana)).toBe(1);
    expect((await readAll(ana)).body.ItemRegistro).toEqual({ Total: 1 });
    expect(await unread(ana)).toBe(0);
    expect(await list(ana, '&Lida=false')).toEqual([]);
  });

  test('are one person’s alone, in one company', async () => {
    const before = await list(bento);
    await operation(bento, analyst);
    const [latest] = await list(ana);
    expect(await list(bento)).toEqual(before);
    const path = `Notificacao/Retornar/${latest?.Identificador}`;
    expect((await ana.get(path)).status).toBe(200);
    expect((await bento.get(path)).status).toBe(404);
    expect(
      (await bento.post(`Notificacao/Executar/ler/${latest?.Identificador}`, { Versao: 1 })).status,
    ).toBe(404);
    await readAll(bento);
    expect(await unread(ana)).toBeGreaterThan(0);
    await moveTo(ana, buriti);
    expect([await unread(ana), await list(ana)]).toEqual([0, []]);
    expect((await ana.get(path)).status).toBe(404);
    await moveTo(ana, ipe);
    expect(await unread(ana)).toBeGreaterThan(0);
  });

  test('are nothing before a company is chosen', async () => {
    const choosing = await folio.signIn('ana@ipe.exemplo');
    expect((await choosing.get('Notificacao/Contar')).status).toBe(403);
    expect((await choosing.get('Notificacao/Listar')).status).toBe(403);
  });

  test('asked for in the background leave the session’s time as it is', async () => {
    const quiet = await folio.signIn('bento@ipe.exemplo');
    folio.forward(20);
    expect((await quiet.get('Notificacao/Contar', { 'x-segundo-plano': '1' })).status).toBe(200);
    folio.forward(11);
    expect((await quiet.get('Notificacao/Contar')).status).toBe(401);
    folio.forward(-31);
  });

  test('go after ninety days', async () => {
    await operation(bento, analyst);
    const count = async () => {
      const { rows } = await folio.server.database.asMigrator((tx) =>
        sql<{ n: number }>`select count(*)::int as n from aviso`.execute(tx),
      );
      return rows[0]?.n ?? 0;
    };
    const later = (days: number) => () => new Date(Date.now() + days * 86_400_000);
    const before = await count();
    await tidy({ ...folio.server, now: later(89) });
    expect(await count()).toBe(before);
    await tidy({ ...folio.server, now: later(91) });
    expect(await count()).toBe(0);
  });
});

describe('a registry file', () => {
  let folio: TestServer;
  let sender: Desk;
  let operation: number;

  beforeAll(async () => {
    folio = await startServer({ work: true });
    const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('ana@ipe.exemplo', 'analista', { TodosProprietarios: true });
    sender = await folio.signIn('ana@ipe.exemplo');
    const client = await ipe.make('cliente', {
      Nome: 'Ana Couto',
      TipoPessoa: 'F',
      Documento: '71938462050',
    });
    operation = await ipe.make('operacao', { IdentificadorCliente: client, TipoImovel: 'Rural' });
  });
  afterAll(() => folio.close());

  const send = async (name: string): Promise<number> => {
    const path = `RegistroMatricula/Enviar?IdentificadorOperacao=${operation}&Nome=${name.split('/').pop()}`;
    const bytes = await readFile(new URL(`../../../../test/corpus/${name}`, import.meta.url));
    return (await sender.send(path, bytes)).body.ItemRegistro.Identificador;
  };
  const told = () =>
    vi.waitFor(
      async () => {
        const [latest] = await list(sender, '&Lida=false');
        expect(latest).toBeDefined();
        return latest;
      },
      { timeout: 60_000, interval: 200 },
    );
  const code = async () => (await sender.get(`Operacao/Retornar/${operation}`)).body.ItemRegistro.Codigo;

  test('that was read is told to whoever sent it', async () => {
    const id = await send('06-fazenda-campo-real.pdf');
    expect(await told()).toMatchObject({
      Texto: `06-fazenda-campo-real.pdf, da operação ${await code()}, foi lido e aguarda análise.`,
      Entidade: 'registro-matricula',
      IdentificadorRegistro: id,
    });
    await sender.post('Notificacao/Executar/ler-todas', {});
  });

  test('that is a further reading of an older record leads there', async () => {
    const [older] = (await sender.get('RegistroMatricula/Listar')).body.ItemRegistro.Itens;
    await send('06-fazenda-campo-real.pdf');
    expect(await told()).toMatchObject({
      Tipo: 'matricula-incorporada',
      Texto: expect.stringMatching(/é mais uma leitura de uma matrícula que já estava na operação/),
      IdentificadorRegistro: older.Identificador,
    });
    await sender.post('Notificacao/Executar/ler-todas', {});
  });

  test('that holds no registry record is told with file, operation and reason', async () => {
    const id = await send('hostile/h5-nota-fiscal.pdf');
    const notice = await told();
    expect(notice).toMatchObject({ Tipo: 'matricula-nao-lida', IdentificadorRegistro: id });
    const record = (await sender.get(`RegistroMatricula/Retornar/${id}`)).body.ItemRegistro;
    expect(notice?.Texto).toBe(
      `h5-nota-fiscal.pdf, da operação ${await code()}, não foi lido. ${record.Erro}`,
    );
    const [english] = await list(sender, '&Lida=false', { 'accept-language': 'en-us' });
    expect(english?.Texto).toContain('was not read.');
    expect(english?.Texto).not.toContain(record.Erro);
  });
});
