import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { actorOf } from '../../../src/server/engine/auth/sessionActor.ts';
import type { Session } from '../../../src/server/engine/auth/sessions.ts';
import { createChecked } from '../../../src/server/engine/crud/write/createRecord.ts';
import { findFile } from '../../../src/server/features/matricula/files/fileRows.ts';
import { takeIn } from '../../../src/server/features/matricula/files/intake.ts';
import { makeActor } from '../actors.ts';
import { everything } from './fieldsUnderCodes.ts';
import type { Cell, Matrix } from './matrix.ts';
import type { Person } from './people.ts';

/**
 * What no single route tells: who may give whom which rights, what lies in the trash, what lists, searches and logs
 * leave out. Like every cell these change nothing, be it that they are refused or that they only read.
 */
export async function rightsCells(matrix: Matrix): Promise<readonly Cell[]> {
  const { home, abroad, people } = matrix;
  const facts = await learn(matrix);
  const ask = asking(matrix);
  const named = (name: string) => {
    const found = people.standard.find((person) => person.name === name);
    if (!found) throw new Error(`nobody is ${name}`);
    return found;
  };
  const all = named('holder of every code');
  const none = named('without any code');
  const ownerless = named('without TodosProprietarios');
  const temporary = named('with a temporary password');
  const client = home.living.get('cliente');
  const put = (path: string, payload: object): InjectOptions => ({
    method: 'PUT',
    url: `/api/${path}`,
    payload,
  });
  const post = (path: string, payload: object): InjectOptions => ({
    method: 'POST',
    url: `/api/${path}`,
    payload,
  });
  const get = (path: string): InjectOptions => ({ method: 'GET', url: `/api/${path}` });
  const user = (id: unknown, payload: object) => put(`Usuario/Alterar/${id}`, { Versao: 1, ...payload });
  const link = (company: number, profile: unknown) => ({
    Vinculos: [{ IdentificadorEmpresa: company, Perfis: [profile], Filiais: [], Ativo: true }],
  });
  const refusal = (
    name: string,
    person: Person,
    request: InjectOptions,
    status: number,
    code: string,
  ): Cell =>
    ask(
      name,
      person,
      request,
      ({ statusCode, payload }) => statusCode === status && payload.includes(`"Codigo":"${code}"`),
    );
  const shows = (
    name: string,
    person: Person,
    request: InjectOptions,
    text: string,
    isShown: boolean,
  ): Cell =>
    ask(
      name,
      person,
      request,
      ({ statusCode, payload }) => statusCode === 200 && payload.includes(text) === isShown,
    );
  const listed = (name: string, person: Person, request: InjectOptions, count: number): Cell =>
    ask(
      name,
      person,
      request,
      ({ statusCode, payload }) =>
        statusCode === 200 && JSON.parse(payload).ItemRegistro.Itens.length === count,
    );
  const lone = (code: string) => people.holderOf(`holder of ${code} alone`, new Set([code]));
  const lacking = (code: string) =>
    people.holderOf(`all but ${code}`, everything.difference(new Set([code])));
  const log = await lone('LOGALTERACAO.CONSULTAR');
  const chooser = await lone('OPERACAO.INCLUIR');
  const reader = await lone('CLIENTE.CONSULTAR');
  const deleter = await lone('CLIENTE.EXCLUIR');
  const trash = home.deleted.get('cliente');
  const find = encodeURIComponent(facts.email);
  return [
    // Rights over people.
    refusal(
      'nobody changes their own rights',
      all,
      user(facts.self, { TodosProprietarios: false }),
      403,
      'own-rights',
    ),
    refusal(
      'nobody takes their own password anew',
      all,
      act('redefinir-senha', facts.self),
      403,
      'own-rights',
    ),
    refusal(
      'nobody gives sight they lack',
      ownerless,
      user(home.analystUser, { TodosProprietarios: true }),
      403,
      'grant-not-allowed',
    ),
    refusal(
      'nobody gives a profile they may not grant',
      all,
      user(facts.colleague, link(home.company.id, facts.profile)),
      403,
      'grant-not-allowed',
    ),
    refusal(
      'nobody takes over who has rights',
      all,
      act('redefinir-senha', facts.colleague),
      403,
      'grant-not-allowed',
    ),
    refusal(
      'nobody makes members of another company',
      all,
      user(facts.colleague, link(abroad.company.id, facts.profile)),
      403,
      'company-not-member',
    ),
    refusal(
      'nobody shuts out who works elsewhere too',
      all,
      user(facts.shared, { Ativo: false }),
      403,
      'member-elsewhere',
    ),
    refusal(
      'nobody takes over who works elsewhere too',
      all,
      act('redefinir-senha', facts.shared),
      403,
      'member-elsewhere',
    ),
    refusal(
      'a company keeps an administrator',
      all,
      user(facts.colleague, { Nome: 'Outro nome' }),
      403,
      'last-administrator',
    ),
    refusal(
      'nobody changes a profile they hold',
      all,
      put(`Perfil/Alterar/${facts.ownProfile}`, { Versao: 1, Ativo: false }),
      403,
      'own-rights',
    ),
    refusal(
      'nobody puts into a profile what they may not grant',
      all,
      put(`Perfil/Alterar/${facts.profile}`, { Versao: 1, Codigos: [{ Codigo: 'GRUPO.CONSULTAR' }] }),
      403,
      'grant-not-allowed',
    ),
    refusal(
      'no change of a profile leaves a company without an administrator',
      all,
      put(`Perfil/Alterar/${facts.profile}`, { Versao: 1, Descricao: 'Outra' }),
      403,
      'last-administrator',
    ),
    refusal(
      'no record refers to one of another company',
      all,
      put(`Cliente/Alterar/${client}`, { Versao: 1, IdentificadorGrupo: abroad.living.get('grupo') }),
      404,
      'reference-not-found',
    ),
    refusal(
      'nor to one of another owner',
      ownerless,
      post('Operacao/Incluir', { IdentificadorCliente: client, TipoImovel: 'Rural', Prioridade: 'normal' }),
      404,
      'reference-not-found',
    ),
    // Companies, branches and sessions.
    refusal(
      'nobody enters a company they are no member of',
      all,
      post('Autenticacao/TrocarEmpresa', { IdentificadorEmpresa: abroad.company.id }),
      403,
      'company-not-member',
    ),
    refusal(
      'nobody enters a branch of another company',
      all,
      post('Autenticacao/TrocarEmpresa', {
        IdentificadorEmpresa: home.company.id,
        IdentificadorFilial: abroad.living.get('filial'),
      }),
      403,
      'branch-not-member',
    ),
    refusal(
      'no wrong password opens anything',
      { ...none, token: null },
      post('Autenticacao/Login', { Login: facts.login, Senha: 'não é esta' }),
      401,
      'sign-in-refused',
    ),
    ask(
      'a temporary password opens no screen',
      temporary,
      get('Autenticacao/CarregarTransacao'),
      ({ payload }) => JSON.parse(payload).ItemRegistro.length === 0,
    ),
    ask(
      'every code opens screens',
      all,
      get('Autenticacao/CarregarTransacao'),
      ({ payload }) => JSON.parse(payload).ItemRegistro.length > 50,
    ),
    direct(
      'a session without a company has no rights',
      () => actorOf(sessionWith({ IdentificadorEmpresa: null }), asked).codes.size === 0,
    ),
    direct(
      'a session with a temporary password has no rights',
      () => actorOf(sessionWith({ TrocarSenha: true }), asked).codes.size === 0,
    ),
    // The trash.
    ask(
      'who may restore sees what lies in the trash',
      all,
      get(`Cliente/Retornar/${trash}`),
      ({ statusCode }) => statusCode === 200,
    ),
    refusal(
      'who may not restore does not see it',
      reader,
      get(`Cliente/Retornar/${trash}`),
      404,
      'record-deleted',
    ),
    refusal('nor its history', reader, get(`Cliente/Historico/${trash}`), 404, 'record-deleted'),
    shows(
      'inactivating is offered to who may change',
      all,
      get(`Grupo/Referencias/${facts.group}`),
      '"PodeInativar":true',
      true,
    ),
    shows(
      'and to nobody else',
      await lacking('GRUPO.ALTERAR'),
      get(`Grupo/Referencias/${facts.group}`),
      '"PodeInativar":true',
      false,
    ),
    shows(
      'who may only delete is told of uses',
      deleter,
      get(`Cliente/Referencias/${client}`),
      '"Total":',
      true,
    ),
    // What is found, and by whom.
    listed(
      'who reads clients finds them by what is personal',
      reader,
      get(`Cliente/Escolhas?Busca=${facts.document}`),
      1,
    ),
    listed('who only chooses does not', chooser, get(`Cliente/Escolhas?Busca=${facts.document}`), 0),
    shows(
      'the change log shows personal data to who may read the record',
      all,
      get(`LogAlteracao/Retornar/${facts.change}`),
      facts.email,
      true,
    ),
    shows('and covers it for others', log, get(`LogAlteracao/Retornar/${facts.change}`), facts.email, false),
    shows(
      'it names what a change refers to',
      all,
      get(`LogAlteracao/Retornar/${facts.operationChange}`),
      facts.clientName,
      true,
    ),
    shows(
      'but not to who does not see that',
      ownerless,
      get(`LogAlteracao/Retornar/${facts.operationChange}`),
      facts.clientName,
      false,
    ),
    listed('lists leave out other owners’ records', ownerless, get('Operacao/Listar'), 0),
    listed('so do choices', ownerless, get('Operacao/Escolhas'), 0),
    listed('and children', ownerless, get('RegistroMatricula/Listar'), 0),
    listed('and clients of operations not seen', ownerless, get(`Cliente/Listar?Email=${find}`), 0),
    listed('their own they list', named('the analyst alone'), get('Operacao/Listar'), 1),
    // Files and notices.
    refusal(
      'nobody sends on a file another sent',
      all,
      post('RegistroMatricula/Incluir', {
        IdentificadorOperacao: home.living.get('operacao'),
        IdentificadorArquivo: home.file,
      }),
      404,
      'file-not-found',
    ),
    ask(
      'the file of an earlier reading is there for who reads the record',
      all,
      get(`Arquivo/${facts.earlierFile}`),
      ({ statusCode }) => statusCode === 200,
    ),
    refusal(
      'and for nobody without its code',
      none,
      get(`Arquivo/${facts.earlierFile}`),
      404,
      'file-not-found',
    ),
    refusal(
      'nor for who does not see the record',
      ownerless,
      get(`Arquivo/${facts.earlierFile}`),
      404,
      'file-not-found',
    ),
    ask(
      'notices are counted for their person',
      named('the analyst alone'),
      get('Notificacao/Contar'),
      ({ payload }) => JSON.parse(payload).ItemRegistro.NaoLidas === 1,
    ),
    ask(
      'and for nobody else',
      all,
      get('Notificacao/Contar'),
      ({ payload }) => JSON.parse(payload).ItemRegistro.NaoLidas === 0,
    ),
    ask(
      'a preference is its person’s own',
      all,
      get('Preferencia/Listar'),
      ({ payload }) => !payload.includes('lista.'),
    ),
    direct('the warning of a file sent before names no record that its sender does not see', () =>
      warnsOfOwn(matrix),
    ),
    // What a refusal leaves behind.
    {
      name: 'a refusal is noted in the access log',
      async run() {
        await refusal('denied', none, get('Cliente/Listar'), 403, 'permission-missing').run();
        const noted = await matrix.notedAs('negado');
        return noted.includes(matrix.denials.at(-1) ?? '') ? [] : ['the refusal was not noted'];
      },
    },
  ];

  function act(name: string, id: unknown): InjectOptions {
    return post(`Usuario/Executar/${name}/${id}`, { Versao: 1 });
  }
}

export type Reply = Awaited<ReturnType<Matrix['application']['inject']>>;

export const asking =
  (matrix: Pick<Matrix, 'application' | 'noteDenial'>) =>
  (
    name: string,
    person: Pick<Person, 'token' | 'name'>,
    request: InjectOptions,
    isRight: (reply: Reply) => boolean,
  ): Cell => ({
    name: `${name} · ${person.name}`,
    async run() {
      const { token } = person;
      const reply = await matrix.application.inject({
        ...request,
        headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
      matrix.noteDenial(reply);
      return isRight(reply)
        ? []
        : [`${name} · ${person.name}: ${reply.statusCode} ${reply.payload.slice(0, 1500)}`];
    },
  });

export const direct = (name: string, isRight: () => boolean | Promise<boolean>): Cell => ({
  name,
  run: async () => ((await isRight()) ? [] : [`${name}: it is not so`]),
});

const asked = { locale: 'pt-br', requestId: 'ensaio', origin: 'api' } as const;

const sessionWith = (given: Partial<Session>): Session =>
  ({
    IdentificadorEmpresa: 1,
    TrocarSenha: false,
    Codigos: ['CLIENTE.CONSULTAR'],
    ...given,
  }) as Session;

/** Identifiers and words of the seeded records, and what else these cells need to be there. */
async function learn({ folio, home, people }: Matrix) {
  const idOf = async (name: string) => {
    const token = people.standard.find((person) => person.name === name)?.token ?? '';
    const data = await folio.ask({
      method: 'GET',
      url: '/api/Autenticacao/CarregarDadoToken',
      headers: { authorization: `Bearer ${token}` },
    });
    return Number(data.body.ItemRegistro.IdentificadorUsuario);
  };
  const value = async <T>(statement: ReturnType<typeof sql>): Promise<T> => {
    const { rows } = await folio.server.database.asMigrator((tx) => statement.execute(tx));
    return Object.values((rows[0] ?? {}) as Record<string, unknown>)[0] as T;
  };
  const client = home.living.get('cliente');
  const record = home.living.get('registro-matricula');
  const changeOf = (entity: string) =>
    value<number>(sql`select max("Identificador") from alteracao
      where "Entidade" = ${entity} and "IdentificadorRegistro" = ${home.living.get(entity)}`);
  const earlierFile = await value<number>(sql`
    insert into arquivo ("IdentificadorEmpresa", "Chave", "Nome", "Tipo", "Tamanho")
    select "IdentificadorEmpresa", "Chave", 'anterior.pdf', "Tipo", "Tamanho" from arquivo
    where "Identificador" = ${home.file} returning "Identificador"`);
  await value(sql`insert into processamento ("IdentificadorEmpresa", "IdentificadorRegistroMatricula",
      "IdentificadorArquivo", "Paginas") values (${home.company.id}, ${record}, ${earlierFile}, 1) returning 1`);
  await value(sql`insert into preferencia ("IdentificadorUsuario", "IdentificadorEmpresa", "Chave", "Valor", "AlteradoEm")
    values (${home.analystUser}, ${home.company.id}, 'lista.cliente', '1', now()) returning 1`);
  const self = await idOf('holder of every code');
  return {
    self,
    colleague: await idOf('in another branch'),
    shared: await idOf('switched away, new token'),
    ownProfile: await value<number>(
      sql`select "Perfis"[1] from usuario_vinculos where "IdentificadorPai" = ${self}`,
    ),
    profile: home.company.profiles.get('consulta'),
    login: await value<string>(sql`select "Login" from usuario where "Identificador" = ${self}`),
    group: await value<number>(sql`
      insert into grupo ("IdentificadorEmpresa", "Nome", "Ativo") values (${home.company.id}, 'Grupo em uso', true)
      returning "Identificador"`),
    document: await value<string>(sql`select "Documento" from cliente where "Identificador" = ${client}`),
    email: await value<string>(sql`select "Email" from cliente where "Identificador" = ${client}`),
    // As the log writes a value: a name may begin another.
    clientName: `"${await value<string>(sql`select "Nome" from cliente where "Identificador" = ${client}`)}"`,
    change: await changeOf('cliente'),
    // What came of other records since names no client.
    operationChange: await value<number>(sql`select min("Identificador") from alteracao
      where "Entidade" = 'operacao' and "IdentificadorRegistro" = ${home.living.get('operacao')}`),
    earlierFile,
  };
}

/** Sends the bytes of a record of somebody else's operation to one's own, and takes it back. */
async function warnsOfOwn({ folio, home }: Matrix): Promise<boolean> {
  const { server } = folio;
  const actor = makeActor({
    companyId: home.company.id,
    userId: home.analystUser,
    allOwners: false,
    analystIds: [Number(home.living.get('analista'))],
  });
  class TakenBack extends Error {}
  let warned: unknown;
  await server.database
    .transaction(actor, async (tx) => {
      const work = { tx, actor, models: server.models };
      const file = await findFile(tx, home.file);
      const own = await createChecked(work, server.models.named('operacao'), {
        IdentificadorCliente: home.living.get('cliente'),
        IdentificadorAnalista: home.living.get('analista'),
        TipoImovel: 'Rural',
        Prioridade: 'normal',
      });
      await sql`update operacao set "IdentificadorAnalista" = null, "IdentificadorOfficer" = null
        where "Identificador" = ${home.living.get('operacao')}`.execute(tx);
      const taken = await takeIn(work, server, {
        operationId: own.Identificador,
        file,
        pages: 1,
        password: null,
      });
      warned = taken.Avisos ?? [];
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return JSON.stringify(warned) === '[]';
}
