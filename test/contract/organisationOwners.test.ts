import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../support/servers/startServer.ts';

/** Operations always have somebody who answers for them: transfers, and people who leave. */
let folio: TestServer;
let ipe: TestCompany;
let jatoba: TestCompany;
let admin: Desk;
let clientId: number;
let segment: number;
let turn = 0;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  admin = await folio.signIn('administradora@ipe.exemplo');
  clientId = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
  const directorate = await ipe.make('diretoria', { Nome: 'Diretoria Rural' });
  segment = await ipe.make('segmento-area', { Nome: 'Agronegócio', IdentificadorDiretoria: directorate });
});
afterAll(() => folio.close());

const refusal = ({ status, body }: Answer) => ({ status, ...body.Erros?.[0] });
const get = async (path: string) => (await admin.get(path)).body.ItemRegistro;

/** A person who is officer, or analyst of an officer of their own. */
async function worker(
  kind: 'analista' | 'officer',
  company = ipe,
): Promise<{ login: string; user: number; post: number }> {
  turn += 1;
  const login = `${kind}${turn}@exemplo.com.br`;
  const user = await company.person(login, kind);
  const place = company === ipe ? segment : await segmentOf(company);
  const officer = (rest: object) =>
    company.make('officer', { Nome: login, IdentificadorSegmentoArea: place, ...rest });
  if (kind === 'officer') return { login, user, post: await officer({ IdentificadorUsuario: user }) };
  const post = await company.make('analista', {
    Nome: login,
    IdentificadorUsuario: user,
    IdentificadorOfficer: await officer({}),
  });
  return { login, user, post };
}

async function segmentOf(company: TestCompany): Promise<number> {
  const directorate = await company.make('diretoria', { Nome: `D${turn}` });
  return company.make('segmento-area', { Nome: `S${turn}`, IdentificadorDiretoria: directorate });
}

const operation = (values: object) =>
  ipe.make('operacao', { IdentificadorCliente: clientId, TipoImovel: 'Rural', ...values });

describe('an operation', () => {
  test('takes workflow, directorate and group from what it refers to', async () => {
    const group = await ipe.make('grupo', { Nome: 'Grupo Couto' });
    const member = await ipe.make('cliente', {
      Nome: 'Rui Couto',
      TipoPessoa: 'F',
      Documento: '52830194705',
      IdentificadorGrupo: group,
    });
    const id = await operation({ IdentificadorCliente: member, IdentificadorSegmentoArea: segment });
    const { Rotulos } = await get(`Operacao/Retornar/${id}`);
    expect(Rotulos).toMatchObject({
      IdentificadorWorkflow: 'Rural',
      IdentificadorDiretoria: 'Diretoria Rural',
      IdentificadorGrupo: 'Grupo Couto',
    });
  });

  test('follows its type of property with its workflow', async () => {
    const id = await operation({});
    const changed = await admin.put(`Operacao/Alterar/${id}`, { Versao: 1, TipoImovel: 'Urbano' });
    expect(changed.body.ItemRegistro.Rotulos.IdentificadorWorkflow).toBe('Urbano');
    const rural = (await get('Workflow/Listar?Codigo=Rural')).Itens[0].Identificador;
    const wrong = await admin.put(`Operacao/Alterar/${id}`, { Versao: 2, IdentificadorWorkflow: rural });
    expect(refusal(wrong)).toMatchObject({
      status: 422,
      Campo: 'IdentificadorWorkflow',
      Codigo: 'workflow-other-property',
    });
  });

  test('has a product for its type of property, and FGTS only where product and property take it', async () => {
    const urban = await ipe.make('produto', { Nome: 'Habitacional', Codigo: 'HAB', TipoImovel: 'Urbano' });
    const ask = (values: object) =>
      admin.post('Operacao/Incluir', {
        IdentificadorCliente: clientId,
        TipoImovel: 'Urbano',
        IdentificadorProduto: urban,
        ...values,
      });
    expect(refusal(await ask({ TipoImovel: 'Rural' }))).toMatchObject({
      Campo: 'IdentificadorProduto',
      Codigo: 'product-other-property',
    });
    expect(refusal(await ask({ UsaFgts: true }))).toMatchObject({
      Campo: 'UsaFgts',
      Codigo: 'product-without-fgts',
    });
    expect(refusal(await ask({ UsaFgts: true, TipoImovel: 'Rural' }))).toMatchObject({
      Campo: 'UsaFgts',
      Codigo: 'rule',
    });
    expect((await ask({})).status).toBe(200);
  });
});

describe('a transfer', () => {
  const path = (id: number) => `Operacao/Executar/transferir/${id}`;

  test('gives an operation to another analyst, another officer or both, and stands in its history', async () => {
    const [from, to, officer] = [await worker('analista'), await worker('analista'), await worker('officer')];
    const id = await operation({ IdentificadorAnalista: from.post });
    const moved = await admin.post(path(id), {
      Versao: 1,
      IdentificadorAnalista: to.post,
      IdentificadorOfficer: officer.post,
    });
    expect(moved.body.ItemRegistro).toMatchObject({
      IdentificadorAnalista: to.post,
      IdentificadorOfficer: officer.post,
      Versao: 2,
    });
    const { Itens } = await get(`Operacao/Historico/${id}`);
    expect(Itens[0].Campos.map(({ Campo }: { Campo: string }) => Campo)).toEqual([
      'IdentificadorAnalista',
      'IdentificadorOfficer',
    ]);
    const desk = await folio.signIn(from.login);
    expect((await desk.get(`Operacao/Retornar/${id}`)).status).toBe(404);
  });

  test('asks for somebody, and for somebody active of this company', async () => {
    const id = await operation({});
    expect(refusal(await admin.post(path(id), { Versao: 1 }))).toMatchObject({
      status: 422,
      Campo: 'IdentificadorAnalista',
    });
    const idle = await worker('analista');
    const { Versao } = await get(`Analista/Retornar/${idle.post}`);
    await admin.put(`Analista/Alterar/${idle.post}`, { Versao, Ativo: false });
    expect(
      refusal(await admin.post(path(id), { Versao: 1, IdentificadorAnalista: idle.post })),
    ).toMatchObject({
      status: 422,
      Codigo: 'reference-inactive',
      Campo: 'IdentificadorAnalista',
    });
    const foreign = await worker('analista', jatoba);
    const other = await admin.post(path(id), { Versao: 1, IdentificadorAnalista: foreign.post });
    expect(refusal(other)).toMatchObject({ status: 404, Campo: 'IdentificadorAnalista' });
  });

  test('is refused on cancelled operations, alone and among many', async () => {
    const to = await worker('analista');
    const [open, closed] = [await operation({}), await operation({})];
    await admin.post(`Operacao/Executar/cancelar/${closed}`, { Versao: 1, Motivo: 'desistiu' });
    const one = await admin.post(path(closed), { Versao: 2, IdentificadorAnalista: to.post });
    expect(one.status).toBe(422);
    const many = await admin.post('Operacao/ExecutarVarios/transferir', {
      Identificadores: [open, closed],
      Parametros: { IdentificadorAnalista: to.post },
    });
    expect(many.body.ItemRegistro).toMatchObject({
      Executados: [open],
      Recusados: [{ Identificador: closed }],
    });
  });

  test('needs its code, and the operation within reach', async () => {
    const [analyst, officer] = [await worker('analista'), await worker('officer')];
    const id = await operation({ IdentificadorAnalista: analyst.post });
    const body = { Versao: 1, IdentificadorAnalista: analyst.post };
    const asAnalyst = await folio.signIn(analyst.login);
    expect(refusal(await asAnalyst.post(path(id), body)).Texto).toContain('OPERACAO.TRANSFERIR');
    const asOfficer = await folio.signIn(officer.login);
    expect((await asOfficer.post(path(id), body)).status).toBe(404);
    await jatoba.person(`chefe${id}@jatoba.exemplo`, 'administrador', { TodosProprietarios: true });
    const elsewhere = await folio.signIn(`chefe${id}@jatoba.exemplo`);
    expect((await elsewhere.post(path(id), body)).status).toBe(404);
  });
});

describe('a person who leaves', () => {
  test('neither goes nor is made inactive while answering for open operations; the refusal names the way', async () => {
    const { user, post } = await worker('analista');
    const id = await operation({ IdentificadorAnalista: post });
    const { Versao } = await get(`Usuario/Retornar/${user}`);
    const said = { status: 422, Codigo: 'owner-has-open-operations' };
    const idle = refusal(await admin.put(`Usuario/Alterar/${user}`, { Versao, Ativo: false }));
    expect(idle).toMatchObject({ ...said, Campo: 'Ativo' });
    expect(idle.Texto).toMatch(/operações abertas \(1\).*Inativar e passar operações/);
    expect(refusal(await admin.delete(`Usuario/Excluir/${user}?Versao=${Versao}`))).toMatchObject(said);
    const Vinculos = (await get(`Usuario/Retornar/${user}`)).Vinculos.map((link: object) => ({
      ...link,
      Ativo: false,
    }));
    expect(refusal(await admin.put(`Usuario/Alterar/${user}`, { Versao, Vinculos }))).toMatchObject({
      ...said,
      Campo: 'Vinculos',
    });
    await admin.post(`Operacao/Executar/cancelar/${id}`, { Versao: 1, Motivo: 'desistiu' });
    expect((await admin.put(`Usuario/Alterar/${user}`, { Versao, Ativo: false })).status).toBe(200);
  });

  test('is not named by their operations to a caller who may not grant their rights', async () => {
    const { user, post } = await worker('analista');
    await operation({ IdentificadorAnalista: post });
    const clerk = await ipe.make('perfil', {
      Nome: 'Cadastro',
      Codigos: [{ Codigo: 'USUARIO.CONSULTAR' }, { Codigo: 'USUARIO.ALTERAR' }],
    });
    const Vinculos = [{ IdentificadorEmpresa: ipe.id, Perfis: [clerk], Filiais: [], Ativo: true }];
    await ipe.person('cadastro@ipe.exemplo', 'consulta', { Vinculos, TodosProprietarios: true });
    const desk = await folio.signIn('cadastro@ipe.exemplo');
    const refused = refusal(await desk.put(`Usuario/Alterar/${user}`, { Versao: 1, Ativo: false }));
    expect(refused).toMatchObject({ status: 403, Codigo: 'grant-not-allowed' });
  });

  test('hands the open operations over, loses sessions and posts, and the closed ones stay as they were', async () => {
    const [leaving, heir] = [await worker('analista'), await worker('analista')];
    const [open, closed] = [
      await operation({ IdentificadorAnalista: leaving.post }),
      await operation({ IdentificadorAnalista: leaving.post }),
    ];
    await admin.post(`Operacao/Executar/cancelar/${closed}`, { Versao: 1, Motivo: 'desistiu' });
    const desk = await folio.signIn(leaving.login);
    const path = `Usuario/Executar/inativar/${leaving.user}`;
    expect(refusal(await admin.post(path, { Versao: 1 }))).toMatchObject({
      status: 422,
      Codigo: 'handover-missing',
      Campo: 'IdentificadorAnalista',
    });
    expect(refusal(await admin.post(path, { Versao: 1, IdentificadorAnalista: leaving.post }))).toMatchObject(
      { Codigo: 'handover-to-same' },
    );
    expect((await desk.get('Operacao/Listar')).status).toBe(200);
    const done = await admin.post(path, { Versao: 1, IdentificadorAnalista: heir.post });
    expect(done.body.ItemRegistro).toMatchObject({ Ativo: false });
    expect((await get(`Operacao/Retornar/${open}`)).IdentificadorAnalista).toBe(heir.post);
    expect((await get(`Operacao/Retornar/${closed}`)).IdentificadorAnalista).toBe(leaving.post);
    expect((await get(`Analista/Retornar/${leaving.post}`)).Ativo).toBe(false);
    expect((await desk.get('Operacao/Listar')).status).toBe(401);
    await expect(folio.signIn(leaving.login)).rejects.toThrow('sign-in-refused');
  });

  test('may be given other rights while inactive, although operations are still theirs', async () => {
    const { user, post } = await worker('analista');
    await operation({ IdentificadorAnalista: post });
    await folio.server.database.asMigrator((tx) =>
      sql`update usuario_vinculos set "Ativo" = false where "IdentificadorPai" = ${user}`.execute(tx),
    );
    const { Versao } = await get(`Usuario/Retornar/${user}`);
    const changed = await admin.put(`Usuario/Alterar/${user}`, { Versao, TodosProprietarios: true });
    expect(changed.body.ItemRegistro).toMatchObject({ TodosProprietarios: true });
  });

  test('hands over no more operations at once than one call may change; the refusal names the way', async () => {
    const [leaving, heir] = [await worker('analista'), await worker('analista')];
    const first = await operation({ IdentificadorAnalista: leaving.post });
    await folio.server.database.asMigrator((tx) =>
      sql`insert into operacao ("IdentificadorEmpresa", "Codigo", "IdentificadorCliente", "TipoImovel", "Situacao",
          "IdentificadorAnalista")
        select "IdentificadorEmpresa", 'muitas-' || n, "IdentificadorCliente", "TipoImovel", "Situacao",
          "IdentificadorAnalista"
        from operacao, generate_series(1, 1000) as n where "Identificador" = ${first}`.execute(tx),
    );
    const path = `Usuario/Executar/inativar/${leaving.user}`;
    const answer = refusal(await admin.post(path, { Versao: 1, IdentificadorAnalista: heir.post }));
    expect(answer).toMatchObject({ status: 422, Codigo: 'handover-too-many' });
    expect(answer.Texto).toMatch(/1\.?001.*1\.?000.*Transferir/);
  });

  test('is no analyst or officer any more, however that was done, and nobody chooses them', async () => {
    const [one, two] = [await worker('analista'), await worker('officer')];
    const { Versao } = await get(`Usuario/Retornar/${one.user}`);
    expect(await get(`Usuario/Inativacao/${one.user}`)).toEqual({ Encargos: [], Dependentes: [] });
    expect((await admin.put(`Usuario/Alterar/${one.user}`, { Versao, Ativo: false })).status).toBe(200);
    expect((await get(`Analista/Retornar/${one.post}`)).Ativo).toBe(false);
    const links = (await get(`Usuario/Retornar/${two.user}`)).Vinculos.map((link: object) => ({
      ...link,
      Ativo: false,
    }));
    const left = await admin.put(`Usuario/Alterar/${two.user}`, { Versao: 1, Vinculos: links });
    expect(left.status).toBe(200);
    expect((await get(`Officer/Retornar/${two.post}`)).Ativo).toBe(false);
    const named = (await get(`Usuario/Escolhas?Busca=${encodeURIComponent(two.login)}`)).Itens;
    expect(named).toEqual([]);
  });

  test.each(['analista', 'officer'] as const)(
    'from a post of %s hands it over by the form, the action or among many; else it is refused with that sentence',
    async (kind) => {
      const noun = kind === 'analista' ? 'Analista' : 'Officer';
      const field = kind === 'analista' ? 'IdentificadorAnalista' : 'IdentificadorOfficer';
      const [leaving, second, heir] = [await worker(kind), await worker(kind), await worker(kind)];
      const [first, other] = [
        await operation({ [field]: leaving.post }),
        await operation({ [field]: second.post }),
      ];
      const { Versao } = await get(`${noun}/Retornar/${leaving.post}`);
      const refused = refusal(await admin.put(`${noun}/Alterar/${leaving.post}`, { Versao, Ativo: false }));
      expect(refused).toMatchObject({ status: 422, Codigo: 'owner-has-open-operations', Campo: 'Ativo' });
      expect(refused.Texto).toMatch(/operações abertas \(1\).*Inativar e passar operações/);
      expect((await get(`${noun}/Inativacao/${leaving.post}`)).Encargos).toEqual([
        {
          Campo: field,
          Entidade: 'operacao',
          Total: 1,
          Filtro: { [field]: [leaving.post], Situacao: ['rascunho', 'em_andamento', 'em_parecer'] },
        },
      ]);
      const action = `${noun}/Executar/inativar/${leaving.post}`;
      expect(refusal(await admin.post(action, { Versao }))).toMatchObject({
        Codigo: 'handover-missing',
        Campo: field,
      });
      const done = await admin.post(`${noun}/ExecutarVarios/inativar`, {
        Identificadores: [leaving.post, second.post, heir.post],
        Parametros: { [field]: heir.post },
      });
      expect(done.body.ItemRegistro).toMatchObject({
        Executados: [leaving.post, second.post],
        Recusados: [{ Identificador: heir.post }],
      });
      for (const id of [first, other]) expect((await get(`Operacao/Retornar/${id}`))[field]).toBe(heir.post);
      expect((await get(`${noun}/Retornar/${leaving.post}`)).Ativo).toBe(false);
    },
  );

  test('as an officer hands over to an officer', async () => {
    const [leaving, heir] = [await worker('officer'), await worker('officer')];
    const id = await operation({ IdentificadorOfficer: leaving.post });
    const path = `Usuario/Executar/inativar/${leaving.user}`;
    expect(refusal(await admin.post(path, { Versao: 1 }))).toMatchObject({ Campo: 'IdentificadorOfficer' });
    expect((await admin.post(path, { Versao: 1, IdentificadorOfficer: heir.post })).status).toBe(200);
    expect((await get(`Operacao/Retornar/${id}`)).IdentificadorOfficer).toBe(heir.post);
  });

  test('is not oneself, nor somebody of another company', async () => {
    const own = (await get('Usuario/Listar?Login=administradora@ipe.exemplo')).Itens[0];
    const self = await admin.post(`Usuario/Executar/inativar/${own.Identificador}`, { Versao: own.Versao });
    expect(refusal(self)).toMatchObject({ status: 403, Codigo: 'own-rights' });
    const foreign = await worker('analista', jatoba);
    const there = await admin.post(`Usuario/Executar/inativar/${foreign.user}`, { Versao: 1 });
    expect(there.status).toBe(404);
  });
});

describe('sessions', () => {
  test('are ended for one person or for many, and only in this company', async () => {
    const [one, two, other] = [
      await worker('analista'),
      await worker('analista'),
      await worker('analista', jatoba),
    ];
    const desks = [
      await folio.signIn(one.login),
      await folio.signIn(two.login),
      await folio.signIn(other.login),
    ];
    const many = await admin.post('Usuario/ExecutarVarios/encerrar-sessoes', {
      Identificadores: [one.user, two.user, other.user],
    });
    expect(many.body.ItemRegistro).toMatchObject({
      Executados: [one.user, two.user],
      Recusados: [{ Identificador: other.user }],
    });
    const statuses = await Promise.all(desks.map(async (desk) => (await desk.get('Operacao/Listar')).status));
    expect(statuses).toEqual([401, 401, 200]);
    const asAnalyst = await folio.signIn(one.login);
    expect(
      (await asAnalyst.post(`Usuario/Executar/encerrar-sessoes/${two.user}`, { Versao: 1 })).status,
    ).toBe(403);
  });
});

test('a person locked out after wrong passwords is shown as locked, until the lock ends or the person comes in', async () => {
  const { login, user } = await worker('analista');
  const until = async () => (await get(`Usuario/Retornar/${user}`)).BloqueadoAte;
  expect(await until()).toBeNull();
  for (let tries = 0; tries < 7; tries += 1)
    await folio.signIn(login, 'senha errada demais').catch(() => undefined);
  expect(new Date(await until()).getTime()).toBeGreaterThan(Date.now());
  folio.forward(30);
  await folio.signIn(login);
  folio.forward(-30);
  expect(await until()).toBeNull();
});
