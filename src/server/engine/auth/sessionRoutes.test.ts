import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startServer,
  type TestCompany,
  type TestServer,
  testPassword,
} from '../../../../test/support/servers/startServer.ts';
import { createPasswords } from './passwords.ts';
import { storePassword } from './sessions.ts';
import { createToken } from './tokens.ts';

let folio: TestServer;
let ipe: TestCompany;
let jatoba: TestCompany;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  await ipe.person('analista@ipe.exemplo', 'analista');
});

afterAll(() => folio.close());

const login = (Login: string, Senha: string, remoteAddress = '127.0.0.1') =>
  folio.ask({ method: 'POST', url: '/api/Autenticacao/Login', payload: { Login, Senha }, remoteAddress });

describe('signing in', () => {
  test('answers with the data the specification names, and the token opens the rest', async () => {
    const answer = await login('analista@ipe.exemplo', testPassword);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      Sucesso: true,
      ItemRegistro: {
        Login: 'analista@ipe.exemplo',
        TodosProprietarios: false,
        NomeEmpresa: 'Banco Ipê S.A.',
        IdentificadorEmpresa: ipe.id,
        Perfis: [{ Nome: 'analista' }],
        IdentificadorFilial: null,
      },
    });
    const desk = await folio.signIn('analista@ipe.exemplo');
    const codes = (await desk.get('Autenticacao/CarregarTransacao')).body.ItemRegistro.map(
      ({ Codigo }: { Codigo: string }) => Codigo,
    );
    expect(codes).toContain('MATRICULA.ENVIAR');
    expect(codes).not.toContain('USUARIO.CONSULTAR');
  });

  test('does not mind the case of the e-mail, and minds that of the password', async () => {
    expect((await login('Analista@IPE.exemplo ', testPassword)).status).toBe(200);
    expect((await login('analista@ipe.exemplo', testPassword.toUpperCase(), '10.1.0.1')).status).toBe(401);
  });

  test('says the same for an unknown e-mail, a wrong password and somebody inactive', async () => {
    await ipe.person('saiu@ipe.exemplo', 'analista', { Ativo: false });
    const answers = await Promise.all([
      login('ninguem@ipe.exemplo', testPassword, '10.1.0.2'),
      login('analista@ipe.exemplo', 'outra senha', '10.1.0.3'),
      login('saiu@ipe.exemplo', testPassword, '10.1.0.4'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
  });

  test('makes a network wait longer and longer after five wrong passwords, right one or not', async () => {
    const wrong = () => login('analista@ipe.exemplo', 'errada', '203.0.113.7');
    for (let failure = 1; failure <= 5; failure++) expect((await wrong()).status).toBe(401);
    const refused = await login('analista@ipe.exemplo', testPassword, '203.0.113.9');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    folio.forward(0.05);
    expect((await wrong()).status).toBe(401);
    expect((await wrong()).headers['retry-after']).toBe('2');
    folio.forward(0.1);
    expect((await login('analista@ipe.exemplo', testPassword, '203.0.113.7')).status).toBe(200);
    expect((await wrong()).status).toBe(401);
  });

  test('does not lock somebody out whose password a stranger guesses elsewhere', async () => {
    for (let failure = 1; failure <= 6; failure++)
      await login('administradora@ipe.exemplo', 'errada', '198.51.100.1');
    expect((await login('administradora@ipe.exemplo', testPassword, '192.0.2.1')).status).toBe(200);
  });

  test('lets one account be tried a hundred times an hour from wherever, and not more', async () => {
    await ipe.person('alvo@ipe.exemplo', 'analista');
    const statuses: number[] = [];
    for (let network = 0; network < 103; network++)
      statuses.push((await login('alvo@ipe.exemplo', 'errada', `10.9.${network}.1`)).status);
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(100);
    expect(statuses.at(-1)).toBe(429);
  });

  test('of eight at the same moment none is in the way of another: at least the four that are free are let in', async () => {
    const eight = Array.from({ length: 8 }, () => login('analista@ipe.exemplo', testPassword, '192.0.2.77'));
    const statuses = (await Promise.all(eight)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });

  test('of an owner and of strangers who guess the password elsewhere at the same moment, none is in the way', async () => {
    await ipe.person('dona@ipe.exemplo', 'analista');
    const networks = Array.from({ length: 16 }, (_, index) => `10.20.${index}.1`);
    const guess = (network: string) => login('dona@ipe.exemplo', 'errada', network);
    for (let failure = 1; failure <= 4; failure++) await Promise.all(networks.map(guess));
    // The fifth of each network begins a wait, which is written down beside the person.
    const answers = await Promise.all(
      networks.flatMap((network, index) => [
        guess(network),
        login('dona@ipe.exemplo', testPassword, `10.30.${index}.1`),
      ]),
    );
    const expected = networks.flatMap(() => [401, 200]);
    expect(answers.map(({ status }) => status)).toEqual(expected);
  });

  test('makes a hash of an old cost anew', async () => {
    const userId = await ipe.person('antiga@ipe.exemplo', 'analista');
    const stored = async () => {
      const { rows } = await folio.server.database.asMigrator((tx) =>
        sql<{
          Senha: string;
        }>`select "Senha" from credencial where "IdentificadorUsuario" = ${userId}`.execute(tx),
      );
      return rows[0]?.Senha ?? '';
    };
    const hash = await createPasswords({ N: 2 ** 9, r: 8, p: 1 }).hash(testPassword);
    await folio.server.database.system((tx) =>
      storePassword(tx, { userId, hash, mustChange: false, now: folio.server.now() }),
    );
    expect(await stored()).toMatch(/^scrypt\$512\$/);
    expect((await login('antiga@ipe.exemplo', testPassword)).status).toBe(200);
    expect(await stored()).toMatch(/^scrypt\$1024\$/);
    expect((await login('antiga@ipe.exemplo', testPassword)).status).toBe(200);
  });

  test('counts tries sent at once, also for an e-mail that does not exist', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, () => login('nada@ipe.exemplo', 'x', '203.0.113.200')),
    );
    expect(many.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(many.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});

describe('a session', () => {
  test('is stored by the hash of its token only', async () => {
    const { token } = await folio.signIn('analista@ipe.exemplo');
    const { rows } = await folio.server.database.system((tx) =>
      sql<{ Resumo: Uint8Array }>`select * from sessao order by "Identificador" desc limit 1`.execute(tx),
    );
    expect(Buffer.from(rows[0]?.Resumo ?? []).toString('hex')).toBe(
      createHash('sha256').update(token).digest('hex'),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('has a token of 256 bits that never repeats', () => {
    const tokens = new Set(Array.from({ length: 100_000 }, createToken));
    expect(tokens.size).toBe(100_000);
    expect(Buffer.from([...tokens][0] ?? '', 'base64url')).toHaveLength(32);
  });

  test('ends after 30 minutes without the person, whatever runs in the background', async () => {
    const desk = await folio.signIn('analista@ipe.exemplo');
    folio.forward(20);
    expect((await desk.get('Autenticacao/CarregarDadoToken', { 'x-segundo-plano': '1' })).status).toBe(200);
    folio.forward(11);
    expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(401);
  });

  test('lives on while the person works, but never longer than 8 hours', async () => {
    const desk = await folio.signIn('analista@ipe.exemplo');
    for (let hour = 0; hour < 7.5; hour += 0.25) {
      folio.forward(15);
      expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(200);
    }
    folio.forward(29);
    expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(200);
    folio.forward(2);
    expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(401);
  });

  test('is told from a dead one by ValidarToken, with 200 either way', async () => {
    const desk = await folio.signIn('analista@ipe.exemplo');
    const validate = (token: string) =>
      folio.ask({ method: 'GET', url: `/api/Autenticacao/ValidarToken?Token=${token}` });
    expect(await validate(desk.token)).toMatchObject({ status: 200, body: { Sucesso: true } });
    await desk.get('Autenticacao/Logout');
    expect(await validate(desk.token)).toMatchObject({ status: 200, body: { Sucesso: false } });
    expect(await validate('')).toMatchObject({ status: 200, body: { Sucesso: false } });
    expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(401);
  });

  test('loses its rights with the next request when the profile or the person does', async () => {
    const id = await ipe.person('mudou@ipe.exemplo', 'analista');
    const desk = await folio.signIn('mudou@ipe.exemplo');
    const admin = await folio.signIn('administradora@ipe.exemplo');
    expect((await desk.get('Cliente/Listar')).status).toBe(200);
    const { Versao, Vinculos } = (await admin.get(`Usuario/Retornar/${id}`)).body.ItemRegistro;
    const moved = await admin.put(`Usuario/Alterar/${id}`, {
      Versao,
      Vinculos: Vinculos.map(({ IdentificadorEmpresa }: { IdentificadorEmpresa: number }) => ({
        IdentificadorEmpresa,
        Perfis: [ipe.profiles.get('consulta')],
        Ativo: true,
      })),
    });
    expect(moved.status).toBe(200);
    const refused = await desk.post('Cliente/Incluir', {
      Nome: 'X',
      TipoPessoa: 'F',
      Documento: '71938462050',
    });
    expect(refused).toMatchObject({ status: 403, body: { Erros: [{ Codigo: 'permission-missing' }] } });
    await admin.put(`Usuario/Alterar/${id}`, { Versao: moved.body.ItemRegistro.Versao, Ativo: false });
    expect((await desk.get('Cliente/Listar')).status).toBe(401);
  });
});

describe('a person of several companies', () => {
  beforeAll(async () => {
    const both = [ipe, jatoba].map(({ id, profiles }) => ({
      IdentificadorEmpresa: id,
      Perfis: [profiles.get('analista')],
      Filiais: [],
      Ativo: true,
    }));
    const id = await ipe.person('duas@exemplo.com.br', 'analista');
    await folio.server.database.asMigrator((tx) =>
      tx
        .insertInto('usuario_vinculos')
        .values({ ...both[1], IdentificadorPai: id, Ordem: 1 })
        .execute(),
    );
  });

  test('comes in without a company and sees nothing until one is chosen', async () => {
    const desk = await folio.signIn('duas@exemplo.com.br');
    expect(
      (await desk.get('Autenticacao/CarregarDadoToken')).body.ItemRegistro.IdentificadorEmpresa,
    ).toBeNull();
    expect((await desk.get('Autenticacao/CarregarTransacao')).body.ItemRegistro).toEqual([]);
    expect((await desk.get('Cliente/Listar')).status).toBe(403);
    const names = (await desk.get('Autenticacao/RetornarEmpresas')).body.ItemRegistro;
    expect(names).toHaveLength(2);
  });

  test('gets a new token with the company, and the old one is dead', async () => {
    const desk = await folio.signIn('duas@exemplo.com.br');
    const old = desk.token;
    const answer = await desk.post('Autenticacao/TrocarEmpresa', { IdentificadorEmpresa: jatoba.id });
    expect(answer.body.ItemRegistro).toMatchObject({ IdentificadorEmpresa: jatoba.id });
    expect(answer.body.ItemRegistro.Token).not.toBe(old);
    expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(401);
    desk.token = answer.body.ItemRegistro.Token;
    expect((await desk.get('Cliente/Listar')).status).toBe(200);
  });

  test('cannot switch into a company or branch that is not theirs', async () => {
    const desk = await folio.signIn('analista@ipe.exemplo');
    const other = await desk.post('Autenticacao/TrocarEmpresa', { IdentificadorEmpresa: jatoba.id });
    expect(other).toMatchObject({ status: 403, body: { Erros: [{ Codigo: 'company-not-member' }] } });
    const branch = await jatoba.make('filial', { Nome: 'Agência Sul' });
    const foreign = { IdentificadorEmpresa: ipe.id, IdentificadorFilial: branch };
    expect((await desk.post('Autenticacao/TrocarEmpresa', foreign)).body.Erros[0].Codigo).toBe(
      'branch-not-member',
    );
    expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(200);
  });
});

describe('changing the password', () => {
  const change = (SenhaAtual: string, NovaSenha: string, ConfirmacaoSenha = NovaSenha) => ({
    SenhaAtual,
    NovaSenha,
    ConfirmacaoSenha,
  });

  test('asks for the current one and refuses weak or mistyped ones beside the field', async () => {
    await ipe.person('troca@ipe.exemplo', 'analista');
    const desk = await folio.signIn('troca@ipe.exemplo');
    const codeOf = async (body: object) => (await desk.post('Autenticacao/AlterarSenha', body)).body.Erros[0];
    expect(await codeOf(change('errada', 'quatro garças no brejo'))).toMatchObject({
      Codigo: 'password-current-wrong',
      Campo: 'SenhaAtual',
    });
    expect(await codeOf(change(testPassword, 'curta'))).toMatchObject({
      Codigo: 'password-short',
      Campo: 'NovaSenha',
    });
    expect(await codeOf(change(testPassword, 'password'))).toMatchObject({ Codigo: 'password-common' });
    expect(await codeOf(change(testPassword, testPassword))).toMatchObject({ Codigo: 'password-same' });
    expect(await codeOf(change(testPassword, 'quatro garças', 'quatro graças'))).toMatchObject({
      Codigo: 'password-confirmation',
    });
  });

  test('ends all other sessions of the person and keeps this one', async () => {
    await ipe.person('varias@ipe.exemplo', 'analista');
    const [here, there] = [
      await folio.signIn('varias@ipe.exemplo'),
      await folio.signIn('varias@ipe.exemplo'),
    ];
    const changed = await here.post(
      'Autenticacao/AlterarSenha',
      change(testPassword, 'quatro garças no brejo'),
    );
    expect(changed.status).toBe(200);
    expect((await here.get('Autenticacao/CarregarDadoToken')).status).toBe(200);
    expect((await there.get('Autenticacao/CarregarDadoToken')).status).toBe(401);
    expect((await login('varias@ipe.exemplo', testPassword, '10.1.0.9')).status).toBe(401);
    expect((await login('varias@ipe.exemplo', 'quatro garças no brejo')).status).toBe(200);
  });
});

describe('lists', () => {
  test('of an enumeration leave out, restrict and sort as asked', async () => {
    const desk = await folio.signIn('analista@ipe.exemplo');
    const codes = async (query: string) =>
      (await desk.get(`Autenticacao/ListarEnum/SituacaoOperacao${query}`)).body.ItemRegistro.map(
        ({ Codigo }: { Codigo: string }) => Codigo,
      );
    expect(await codes('')).toEqual(['rascunho', 'em_andamento', 'em_parecer', 'concluida', 'cancelada']);
    expect(await codes('?CodigosIgnorar=rascunho&CodigosIgnorar=concluida')).toEqual([
      'em_andamento',
      'em_parecer',
      'cancelada',
    ]);
    expect(await codes('?CodigosPesquisar=cancelada')).toEqual(['cancelada']);
    expect((await codes('?OrdenarNome=true'))[0]).toBe('cancelada');
    expect((await desk.get('Autenticacao/ListarEnum/NaoExiste')).status).toBe(404);
  });

  test('name a code as plain text in the language asked for', async () => {
    const desk = await folio.signIn('analista@ipe.exemplo');
    const answer = await desk.get('Autenticacao/RetornarEnum/SituacaoOperacao/concluida', {
      'accept-language': 'en-US',
    });
    expect(answer).toMatchObject({ status: 200, body: 'Completed' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('of permissions come flat, as a tree, and of screens only', async () => {
    const desk = await folio.signIn('analista@ipe.exemplo');
    const list = async (path: string) =>
      (await desk.get(`Autenticacao/ListarTrasacao/${path}`)).body.ItemRegistro;
    const screens = await list('false/true');
    expect(screens.every(({ Tela }: { Tela: boolean }) => Tela)).toBe(true);
    const tree = await list('true/false');
    const client = tree.find(({ Codigo }: { Codigo: string }) => Codigo === 'CLIENTE.CONSULTAR');
    expect(client.Filhos.map(({ Codigo }: { Codigo: string }) => Codigo)).toContain('CLIENTE.INCLUIR');
    expect((await desk.get('Autenticacao/ListarTrasacao/talvez/true')).status).toBe(400);
  });
});
