import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/server/kit/database/database.ts';
import { type Desk, startServer, type TestCompany, type TestServer } from '../support/servers/startServer.ts';

/** The access log and the change log as lists. */
let folio: TestServer;
let ipe: TestCompany;
let jatoba: TestCompany;
let admin: Desk;
let chief: Desk;
/** May read the change log, and no record. */
let auditor: Desk;
let clientId: number;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  await jatoba.person('chefe@jatoba.exemplo', 'administrador', { TodosProprietarios: true });
  admin = await folio.signIn('administradora@ipe.exemplo');
  chief = await folio.signIn('chefe@jatoba.exemplo');
  const profile = await ipe.make('perfil', {
    Nome: 'auditor',
    Codigos: [{ Codigo: 'LOGALTERACAO.CONSULTAR' }, { Codigo: 'LOGALTERACAO.EXPORTAR' }],
  });
  await ipe.person('auditor@ipe.exemplo', 'consulta', {
    Vinculos: [{ IdentificadorEmpresa: ipe.id, Perfis: [profile], Filiais: [], Ativo: true }],
  });
  auditor = await folio.signIn('auditor@ipe.exemplo');
  const group = await ipe.make('grupo', { Nome: 'Grupo Couto' });
  const made = await admin.post('Cliente/Incluir', {
    Nome: 'Ana Couto',
    TipoPessoa: 'F',
    Documento: '11144477735',
    Email: 'ana@exemplo.com.br',
  });
  clientId = made.body.ItemRegistro.Identificador;
  await admin.put(`Cliente/Alterar/${clientId}`, {
    Versao: 1,
    Nome: 'Ana Lúcia Couto',
    ProdutorRural: true,
    IdentificadorGrupo: group,
    Documento: '52998224725',
  });
});
afterAll(() => folio.close());

const listOf = async (desk: Desk, path: string): Promise<Row[]> =>
  (await desk.get(path)).body.ItemRegistro.Itens;
const clientChanges = (desk: Desk) =>
  listOf(desk, `LogAlteracao/Listar?Entidade=cliente&IdentificadorRegistro=${clientId}`);

describe('the change log', () => {
  test('names who, when, what was done to which record, and which fields changed, newest first', async () => {
    const [changed, created] = await clientChanges(admin);
    expect(changed).toMatchObject({
      Operacao: 'ALTERAR',
      Entidade: 'cliente',
      IdentificadorRegistro: clientId,
      Usuario: 'administradora',
      Registro: 'Ana Lúcia Couto',
      VersaoRegistro: 2,
      Campos: 'Nome, CPF/CNPJ, Produtor rural, Grupo',
    });
    expect(created).toMatchObject({ Operacao: 'INCLUIR', Registro: 'Ana Couto', Campos: null });
  });

  test('shows each change before and after as lists show it, references by name', async () => {
    const [changed] = await clientChanges(admin);
    const one = (await admin.get(`LogAlteracao/Retornar/${changed?.Identificador}`)).body.ItemRegistro;
    expect(one.Alteracoes).toEqual([
      { Campo: 'Nome', De: 'Ana Couto', Para: 'Ana Lúcia Couto' },
      { Campo: 'CPF/CNPJ', De: '111.444.777-35', Para: '529.982.247-25' },
      { Campo: 'Produtor rural', De: 'Não', Para: 'Sim' },
      { Campo: 'Grupo', De: null, Para: 'Grupo Couto' },
    ]);
    const english = await admin.get(`LogAlteracao/Retornar/${changed?.Identificador}`, {
      'accept-language': 'en-us',
    });
    expect(english.body.ItemRegistro.Alteracoes[2]).toEqual({
      Campo: 'Rural producer',
      De: 'No',
      Para: 'Yes',
    });
  });

  test('tells of rows only those that came and went', async () => {
    const id = await ipe.make('perfil', {
      Nome: 'leitor',
      Codigos: ['CLIENTE.CONSULTAR', 'OPERACAO.CONSULTAR'].map((Codigo) => ({ Codigo })),
    });
    await admin.put(`Perfil/Alterar/${id}`, {
      Versao: 1,
      Codigos: ['CLIENTE.CONSULTAR', 'GRUPO.CONSULTAR'].map((Codigo) => ({ Codigo })),
    });
    const [last] = await listOf(admin, `LogAlteracao/Listar?Entidade=perfil&IdentificadorRegistro=${id}`);
    const one = (await admin.get(`LogAlteracao/Retornar/${last?.Identificador}`)).body.ItemRegistro;
    expect(one.Alteracoes).toEqual([
      { Campo: 'Pode fazer', De: 'OPERACAO.CONSULTAR', Para: 'GRUPO.CONSULTAR' },
    ]);
  });

  test('covers documents and other personal data for who may not list the records themselves', async () => {
    const [changed, created] = await clientChanges(auditor);
    const rowsOf = async (row?: Row) =>
      (await auditor.get(`LogAlteracao/Retornar/${row?.Identificador}`)).body.ItemRegistro.Alteracoes;
    expect(await rowsOf(changed)).toContainEqual({
      Campo: 'CPF/CNPJ',
      De: '***.444.777-**',
      Para: '***.982.247-**',
    });
    expect(await rowsOf(created)).toContainEqual({ Campo: 'E-mail', De: null, Para: '***' });
    const everything = JSON.stringify(await listOf(auditor, 'LogAlteracao/Listar?NumeroRegistros=200'));
    expect(everything).not.toMatch(/11144477735|52998224725|ana@exemplo/);
    const file = String((await auditor.get('LogAlteracao/Exportar')).body);
    expect(file).toContain('Ana Lúcia Couto');
    expect(file).not.toMatch(/11144477735|52998224725|ana@exemplo/);
  });

  test('cannot be searched for what it does not show', async () => {
    for (const [Campo, Valor] of [
      ['Registro', '11144477735'],
      ['Campos', 'Documento'],
    ]) {
      const filter = encodeURIComponent(JSON.stringify({ Campo, Operador: 'contem', Valor }));
      expect(await auditor.get(`LogAlteracao/Listar?Filtro=${filter}`)).toMatchObject({ status: 400 });
    }
    expect((await auditor.get('LogAlteracao/Listar?Registro=nada')).status).toBe(400);
    expect((await auditor.get('LogAlteracao/Escolhas')).status).toBe(404);
  });

  test('never holds a password', async () => {
    const id = await ipe.person('senha@ipe.exemplo', 'analista');
    const reset = await admin.post(`Usuario/Executar/redefinir-senha/${id}`, { Versao: 1 });
    const everything = JSON.stringify(await listOf(admin, 'LogAlteracao/Listar?NumeroRegistros=200'));
    expect(everything).not.toContain(reset.body.ItemRegistro.SenhaProvisoria);
  });

  test('holds what was done in the company, shared records too, and nothing of another company', async () => {
    await admin.post('Feriado/Incluir', { Data: '2030-01-02', Nome: 'Dia do Ipê' });
    const names = async (desk: Desk) =>
      (await listOf(desk, 'LogAlteracao/Listar?NumeroRegistros=200')).map(({ Registro }) => Registro);
    expect(await names(admin)).toEqual(expect.arrayContaining(['Dia do Ipê', 'Ana Couto']));
    expect(await names(chief)).not.toEqual(expect.arrayContaining(['Dia do Ipê']));
    expect(await clientChanges(chief)).toEqual([]);
    const [one] = await clientChanges(admin);
    expect((await chief.get(`LogAlteracao/Retornar/${one?.Identificador}`)).status).toBe(404);
  });

  test('is only read, filtered and sorted by time', async () => {
    const [row] = await clientChanges(admin);
    const id = row?.Identificador;
    expect((await admin.put(`LogAlteracao/Alterar/${id}`, { Versao: 1 })).status).toBe(404);
    expect((await admin.delete(`LogAlteracao/Excluir/${id}?Versao=1`)).status).toBe(404);
    expect((await admin.post('LogAlteracao/Incluir', {})).status).toBe(404);
    expect((await admin.get('LogAlteracao/Listar?SortFields=Registro&SortOrder=asc')).status).toBe(400);
    const oldest = await listOf(admin, 'LogAlteracao/Listar?SortFields=Quando&SortOrder=asc');
    const times = oldest.map(({ Quando }) => String(Quando));
    expect(times).toEqual([...times].sort());
    const filter = encodeURIComponent(
      JSON.stringify({ E: [{ Campo: 'Operacao', Operador: 'igual', Valor: 'ALTERAR' }] }),
    );
    const some = await listOf(admin, `LogAlteracao/Listar?Filtro=${filter}`);
    expect(new Set(some.map(({ Operacao }) => Operacao))).toEqual(new Set(['ALTERAR']));
  });
});

describe('the access log', () => {
  const accesses = async (desk: Desk, query = '') => {
    await folio.server.accessLog.flush();
    return listOf(desk, `LogAcesso/Listar?NumeroRegistros=200${query}`);
  };

  test('tells who came in, what was read and what was denied, by the names of the lists', async () => {
    await ipe.person('leitora@ipe.exemplo', 'consulta');
    const reader = await folio.signIn('leitora@ipe.exemplo');
    await reader.get('Cliente/Listar');
    await reader.get('Indice/Listar');
    const rows = await accesses(admin);
    const of = (event: string) =>
      rows.filter(
        ({ Evento, Rotulos }) => Evento === event && (Rotulos as Row).IdentificadorUsuario === 'leitora',
      );
    expect(of('entrou')).toHaveLength(1);
    expect(of('leu')).toMatchObject([{ Entidade: 'Clientes' }]);
    expect(of('negado')).toMatchObject([{ Entidade: 'GET Indice/Listar' }]);
    const denied = await accesses(admin, '&Evento=negado');
    expect(new Set(denied.map(({ Evento }) => Evento))).toEqual(new Set(['negado']));
  });

  test('tells the person’s companies of a sign-in that was refused, and of deeds to accounts', async () => {
    const id = await ipe.person('alvo@ipe.exemplo', 'analista');
    await folio.signIn('alvo@ipe.exemplo', 'não é esta').catch(() => undefined);
    await folio.signIn('ninguem@ipe.exemplo', 'não é esta').catch(() => undefined);
    await admin.post(`Usuario/Executar/redefinir-senha/${id}`, { Versao: 1 });
    const rows = await accesses(admin);
    const refused = rows.filter(({ Evento }) => Evento === 'entrada-recusada');
    expect(refused.map(({ IdentificadorUsuario }) => IdentificadorUsuario)).toEqual([id]);
    expect(rows).toContainEqual(
      expect.objectContaining({ Evento: 'redefiniu-senha', Entidade: 'Usuários', IdentificadorRegistro: id }),
    );
    expect((await accesses(chief)).some(({ Evento }) => Evento === 'entrada-recusada')).toBe(false);
  });

  test('is exported by who holds its code, and that reading is noted too', async () => {
    const file = await admin.get('LogAcesso/Exportar');
    expect(String(file.body)).toMatch(/Entrou/);
    const rows = await accesses(admin, '&Evento=leu');
    expect(rows.some(({ Entidade }) => Entidade === 'Log de acesso')).toBe(true);
  });
});

test('the views are read under the rights of who asks, and written by nobody', async () => {
  const { database } = folio.server;
  const seen = await database.transaction(jatoba.actor, (tx) =>
    sql<{ count: number }>`select count(*)::int as count from log_alteracao
      where "IdentificadorEmpresa" = ${ipe.id} and "Entidade" = 'cliente'`.execute(tx),
  );
  expect(seen.rows[0]?.count).toBe(0);
  for (const statement of [
    sql`insert into log_acesso ("Evento") values ('entrou')`,
    sql`update log_alteracao set "Usuario" = 'ninguém'`,
    sql`delete from log_alteracao`,
  ])
    await expect(database.transaction(ipe.actor, (tx) => statement.execute(tx))).rejects.toThrow();
});
