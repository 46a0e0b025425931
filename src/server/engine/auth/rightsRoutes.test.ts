import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';
import type { RightsChange, RightsPreview } from '../../../metadata/calls/rights.ts';

const codes = (...list: string[]) => list.map((Codigo) => ({ Codigo }));
const wordsOf = (list: RightsChange['Ganha']) => list.map(({ Descricao }) => Descricao);

describe.each(featureEngines)('%s', (_engine, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let jatoba: TestCompany;
  let admin: Desk;
  let seller: number;
  let looker: number;
  let ana: number;
  let bruno: number;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
    await ipe.person('helena@ipe.exemplo', 'administrador', { Nome: 'Helena Prado' });
    await jatoba.person('olga@jatoba.exemplo', 'administrador', { Nome: 'Olga Sá' });
    admin = await folio.signIn('helena@ipe.exemplo');
    seller = await ipe.make('perfil', {
      Nome: 'Vendas',
      Codigos: codes('CLIENTE.CONSULTAR', 'CLIENTE.INCLUIR'),
    });
    looker = await ipe.make('perfil', {
      Nome: 'Carteira',
      Codigos: codes('CLIENTE.CONSULTAR', 'CLIENTE.EXCLUIR'),
    });
    ana = await member('Ana Lima', [seller]);
    bruno = await member('Bruno Sá', [seller, looker]);
  });
  afterAll(() => folio.close());

  const linkTo = (Perfis: readonly number[]) => [
    { IdentificadorEmpresa: ipe.id, Perfis, Filiais: [], Ativo: true },
  ];
  const member = (Nome: string, profiles: readonly number[], given = {}) =>
    ipe.person(`${Nome.toLowerCase().replace(/\W/g, '')}@ipe.exemplo`, 'consulta', {
      Nome,
      Vinculos: linkTo(profiles),
      ...given,
    });
  const versionOf = async (path: string) => (await admin.get(path)).body.ItemRegistro.Versao as number;
  const ask = async (path: string, body: object, desk = admin) => {
    const answer = await desk.post(path, body);
    expect([answer.status, answer.body.Erros]).toEqual([200, undefined]);
    return answer.body.ItemRegistro as RightsPreview;
  };
  const previewProfile = async (id: number, change: object) =>
    ask(`Perfil/Previa/${id}`, { Versao: await versionOf(`Perfil/Retornar/${id}`), ...change });
  const previewPerson = async (id: number, change: object) =>
    ask(`Usuario/Previa/${id}`, { Versao: await versionOf(`Usuario/Retornar/${id}`), ...change });

  const invitations = async () => {
    const { rows } = await folio.server.database.asMigrator((tx) =>
      sql`select 1 from correio where "Modelo" = 'convite'`.execute(tx),
    );
    return rows.length;
  };

  describe('a profile about to be saved', () => {
    test('tells who really gains and loses, and who keeps it by another profile', async () => {
      const told = await previewProfile(seller, {
        Codigos: codes('CLIENTE.CONSULTAR', 'CLIENTE.EXCLUIR', 'CLIENTE.EXPORTAR'),
      });
      expect(told).toMatchObject({ Afetadas: 2, Total: 2 });
      const [first, second] = told.Pessoas;
      expect(first).toMatchObject({ Identificador: ana, Nome: 'Ana Lima', ConcedeMais: [], TemPor: [] });
      expect(wordsOf(first?.Ganha ?? [])).toEqual(['Excluir clientes', 'Exportar clientes']);
      expect(wordsOf(first?.Perde ?? [])).toEqual(['Incluir clientes']);
      expect(second).toMatchObject({ Identificador: bruno, TemPor: ['Carteira'] });
      expect(wordsOf(second?.Ganha ?? [])).toEqual(['Exportar clientes']);
    });

    test('names who does not change after who does, and why', async () => {
      const told = await previewProfile(seller, {
        Codigos: codes('CLIENTE.CONSULTAR', 'CLIENTE.INCLUIR', 'CLIENTE.EXCLUIR'),
      });
      expect(told).toMatchObject({ Afetadas: 1, Total: 2 });
      expect(told.Pessoas.map(({ Nome }) => Nome)).toEqual(['Ana Lima', 'Bruno Sá']);
      expect(told.Pessoas[1]).toMatchObject({ Ganha: [], Perde: [], TemPor: ['Carteira'] });
    });

    test('changes nothing by being asked, and says the same as the save does', async () => {
      const change = { Codigos: codes('CLIENTE.CONSULTAR') };
      const before = (await admin.get(`Perfil/Retornar/${seller}`)).body.ItemRegistro;
      await previewProfile(seller, change);
      expect((await admin.get(`Perfil/Retornar/${seller}`)).body.ItemRegistro).toEqual(before);
      const history = (await admin.get(`Perfil/Historico/${seller}`)).body.ItemRegistro.Itens;
      expect(history).toHaveLength(1);
      const stale = await admin.post(`Perfil/Previa/${seller}`, { Versao: before.Versao + 1, ...change });
      expect(stale.status).toBe(409);
    });

    test('counts what its holders may grant, and nothing while it is inactive', async () => {
      const granting = await previewProfile(seller, { CodigosConceder: codes('CLIENTE.CONSULTAR') });
      expect(wordsOf(granting.Pessoas[0]?.ConcedeMais ?? [])).toEqual(['Consultar clientes']);
      const ending = await previewProfile(seller, { Ativo: false });
      expect(ending.Afetadas).toBe(2);
      expect(wordsOf(ending.Pessoas.find(({ Identificador }) => Identificador === ana)?.Perde ?? [])).toEqual(
        ['Consultar clientes', 'Incluir clientes'],
      );
    });

    test('leaves out who is inactive or gone', async () => {
      const profile = await ipe.make('perfil', { Nome: 'Arquivo', Codigos: codes('GRUPO.CONSULTAR') });
      await member('Iara Inativa', [profile], { Ativo: false });
      const told = await previewProfile(profile, { Codigos: codes('OFFICER.CONSULTAR') });
      expect(told).toMatchObject({ Afetadas: 0, Total: 1, Pessoas: [{ Nome: 'Iara Inativa', Ganha: [] }] });
    });

    test('names nobody of another company', async () => {
      const id = jatoba.profiles.get('analista') as number;
      await jatoba.person('rui@jatoba.exemplo', 'analista', { Nome: 'Rui Jatobá' });
      const answer = await admin.post(`Perfil/Previa/${id}`, { Versao: 1, Codigos: [] });
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.body)).not.toContain('Rui');
    });

    test('is for who may change profiles, and refuses what the save refuses', async () => {
      await member('Caio Leitor', [looker]);
      const reader = await folio.signIn('caioleitor@ipe.exemplo');
      const refused = await reader.post(`Perfil/Previa/${seller}`, { Versao: 1, Codigos: [] });
      expect(refused).toMatchObject({ status: 403, body: { Erros: [{ Codigo: 'permission-missing' }] } });
      const own = ipe.profiles.get('administrador') as number;
      const answer = await admin.post(`Perfil/Previa/${own}`, { Versao: 1, Codigos: [] });
      expect(answer.body.Erros[0].Codigo).toBe('own-rights');
    });
  });

  describe('a person about to be saved', () => {
    test('is told with what other profiles go on giving', async () => {
      const told = await previewPerson(ana, { Vinculos: linkTo([looker]) });
      expect(told).toMatchObject({ Afetadas: 1, Total: 1 });
      expect(wordsOf(told.Pessoas[0]?.Ganha ?? [])).toEqual(['Excluir clientes']);
      expect(wordsOf(told.Pessoas[0]?.Perde ?? [])).toEqual(['Incluir clientes']);
    });

    test('loses everything when made inactive', async () => {
      const told = await previewPerson(bruno, { Ativo: false });
      expect(wordsOf(told.Pessoas[0]?.Perde ?? [])).toEqual([
        'Consultar clientes',
        'Excluir clientes',
        'Incluir clientes',
      ]);
    });

    test('who is new gains what the profiles bring, and is not made', async () => {
      const body = { Nome: 'Nina Nova', Login: 'nina@ipe.exemplo', Vinculos: linkTo([seller]) };
      const invited = await invitations();
      const told = await ask('Usuario/Previa', body);
      expect(told.Pessoas).toMatchObject([{ Nome: 'Nina Nova' }]);
      expect(wordsOf(told.Pessoas[0]?.Ganha ?? [])).toEqual(['Consultar clientes', 'Incluir clientes']);
      const found = await admin.get('Usuario/Listar?Busca=Nina');
      expect(found.body.ItemRegistro.Total).toBe(0);
      // Nor does the invitation leave that a new person is sent.
      expect(await invitations()).toBe(invited);
      expect((await admin.post('Usuario/Incluir', body)).status).toBe(200);
      expect(await invitations()).toBe(invited + 1);
      const taken = await admin.post('Usuario/Previa', { ...body, Login: 'analima@ipe.exemplo' });
      expect(taken).toMatchObject({ status: 422, body: { Erros: [{ Campo: 'Login' }] } });
    });

    test('who is the last administrator is refused beforehand', async () => {
      const keeper = await ipe.make('perfil', {
        Nome: 'Pessoas',
        Codigos: codes('USUARIO.CONSULTAR', 'USUARIO.ALTERAR', 'PERFIL.CONSULTAR'),
        CodigosConceder: codes('*'),
      });
      await member('Gil Guarda', [keeper]);
      const desk = await folio.signIn('gilguarda@ipe.exemplo');
      const own = (await admin.get('Usuario/Listar?Nome=Helena%20Prado')).body.ItemRegistro.Itens[0];
      const change = { Versao: own.Versao, Vinculos: linkTo([seller]) };
      const answer = await desk.post(`Usuario/Previa/${own.Identificador}`, change);
      expect(answer.body.Erros[0].Codigo).toBe('last-administrator');
    });

    test('is nobody of another company', async () => {
      const foreign = await jatoba.person('eva@jatoba.exemplo', 'analista', { Nome: 'Eva Jatobá' });
      const answer = await admin.post(`Usuario/Previa/${foreign}`, { Versao: 1, Ativo: false });
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.body)).not.toContain('Eva');
    });
  });

  describe('who grants a code', () => {
    test('is told by name to whoever lacks it: active people of the company who may give it', async () => {
      const half = await ipe.make('perfil', {
        Nome: 'Concede sem tela',
        Codigos: codes('CLIENTE.CONSULTAR'),
        CodigosConceder: codes('CLIENTE.EXCLUIR'),
      });
      const whole = await ipe.make('perfil', {
        Nome: 'Concede clientes',
        Codigos: codes('USUARIO.CONSULTAR', 'USUARIO.ALTERAR'),
        CodigosConceder: codes('CLIENTE.EXCLUIR'),
      });
      await member('Davi Sem Tela', [half]);
      await member('Caio Reis', [whole]);
      await member('Lia Fora', [whole], { Ativo: false });
      const desk = await folio.signIn('analima@ipe.exemplo');
      const answer = (await desk.get('Autenticacao/QuemConcede/CLIENTE.EXCLUIR')).body.ItemRegistro;
      expect(answer).toMatchObject({ Codigo: 'CLIENTE.EXCLUIR', Descricao: 'Excluir clientes' });
      const names = answer.Pessoas.map(({ Nome }: { Nome: string }) => Nome);
      expect(names).toEqual(expect.arrayContaining(['Caio Reis', 'Helena Prado']));
      for (const absent of ['Davi Sem Tela', 'Lia Fora', 'Olga Sá', 'Ana Lima'])
        expect(names).not.toContain(absent);
      const other = (await desk.get('Autenticacao/QuemConcede/GRUPO.EXCLUIR')).body.ItemRegistro;
      expect(other.Pessoas.map(({ Nome }: { Nome: string }) => Nome)).not.toContain('Caio Reis');
    });

    test('is asked of codes that exist, in a company', async () => {
      expect((await admin.get('Autenticacao/QuemConcede/NADA.FAZER')).status).toBe(404);
      const anonymous = await folio.ask({
        method: 'GET',
        url: '/api/Autenticacao/QuemConcede/CLIENTE.EXCLUIR',
      });
      expect(anonymous.status).toBe(401);
    });
  });

  test('a change of rights counts from the very next request, in both directions', async () => {
    const profile = await ipe.make('perfil', { Nome: 'Breve', Codigos: codes('GRUPO.CONSULTAR') });
    await member('Tina Breve', [profile]);
    const desk = await folio.signIn('tinabreve@ipe.exemplo');
    const held = async () =>
      (await desk.get('Autenticacao/CarregarTransacao')).body.ItemRegistro.map(
        ({ Codigo }: { Codigo: string }) => Codigo,
      );
    expect((await desk.get('Officer/Listar')).status).toBe(403);
    const give = async (Codigos: readonly object[]) => {
      const Versao = await versionOf(`Perfil/Retornar/${profile}`);
      expect((await admin.put(`Perfil/Alterar/${profile}`, { Versao, Codigos })).status).toBe(200);
    };
    await give(codes('GRUPO.CONSULTAR', 'OFFICER.CONSULTAR'));
    expect((await desk.get('Officer/Listar')).status).toBe(200);
    expect(await held()).toEqual(expect.arrayContaining(['GRUPO.CONSULTAR', 'OFFICER.CONSULTAR']));
    await give(codes('GRUPO.CONSULTAR'));
    expect((await desk.get('Officer/Listar')).status).toBe(403);
    expect(await held()).toEqual(['GRUPO.CONSULTAR']);
  });
});
