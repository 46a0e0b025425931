import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';

let folio: TestServer;
let ipe: TestCompany;
let jatoba: TestCompany;
let admin: Desk;
let adminId: number;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  adminId = await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  admin = await folio.signIn('administradora@ipe.exemplo');
});

afterAll(() => folio.close());

const codeOf = ({ body }: { body: { Erros?: { Codigo: string }[] } }) => body.Erros?.[0]?.Codigo;
const link = (profile: string, company = ipe) => [
  { IdentificadorEmpresa: company.id, Perfis: [company.profiles.get(profile)], Ativo: true },
];
const versionOf = async (path: string) => (await admin.get(path)).body.ItemRegistro.Versao;

/** Everything that is kept to answer retries with. */
async function keptAnswers(): Promise<string> {
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<{ Resposta: string }>`select "Resposta" from idempotencia`.execute(tx),
  );
  return JSON.stringify(rows);
}

/** A keeper of people who may grant analysts' and readers' codes, and no others. */
async function keeper(): Promise<Desk> {
  const profile = await ipe.make('perfil', {
    Nome: `guarda ${Math.random()}`,
    Codigos: ['CONSULTAR', 'INCLUIR', 'ALTERAR', 'EXCLUIR'].flatMap((name) => [
      { Codigo: `USUARIO.${name}` },
      { Codigo: `PERFIL.${name}` },
    ]),
    CodigosConceder: ['CLIENTE.CONSULTAR', 'OPERACAO.CONSULTAR'].map((Codigo) => ({ Codigo })),
  });
  const login = `guarda${profile}@ipe.exemplo`;
  await ipe.person(login, 'consulta', {
    Vinculos: [{ IdentificadorEmpresa: ipe.id, Perfis: [profile], Filiais: [], Ativo: true }],
  });
  return folio.signIn(login);
}

describe('people', () => {
  test('are let in by an administrator, with a password shown once that must be changed', async () => {
    const made = await admin.post('Usuario/Incluir', {
      Nome: 'Tereza Lobo',
      Login: 'tereza@ipe.exemplo',
      Vinculos: link('analista'),
    });
    expect(made.status).toBe(200);
    expect(JSON.stringify(made.body)).not.toMatch(/senha/i);
    const { Identificador, Versao } = made.body.ItemRegistro;
    const key = { 'idempotency-key': 'senha-de-tereza' };
    const reset = await admin.post(`Usuario/Executar/redefinir-senha/${Identificador}`, { Versao }, key);
    const { SenhaProvisoria } = reset.body.ItemRegistro;
    expect(await keptAnswers()).not.toContain(SenhaProvisoria);
    const desk = await folio.signIn('tereza@ipe.exemplo', SenhaProvisoria);
    expect(codeOf(await desk.get('Cliente/Listar'))).toBe('password-change-first');
    const NovaSenha = 'duas onças pardas';
    const change = { SenhaAtual: SenhaProvisoria, NovaSenha, ConfirmacaoSenha: NovaSenha };
    expect((await desk.post('Autenticacao/AlterarSenha', change)).status).toBe(200);
    expect((await desk.get('Cliente/Listar')).status).toBe(200);
    const history = await admin.get(`Usuario/Historico/${Identificador}`);
    expect(JSON.stringify(history.body)).not.toContain(SenhaProvisoria);
  });

  test('show who has no password yet, a temporary one, and one of their own', async () => {
    const made = await admin.post('Usuario/Incluir', {
      Nome: 'Nilo Braga',
      Login: 'nilo@ipe.exemplo',
      Vinculos: link('analista'),
    });
    const { Identificador, Versao, SituacaoAcesso } = made.body.ItemRegistro;
    expect(SituacaoAcesso).toBe('a-definir');
    const state = async () =>
      (await admin.get(`Usuario/Retornar/${Identificador}`)).body.ItemRegistro.SituacaoAcesso;
    const reset = await admin.post(`Usuario/Executar/redefinir-senha/${Identificador}`, { Versao });
    const { SenhaProvisoria } = reset.body.ItemRegistro;
    expect(await state()).toBe('provisorio');
    const desk = await folio.signIn('nilo@ipe.exemplo', SenhaProvisoria);
    const NovaSenha = 'duas onças pardas';
    await desk.post('Autenticacao/AlterarSenha', {
      SenhaAtual: SenhaProvisoria,
      NovaSenha,
      ConfirmacaoSenha: NovaSenha,
    });
    expect(await state()).toBe('definido');
    const forged = { Versao, SituacaoAcesso: 'definido' };
    expect((await admin.put(`Usuario/Alterar/${Identificador}`, forged)).status).toBe(400);
  });

  test('lose a temporary password after three days', async () => {
    const id = await ipe.person('tarde@ipe.exemplo', 'analista');
    const Versao = await versionOf(`Usuario/Retornar/${id}`);
    const reset = await admin.post(`Usuario/Executar/redefinir-senha/${id}`, { Versao });
    folio.forward(73 * 60);
    await expect(folio.signIn('tarde@ipe.exemplo', reset.body.ItemRegistro.SenhaProvisoria)).rejects.toThrow(
      'sign-in-refused',
    );
    folio.forward(-73 * 60);
  });

  test('never change their own rights, whatever they may do to others', async () => {
    const Versao = await versionOf(`Usuario/Retornar/${adminId}`);
    const own = `Usuario/Alterar/${adminId}`;
    expect(codeOf(await admin.put(own, { Versao, Vinculos: link('officer') }))).toBe('own-rights');
    expect(codeOf(await admin.put(own, { Versao, TodosProprietarios: false }))).toBe('own-rights');
    expect(codeOf(await admin.put(own, { Versao, Ativo: false }))).toBe('own-rights');
    expect(codeOf(await admin.delete(`Usuario/Excluir/${adminId}?Versao=${Versao}`))).toBe('own-rights');
    expect((await admin.put(own, { Versao, Nome: 'Helena Prado Tavares' })).status).toBe(200);
  });

  test('give no profile with codes they may not grant, and take none away', async () => {
    const desk = await keeper();
    const given = await desk.post('Usuario/Incluir', {
      Nome: 'Zeca',
      Login: 'zeca@ipe.exemplo',
      Vinculos: link('administrador'),
    });
    expect(given).toMatchObject({
      status: 403,
      body: { Erros: [{ Codigo: 'grant-not-allowed', Campo: 'Vinculos' }] },
    });
    const Versao = await versionOf(`Usuario/Retornar/${adminId}`);
    const reader = await ipe.make('perfil', {
      Nome: 'só clientes',
      Codigos: [{ Codigo: 'CLIENTE.CONSULTAR' }],
    });
    const Vinculos = [{ IdentificadorEmpresa: ipe.id, Perfis: [reader], Ativo: true }];
    expect(codeOf(await desk.put(`Usuario/Alterar/${adminId}`, { Versao, Vinculos }))).toBe(
      'grant-not-allowed',
    );
    expect(codeOf(await desk.put(`Usuario/Alterar/${adminId}`, { Versao, Ativo: false }))).toBe(
      'grant-not-allowed',
    );
    expect(codeOf(await desk.delete(`Usuario/Excluir/${adminId}?Versao=${Versao}`))).toBe(
      'grant-not-allowed',
    );
    expect(
      (await desk.post('Usuario/Incluir', { Nome: 'Lia', Login: 'lia@ipe.exemplo', Vinculos })).status,
    ).toBe(200);
  });

  test('do not become somebody with more rights by setting that person’s password', async () => {
    const desk = await keeper();
    const Versao = await versionOf(`Usuario/Retornar/${adminId}`);
    const reset = await desk.post(`Usuario/Executar/redefinir-senha/${adminId}`, { Versao });
    expect(codeOf(reset)).toBe('grant-not-allowed');
  });

  test('put nobody into another company', async () => {
    const made = await admin.post('Usuario/Incluir', {
      Nome: 'Zeca',
      Login: 'zeca@ipe.exemplo',
      Vinculos: [...link('analista'), ...link('analista', jatoba)],
    });
    expect(made.body.Erros[0]).toMatchObject({
      Codigo: 'company-not-member',
      Campo: 'Vinculos.1.IdentificadorEmpresa',
    });
  });

  test('who work for another company too are neither shut out of it nor impersonated in it', async () => {
    const id = await ipe.person('duas@exemplo.com.br', 'analista');
    await folio.server.database.asMigrator((tx) =>
      tx
        .insertInto('usuario_vinculos')
        .values({ ...link('administrador', jatoba)[0], IdentificadorPai: id, Ordem: 1 })
        .execute(),
    );
    const Versao = await versionOf(`Usuario/Retornar/${id}`);
    expect(codeOf(await admin.put(`Usuario/Alterar/${id}`, { Versao, Ativo: false }))).toBe(
      'member-elsewhere',
    );
    expect(codeOf(await admin.delete(`Usuario/Excluir/${id}?Versao=${Versao}`))).toBe('member-elsewhere');
    expect(codeOf(await admin.post(`Usuario/Executar/redefinir-senha/${id}`, { Versao }))).toBe(
      'member-elsewhere',
    );
  });

  test('of another company do not exist', async () => {
    const id = await jatoba.person('chefe@jatoba.exemplo', 'administrador');
    expect((await admin.get(`Usuario/Retornar/${id}`)).status).toBe(404);
    expect((await admin.post(`Usuario/Executar/redefinir-senha/${id}`, { Versao: 1 })).status).toBe(404);
  });
});

describe('profiles', () => {
  test('are not changed by who holds them', async () => {
    const id = ipe.profiles.get('administrador');
    const Versao = await versionOf(`Perfil/Retornar/${id}`);
    expect(codeOf(await admin.put(`Perfil/Alterar/${id}`, { Versao, Codigos: [] }))).toBe('own-rights');
    expect((await admin.put(`Perfil/Alterar/${id}`, { Versao, Descricao: 'Mantém tudo.' })).status).toBe(200);
  });

  test('hold known codes only', async () => {
    const made = await admin.post('Perfil/Incluir', {
      Nome: 'estranho',
      Codigos: [{ Codigo: 'NADA.FAZER' }],
    });
    expect(made.body.Erros[0]).toMatchObject({ Codigo: 'permission-unknown', Campo: 'Codigos.0.Codigo' });
  });

  test.each([5, 'x', {}, [null], [{ Codigo: 7 }]])(
    'whose codes are %j are refused beside the field',
    async (Codigos) => {
      const made = await admin.post('Perfil/Incluir', { Nome: 'torto', Codigos });
      expect([400, 422]).toContain(made.status);
      expect(made.body.Erros[0].Campo).toMatch(/^Codigos/);
    },
  );

  test('get no codes their maker may not grant', async () => {
    const desk = await keeper();
    const make = (Codigos: string[]) =>
      desk.post('Perfil/Incluir', {
        Nome: `p ${Math.random()}`,
        Codigos: Codigos.map((Codigo) => ({ Codigo })),
      });
    expect((await make(['CLIENTE.CONSULTAR'])).status).toBe(200);
    expect(codeOf(await make(['CLIENTE.CONSULTAR', 'CLIENTE.EXCLUIR']))).toBe('grant-not-allowed');
    expect(codeOf(await make(['*']))).toBe('grant-not-allowed');
  });

  test('of the last administrator cannot be taken away by another', async () => {
    const second = await ipe.person('segunda@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    const desk = await folio.signIn('segunda@ipe.exemplo');
    const Versao = await versionOf(`Usuario/Retornar/${adminId}`);
    const moved = await desk.put(`Usuario/Alterar/${adminId}`, { Versao, Vinculos: link('officer') });
    expect(moved.status).toBe(200);
    expect(codeOf(await admin.get('Usuario/Listar'))).not.toBe('session-ended');
    const own = (await desk.get(`Usuario/Retornar/${second}`)).body.ItemRegistro.Versao;
    expect(
      codeOf(await desk.put(`Usuario/Alterar/${second}`, { Versao: own, Vinculos: link('officer') })),
    ).toBe('own-rights');
  });
});

test('who creates a company is its administrator at once', async () => {
  await jatoba.person('dona@jatoba.exemplo', 'administrador', { TodosProprietarios: true });
  const desk = await folio.signIn('dona@jatoba.exemplo');
  const made = await desk.post('Empresa/Incluir', {
    RazaoSocial: 'Cooperativa Aroeira',
    Cnpj: '69284713000120',
  });
  expect(made.status).toBe(200);
  const IdentificadorEmpresa = made.body.ItemRegistro.Identificador;
  const data = (await desk.post('Autenticacao/TrocarEmpresa', { IdentificadorEmpresa })).body.ItemRegistro;
  expect(data).toMatchObject({ NomeEmpresa: 'Cooperativa Aroeira', Perfis: [{ Nome: 'administrador' }] });
});

test('to another company a company does not exist', async () => {
  await jatoba.person('chefe2@jatoba.exemplo', 'administrador', { TodosProprietarios: true });
  const desk = await folio.signIn('chefe2@jatoba.exemplo');
  expect((await desk.get(`Empresa/Retornar/${ipe.id}`)).status).toBe(404);
  expect((await desk.put(`Empresa/Alterar/${ipe.id}`, { Versao: 1, Ativo: false })).status).toBe(404);
  expect((await desk.delete(`Empresa/Excluir/${ipe.id}?Versao=1`)).status).toBe(404);
  const listed = (await desk.get('Empresa/Listar')).body.ItemRegistro.Itens;
  expect(listed.map(({ Identificador }: { Identificador: number }) => Identificador)).toEqual([jatoba.id]);
  const own = (await desk.get(`Empresa/Retornar/${jatoba.id}`)).body.ItemRegistro;
  const change = { Versao: own.Versao, NomeFantasia: 'Jatobá' };
  expect((await desk.put(`Empresa/Alterar/${jatoba.id}`, change)).status).toBe(200);
});
