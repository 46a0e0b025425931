import type { InjectOptions } from 'fastify';
import { entities } from '../../../src/metadata/entities.ts';
import type { Action, Entity, Transition } from '../../../src/metadata/entity.ts';
import { sampleRecord } from '../sampleValues.ts';
import type { Answer } from '../startServer.ts';
import { isShared, type SeededCompany } from './seededCompany.ts';

/**
 * Who may ask: everybody; whoever has a living session; also not before the password is changed; also not before a
 * company is chosen.
 */
export type Door = 'open' | 'session' | 'person' | 'company';

/** One of these sets of codes, whole. `[[]]` asks for none. */
export type Need = readonly (readonly string[])[];

/** Which record a call names: one of the own company, one of another, or one that nobody ever made. */
export type Target = 'own' | 'foreign' | 'missing';

/** What an answer must be. */
export interface Outcome {
  readonly status: number;
  readonly code?: string;
  /** Asked of the body of an answer that is no refusal. */
  readonly untouched?: (answer: Answer) => boolean;
}

/** One way to ask one route, and by which rule it is answered. Nothing asked here may write. */
export interface Row {
  readonly route: string;
  readonly name: string;
  readonly door: Door;
  readonly need: Need;
  /** @param place whose person asks, for what a form can only name in the own company */
  readonly ask: (target: Target, place: 'home' | 'abroad') => InjectOptions;
  readonly targets: readonly Target[];
  /** The entity the named record is of; absent where none is named. */
  readonly entity?: Entity;
  /** For who may, and sees the record. */
  readonly allowed: Outcome;
  /** For who does not see the record. */
  readonly hidden?: Outcome;
  /** Whether the record is looked for before the code is asked for. */
  readonly recordFirst?: boolean;
  /** Whether who may see the record would change it by asking: they are not asked. */
  readonly writes?: boolean;
  /** For who lacks the codes, where it is not 403. */
  readonly refused?: Outcome;
  /** Whether asking ends the session. */
  readonly ends?: boolean;
}

export interface Ground {
  readonly home: SeededCompany;
  readonly abroad: SeededCompany;
}

const missing = 999_999_999_999;
const noView = {
  Busca: '',
  Filtro: null,
  Ordem: { Campo: 'Nome', Ordem: 'asc' },
  Colunas: [],
  Larguras: {},
  Linhas: 25,
};
const stale = 999_999;

const byNoun = new Map(entities.map((entity) => [entity.noun, entity]));

/**
 * The rows of a route: by the schema for the calls of entities, by `special` for the rest.
 * @returns none for a route that nobody declared
 */
export async function rowsOf(route: string, ground: Ground): Promise<readonly Row[]> {
  const own = special(ground)[route];
  if (own) return [own].flat().map((row) => ({ ...row, route, name: row.name ?? route }));
  const found = /^(?<method>[A-Z]+) \/api\/(?<noun>\w+)\/(?<call>.+)$/.exec(route)?.groups;
  const entity = byNoun.get(found?.noun ?? '');
  const declared = entity && callsOf(entity, ground)[`${found?.method} ${found?.call}`];
  return declared ? (await declared).map((row) => ({ ...row, route, name: row.name ?? route })) : [];
}

type Declared = Omit<Row, 'route' | 'name'> & { readonly name?: string };

const json = { 'content-type': 'application/json' };
const none: Need = [[]];
const all: readonly Target[] = ['own', 'foreign', 'missing'];

/** The standard calls of an entity, its transitions and its actions, by method and path. */
function callsOf(entity: Entity, ground: Ground): Readonly<Record<string, Promise<readonly Declared[]>>> {
  const { codes, noun } = entity;
  const url = (path: string) => `/api/${noun}/${path}`;
  const idOf = idsOf(ground, entity.name);
  const base = { door: 'company', targets: ['own'] } as const;
  const list = (path: string, need: Need, name?: string): Declared => ({
    ...base,
    ...(name ? { name } : {}),
    need,
    ask: () => ({ method: 'GET', url: url(path) }),
    allowed: { status: 200 },
  });
  const one = (path: string, code: string): Declared => ({
    ...base,
    need: [[code]],
    entity,
    targets: all,
    ask: (target) => ({ method: 'GET', url: url(`${path}/${idOf(target)}`) }),
    allowed: { status: 200 },
  });
  const body = (path: string, code: string, payload: object, allowed: Outcome): Declared => ({
    ...base,
    need: [[code]],
    ask: () => ({ method: 'POST', url: url(path), headers: json, payload }),
    allowed,
  });
  const change: Change = (method, path, code, payload) => ({
    ...base,
    need: [[code]],
    entity,
    targets: all,
    ask: (target, place) => ({
      method,
      url: url(path.replace(':id', String(idOf(target)))),
      ...(payload ? { headers: json, payload: payload(place) } : {}),
    }),
    allowed: { status: 409 },
  });
  const many: Many = (path, code, done, idOfMany, rest = nothing) => ({
    ...base,
    name: `POST /api/${noun}/${path}`,
    need: [[code]],
    entity,
    targets: ['foreign', 'missing'],
    ask: (target, place) => ({
      method: 'POST',
      url: url(path),
      headers: json,
      payload: { ...rest(place), Identificadores: [idOfMany(target)] },
    }),
    allowed: { status: 200 },
    hidden: { status: 200, untouched: ({ body: { ItemRegistro } }) => ItemRegistro[done].length === 0 },
    writes: true,
  });
  const unknownField = { CampoQueNaoExiste: 1 };
  const deletedOf: typeof idOf = (target) =>
    target === 'foreign' ? ground.abroad.deleted.get(entity.name) : idOf(target);
  const now = (rows: readonly Declared[]) => Promise.resolve(rows);
  return {
    'GET Escolhas': now([list('Escolhas', choosers(entity))]),
    'GET Listar': now([
      list('Listar?NumeroRegistros=200', [[codes.list]]),
      list(
        'Listar?Excluidos=true&NumeroRegistros=200',
        [[codes.delete]],
        `GET /api/${noun}/Listar, the trash`,
      ),
    ]),
    'GET Exportar': now([
      list('Exportar', [[codes.export]]),
      list('Exportar?Excluidos=true', [[codes.export, codes.delete]], `GET /api/${noun}/Exportar, the trash`),
    ]),
    'GET Retornar/:id': now([one('Retornar', codes.get)]),
    'GET Historico/:id': now([one('Historico', codes.history)]),
    'GET Referencias/:id': now([one('Referencias', codes.delete)]),
    'GET Inativacao/:id': now([one('Inativacao', codes.update)]),
    'POST Semelhantes': now([body('Semelhantes', codes.list, {}, { status: 200 })]),
    'GET Duplicados': now([list('Duplicados', [[codes.list]])]),
    'GET Mesclagem': now([
      {
        ...list(`Mesclagem?Identificadores=1`, [[codes.update, codes.delete]]),
        allowed: { status: 400, code: 'merge-count' },
      },
    ]),
    'POST Mesclar': now([
      {
        ...change('POST', 'Mesclar', codes.update),
        need: [[codes.update, codes.delete]],
        ask: (target) => ({
          method: 'POST',
          url: url('Mesclar'),
          headers: json,
          payload: {
            Sobrevivente: Number(idOf(target)),
            Registros: [
              { Identificador: Number(idOf(target)), Versao: stale },
              { Identificador: missing + 1, Versao: 1 },
            ],
          },
        }),
      },
    ]),
    'POST DesfazerMesclagem/:id': now([
      {
        ...change('POST', 'DesfazerMesclagem/:id', codes.update, () => ({ Mesclagem: 1, Versao: stale })),
        need: [[codes.update, codes.delete]],
      },
    ]),
    'GET Lotes': now([list('Lotes', [[codes.history]])]),
    'POST Desfazer/:id': now([
      {
        ...change('POST', 'Desfazer/:id', codes.history, () => ({ Versao: stale })),
        allowed: { status: 422, code: 'version-unknown' },
      },
    ]),
    'POST DesfazerLote/:id': now([
      {
        ...body('DesfazerLote/999999999', codes.history, {}, { status: 404, code: 'batch-unknown' }),
      },
    ]),
    'POST Incluir': now([
      body('Incluir', codes.create, unknownField, { status: 400, code: 'field-unknown' }),
    ]),
    'POST Importar': now([
      {
        ...base,
        need: [[codes.create]],
        ask: () => ({
          method: 'POST',
          url: url('Importar?Simular=true'),
          headers: { 'content-type': 'text/csv' },
          payload: 'CampoQueNaoExiste\n1\n',
        }),
        allowed: { status: 422, code: 'import-no-columns' },
      },
    ]),
    'POST LerTabela': now([
      {
        ...base,
        need: [[codes.create]],
        ask: () => ({
          method: 'POST',
          url: url('LerTabela'),
          headers: { 'content-type': 'text/csv' },
          payload: 'CampoQueNaoExiste\n1\n',
        }),
        allowed: { status: 200 },
      },
    ]),
    'PUT Alterar/:id': now([change('PUT', 'Alterar/:id', codes.update, () => ({ Versao: stale }))]),
    'POST RestaurarVersao/:id': now([
      change('POST', 'RestaurarVersao/:id', codes.update, () => ({ Versao: stale, VersaoHistorica: 1 })),
    ]),
    // What a change would do to people's rights is asked under the code of the change.
    'POST Previa/:id': now([change('POST', 'Previa/:id', codes.update, () => ({ Versao: stale }))]),
    'POST Previa': now([body('Previa', codes.create, unknownField, { status: 400, code: 'field-unknown' })]),
    'DELETE Excluir/:id': now([change('DELETE', `Excluir/:id?Versao=${stale}`, codes.delete)]),
    'POST ExcluirVarios': now([many('ExcluirVarios', codes.delete, 'Excluidos', idOf)]),
    'POST RestaurarVarios': now([many('RestaurarVarios', codes.delete, 'Restaurados', deletedOf)]),
    'POST Restaurar/:id': now([
      {
        ...base,
        need: [[codes.delete]],
        entity,
        targets: ['foreign', 'missing'],
        ask: (target) => ({ method: 'POST', url: url(`Restaurar/${deletedOf(target)}`) }),
        allowed: { status: 200 },
        writes: true,
      },
    ]),
    'POST Executar/:acao/:id': runsOnRecords(entity, ground, change),
    'POST Executar/:acao': now([
      ...entity.actions
        .filter(({ on }) => on.includes('list'))
        .map(({ name, code }) => ({
          ...body(`Executar/${name}`, code, unknownField, { status: 400, code: 'parameter-unknown' }),
          name: `POST /api/${noun}/Executar/${name}`,
        })),
      unknownAction(url('Executar/nenhuma')),
    ]),
    'POST ExecutarVarios/:acao': runsOnMany(entity, ground, many, url('ExecutarVarios/nenhuma')),
  };
}

const unknownAction = (url: string): Declared => ({
  name: `POST ${url}`,
  door: 'person',
  need: none,
  targets: ['own'],
  ask: () => ({ method: 'POST', url, headers: json, payload: { Versao: stale } }),
  allowed: { status: 404, code: 'action-unknown' },
});

/** What a call carries beside the record it names. */
type Payload = (place: 'home' | 'abroad') => object;
const nothing: Payload = () => ({});

type Change = (method: 'PUT' | 'POST' | 'DELETE', path: string, code: string, payload?: Payload) => Declared;

async function runsOnRecords(entity: Entity, ground: Ground, change: Change): Promise<readonly Declared[]> {
  const events = Map.groupBy(entity.states?.transitions ?? [], ({ event }) => event);
  const transitions = [...events].map(([event, named]) => ({
    ...change('POST', `Executar/${event}/:id`, '', () => ({ Versao: stale, Motivo: 'x' })),
    name: `POST /api/${entity.noun}/Executar/${event}/:id`,
    ...transitionRule(named, entity.states?.initial ?? ''),
    recordFirst: true,
  }));
  const actions: Declared[] = [];
  for (const action of entity.actions.filter(({ on }) => on.includes('record'))) {
    const parameters = await parametersOf(action, ground);
    const payload: Payload = (place) => ({ ...parameters[place], Versao: stale });
    const path = `Executar/${action.name}/:id`;
    actions.push({
      ...change('POST', path, action.code, payload),
      need: needOf(action),
      name: `POST /api/${entity.noun}/${path}`,
    });
  }
  return [...transitions, ...actions, unknownAction(`/api/${entity.noun}/Executar/nenhuma/1`)];
}

/** What the system alone may do is no transition of anybody's; the seeded records are in their initial state. */
function transitionRule(named: readonly Transition[], state: string): Pick<Declared, 'need' | 'allowed'> {
  const coded = named.filter(({ code }) => code !== null);
  const possible = coded.filter(({ from }) => from.includes(state));
  const allowed = possible.length > 0 ? { status: 409 } : { status: 422, code: 'transition-not-allowed' };
  const needed = (possible.length > 0 ? possible : coded).map(({ code }) => [code ?? '']);
  return { need: needed.length === 0 ? none : needed, allowed };
}

type Many = (path: string, code: string, done: string, idOf: IdOf, rest?: Payload) => Declared;

async function runsOnMany(
  entity: Entity,
  ground: Ground,
  many: Many,
  unknown: string,
): Promise<readonly Declared[]> {
  const rows: Declared[] = [];
  for (const action of entity.actions.filter(({ on }) => on.includes('selection'))) {
    const parameters = await parametersOf(action, ground);
    const rest: Payload = (place) => ({ Parametros: parameters[place] });
    rows.push({
      ...many(`ExecutarVarios/${action.name}`, action.code, 'Executados', idsOf(ground, entity.name), rest),
      need: needOf(action),
    });
  }
  return [...rows, unknownAction(unknown)];
}

/** The code of the action, and those of the parameters that are given with it. */
const needOf = ({ code, parameters }: Action): Need => [
  [code, ...(parameters?.fields ?? []).flatMap(({ changeCode }) => changeCode ?? [])],
];

/** Parameters the action's own rules accept, so that what refuses is the right and not the form. */
async function parametersOf({ parameters }: Action, { home, abroad }: Ground) {
  const shape = { fields: [], rules: [], ...parameters } as unknown as Entity;
  const from = ({ living }: SeededCompany) =>
    sampleRecord(shape, 1, async (name) => living.get(name) ?? null);
  return { home: await from(home), abroad: await from(abroad) };
}

type IdOf = (target: Target) => number | undefined;

const idsOf =
  ({ home, abroad }: Ground, entity: string): IdOf =>
  (target) =>
    target === 'missing' ? missing : (target === 'own' ? home : abroad).living.get(entity);

/** Whoever lists an entity, or may use a field or an action that asks for one of its records, may choose one. */
function choosers(entity: Entity): Need {
  const fieldsOf = (other: Pick<Entity, 'fields'>) =>
    other.fields.flatMap((field) => [field, ...field.fields]);
  const refers = (other: Pick<Entity, 'fields'>) =>
    fieldsOf(other).some((field) => field.entity === entity.name);
  const codes = entities.flatMap((other) => [
    ...(other.storage !== 'shared' && refers(other)
      ? [other.codes.list, other.codes.create, other.codes.update]
      : []),
    ...other.actions.flatMap(({ code, parameters }) => (parameters && refers(parameters) ? [code] : [])),
  ]);
  return [...new Set([entity.codes.list, ...codes])].map((code) => [code]);
}

/** Calls no schema declares: each by name, with its rule. */
function special({ home, abroad }: Ground): Readonly<Record<string, Declared | readonly Declared[]>> {
  const matricula = byNoun.get('RegistroMatricula') as Entity;
  const idOf = idsOf({ home, abroad }, 'registro-matricula');
  const plain = (door: Door, url: string, allowed: Outcome = { status: 200 }): Declared => ({
    door,
    need: none,
    targets: ['own'],
    ask: () => ({ method: 'GET', url }),
    allowed,
  });
  const post = (door: Door, url: string, payload: object, allowed: Outcome): Declared => ({
    ...plain(door, url, allowed),
    ask: () => ({ method: 'POST', url, headers: json, payload }),
  });
  const auth = (call: string) => `/api/Autenticacao/${call}`;
  const review = (path: string, allowed: Outcome): Declared => ({
    door: 'company',
    need: [['MATRICULA.CONSULTAR']],
    entity: matricula,
    targets: all,
    ask: (target) => ({
      method: 'GET',
      url: `/api/RegistroMatricula/${path.replace(':id', String(idOf(target)))}`,
    }),
    allowed,
  });
  const operation = idsOf({ home, abroad }, 'operacao');
  const opinion = idsOf({ home, abroad }, 'parecer');
  const certificate = idsOf({ home, abroad }, 'certidao');
  const sending = {
    door: 'company',
    need: [['MATRICULA.ENVIAR']],
    entity: byNoun.get('Operacao') as Entity,
    targets: all,
    hidden: { status: 404, code: 'record-not-found' },
  } as const;
  const fileHolders = entities.filter(
    ({ storage, fields }) => storage !== 'view' && fields.some(({ type }) => type === 'file'),
  );
  const attachingCodes = entities.flatMap(({ actions }) =>
    actions.flatMap(({ code, parameters }) =>
      parameters?.fields.some(({ type }) => type === 'file') ? [code] : [],
    ),
  );
  return {
    // Everybody, signed in or not.
    'GET /': plain('open', '/'),
    'GET /index.html': plain('open', '/index.html'),
    'GET /config.json': plain('open', '/config.json'),
    'GET /*': plain('open', '/assets/none.js', { status: 404 }),
    'HEAD /*': {
      ...plain('open', '/', { status: 404 }),
      ask: () => ({ method: 'HEAD', url: '/assets/none.js' }),
    },
    'GET /api/Saude': plain('open', '/api/Saude'),
    'GET /api/esquemas/situacao.schema.json': plain('open', '/api/esquemas/situacao.schema.json'),
    'POST /api/Autenticacao/Login': post('open', auth('Login'), {}, { status: 400 }),
    'GET /api/Autenticacao/ValidarToken': plain('open', auth('ValidarToken')),
    // Whoever has a living session, even with a temporary password.
    'GET /api/Autenticacao/CarregarDadoToken': plain('session', auth('CarregarDadoToken')),
    'GET /api/Autenticacao/CarregarTransacao': plain('session', auth('CarregarTransacao')),
    'GET /api/Autenticacao/RetornarEmpresas': plain('session', auth('RetornarEmpresas')),
    'GET /api/Autenticacao/Logout': { ...plain('session', auth('Logout')), ends: true },
    'POST /api/Autenticacao/AlterarSenha': post('session', auth('AlterarSenha'), {}, { status: 400 }),
    'POST /api/Autenticacao/TrocarEmpresa': post(
      'session',
      auth('TrocarEmpresa'),
      { IdentificadorEmpresa: missing },
      { status: 403, code: 'company-not-member' },
    ),
    'POST /api/Autenticacao/ResetarSenhaLogin': post('open', auth('ResetarSenhaLogin'), {}, { status: 400 }),
    'POST /api/Autenticacao/ResetarSenhaCodigo': post(
      'open',
      auth('ResetarSenhaCodigo'),
      {},
      { status: 400 },
    ),
    'POST /api/Autenticacao/ResetarSenhaConcluir': post(
      'open',
      auth('ResetarSenhaConcluir'),
      {},
      { status: 400 },
    ),
    // One's own exports, which nobody here has.
    'GET /api/Exportacao/Retornar/:id': plain('company', `/api/Exportacao/Retornar/${missing}`, {
      status: 404,
    }),
    'GET /api/Exportacao/Arquivo/:id': plain('company', `/api/Exportacao/Arquivo/${missing}`, {
      status: 404,
    }),
    // Whoever may work at all.
    'GET /api/Autenticacao/ListarSessoes': plain('person', auth('ListarSessoes')),
    'POST /api/Autenticacao/EncerrarSessao': ['nobody’s', 'somebody else’s'].map((whose) => ({
      ...post(
        'person',
        auth('EncerrarSessao'),
        { Identificador: whose === 'nobody’s' ? missing : abroad.someSession },
        { status: 404, code: 'session-not-found' },
      ),
      name: `POST /api/Autenticacao/EncerrarSessao, ${whose}`,
    })),
    'POST /api/Autenticacao/EncerrarOutrasSessoes': post(
      'person',
      auth('EncerrarOutrasSessoes'),
      {},
      { status: 200 },
    ),
    'GET /api/Autenticacao/ListarTrasacao/:estruturada/:apenastela': plain(
      'person',
      auth('ListarTrasacao/true/true'),
    ),
    'GET /api/Autenticacao/ListarEnum/:enumerator': plain('person', auth('ListarEnum/TipoImovel')),
    'GET /api/Autenticacao/RetornarEnum/:enumerator/:code': plain(
      'person',
      auth('RetornarEnum/TipoImovel/Rural'),
    ),
    'GET /api/Autenticacao/RetornarWorflows': plain('person', auth('RetornarWorflows')),
    'GET /api/openapi.json': plain('person', '/api/openapi.json'),
    // Calculators: terms and results are of the own company; a record fills one for who may read it.
    'GET /api/Calculadora/Condicoes': {
      ...plain('company', '/api/Calculadora/Condicoes'),
      need: [['CALCULADORA.USAR']],
    },
    'POST /api/Calculadora/:codigo': {
      ...post(
        'company',
        '/api/Calculadora/vencimento',
        { Entrada: { Emissao: '2026-10-22', ValidadeDias: 30 } },
        { status: 200 },
      ),
      need: [['CALCULADORA.USAR']],
    },
    'GET /api/Calculadora/:codigo/Matricula/:id': {
      door: 'company',
      need: [['CALCULADORA.USAR', 'MATRICULA.CONSULTAR']],
      entity: matricula,
      targets: all,
      ask: (target) => ({ method: 'GET', url: `/api/Calculadora/propriedade/Matricula/${idOf(target)}` }),
      allowed: { status: 422, code: 'record-not-read' },
    },
    // Dashboards, of what their reader may list; usage for who may also read the access log.
    ...Object.fromEntries(
      ['Estoque', 'Periodo', 'Tempos', 'Certidoes', 'Feedback', 'Uso'].map((name) => [
        `GET /api/Painel/${name}`,
        {
          ...plain('company', `/api/Painel/${name}`),
          need: [['DASHBOARD.CONSULTAR', ...(name === 'Uso' ? ['LOGACESSO.CONSULTAR'] : [])]],
        },
      ]),
    ),
    // Certificates of an operation, for who may list them.
    ...Object.fromEntries(
      ['ValidasEm', 'Reutilizaveis'].map((call) => [
        `GET /api/Certidao/${call}`,
        {
          door: 'company',
          need: [['CERTIDAO.CONSULTAR']],
          entity: byNoun.get('Operacao') as Entity,
          targets: all,
          ask: (target: Target) => ({
            method: 'GET' as const,
            url: `/api/Certidao/${call}?IdentificadorOperacao=${operation(target)}&Data=2026-12-01`,
          }),
          allowed: { status: 200 },
        } satisfies Declared,
      ]),
    ),
    // Certificates as documents: the sample has no file and is awaited.
    'POST /api/Certidao/Anexar/:id': {
      door: 'company',
      need: [['CERTIDAO.SOLICITAR']],
      entity: byNoun.get('Certidao') as Entity,
      targets: all,
      ask: (target) => ({ method: 'POST', url: `/api/Certidao/Anexar/${certificate(target)}` }),
      allowed: { status: 422, code: 'file-missing' },
    },
    'GET /api/Certidao/Arquivo/:id': {
      door: 'company',
      need: [['CERTIDAO.BAIXAR']],
      entity: byNoun.get('Certidao') as Entity,
      targets: all,
      ask: (target) => ({ method: 'GET', url: `/api/Certidao/Arquivo/${certificate(target)}` }),
      allowed: { status: 404, code: 'file-not-found' },
    },
    'GET /api/Certidao/Custo': {
      door: 'company',
      need: [['CERTIDAO.SOLICITAR']],
      targets: ['own'],
      ask: () => ({ method: 'GET', url: '/api/Certidao/Custo?IdentificadorTipoCertidao=1' }),
      allowed: { status: 200 },
    },
    'GET /api/Certidao/CustoAtualizar': {
      door: 'company',
      need: [['CERTIDAO.ATUALIZAR']],
      targets: ['own'],
      ask: (target) => ({
        method: 'GET',
        url: `/api/Certidao/CustoAtualizar?Identificador=${certificate(target)}`,
      }),
      allowed: { status: 200 },
    },
    'GET /api/Certidao/ComoPedir': {
      door: 'company',
      need: [['CERTIDAO.SOLICITAR']],
      entity: byNoun.get('Operacao') as Entity,
      targets: all,
      ask: (target) => ({
        method: 'GET',
        url: `/api/Certidao/ComoPedir?IdentificadorOperacao=${operation(target)}`,
      }),
      allowed: { status: 200 },
    },
    'POST /api/Certidao/Preencher/:id': {
      door: 'company',
      need: [['CERTIDAO.CONSULTAR', 'CLIENTE.ALTERAR']],
      entity: byNoun.get('Certidao') as Entity,
      targets: all,
      ask: (target) => ({
        method: 'POST',
        url: `/api/Certidao/Preencher/${certificate(target)}`,
        headers: json,
        payload: { VersaoCliente: stale, Campos: ['Nire'] },
      }),
      allowed: { status: 409 },
    },
    'POST /api/Certidao/VerificarNaFonte/:id': {
      door: 'company',
      need: [['CERTIDAO.ALTERAR']],
      entity: byNoun.get('Certidao') as Entity,
      targets: all,
      ask: (target) => ({
        method: 'POST',
        url: `/api/Certidao/VerificarNaFonte/${certificate(target)}`,
        headers: json,
        payload: { Versao: stale },
      }),
      allowed: { status: 409 },
    },
    'POST /api/Certidao/Zip': {
      door: 'company',
      need: [['CERTIDAO.BAIXAR']],
      entity: byNoun.get('Certidao') as Entity,
      targets: all,
      ask: (target) => ({
        method: 'POST',
        url: '/api/Certidao/Zip',
        headers: json,
        payload: { Identificadores: [certificate(target)] },
      }),
      allowed: { status: 422, code: 'zip-empty' },
    },
    // Of an opinion: what today's facts say; of an operation: what its opinion waits for, and who decides.
    'GET /api/Parecer/Fatos/:id': {
      door: 'company',
      need: [['PARECER.CONSULTAR', 'MATRICULA.CONSULTAR', 'CERTIDAO.CONSULTAR', 'CALCULADORA.USAR']],
      entity: byNoun.get('Parecer') as Entity,
      targets: all,
      ask: (target) => ({ method: 'GET', url: `/api/Parecer/Fatos/${opinion(target)}` }),
      allowed: { status: 422, code: 'record-not-read' },
    },
    'GET /api/Parecer/Andamento/:id': {
      door: 'company',
      need: [['PARECER.CONSULTAR']],
      entity: byNoun.get('Operacao') as Entity,
      targets: all,
      ask: (target) => ({ method: 'GET', url: `/api/Parecer/Andamento/${operation(target)}` }),
      allowed: { status: 200 },
    },
    // Of an opinion: what its author writes, saved without a version of the record.
    'PUT /api/Parecer/Rascunho/:id': {
      door: 'company',
      need: [['PARECER.REDIGIR']],
      entity: byNoun.get('Parecer') as Entity,
      targets: all,
      ask: (target) => ({
        method: 'PUT',
        url: `/api/Parecer/Rascunho/${opinion(target)}`,
        headers: json,
        payload: { Revisao: 0, Sentencas: [] },
      }),
      allowed: { status: 403, code: 'opinion-not-author' },
    },
    // Whoever works in a company: what they keep is their own.
    'GET /api/Preferencia/Listar': plain('company', '/api/Preferencia/Listar'),
    'PUT /api/Preferencia/Alterar/:chave': {
      ...plain('company', ''),
      ask: () => ({
        method: 'PUT',
        url: '/api/Preferencia/Alterar/lista.nada',
        headers: json,
        payload: { Valor: null },
      }),
    },
    // Views are their author's until they are shared, which one code lets people do.
    'GET /api/Visao/Listar': plain('company', '/api/Visao/Listar'),
    'GET /api/Visao/Perfis': { ...plain('company', '/api/Visao/Perfis'), need: [['VISAO.COMPARTILHAR']] },
    'POST /api/Visao/Incluir': post(
      'company',
      '/api/Visao/Incluir',
      { Entidade: 'nenhuma', Nome: 'a', Definicao: noView },
      { status: 400, code: 'body-invalid' },
    ),
    'PUT /api/Visao/Alterar/:id': {
      ...plain('company', ''),
      ask: () => ({
        method: 'PUT',
        url: `/api/Visao/Alterar/${missing}`,
        headers: json,
        payload: { Versao: 1 },
      }),
      allowed: { status: 404, code: 'view-not-found' },
    },
    'POST /api/Visao/Partilhar/:id': {
      ...post(
        'company',
        `/api/Visao/Partilhar/${missing}`,
        { Versao: 1, Partilhas: [] },
        { status: 404, code: 'view-not-found' },
      ),
      need: [['VISAO.COMPARTILHAR']],
    },
    'DELETE /api/Visao/Excluir/:id': {
      ...plain('company', ''),
      ask: () => ({ method: 'DELETE', url: `/api/Visao/Excluir/${missing}?Versao=1` }),
      allowed: { status: 404, code: 'view-not-found' },
    },
    'POST /api/Visao/Restaurar/:id': post(
      'company',
      `/api/Visao/Restaurar/${missing}`,
      {},
      { status: 404, code: 'view-not-found' },
    ),
    // Each entity it looks through asks for its own code.
    'GET /api/Busca/Registros': plain('company', '/api/Busca/Registros?Busca=nada'),
    'GET /api/Busca/Recentes': plain('company', '/api/Busca/Recentes?Registros=cliente-1'),
    ...Object.fromEntries(
      ['Pendencias', 'LinhaDoTempo'].map((call) => [
        `GET /api/Operacao/${call}/:id`,
        {
          door: 'company',
          need: [['OPERACAO.CONSULTAR']],
          entity: byNoun.get('Operacao') as Entity,
          targets: all,
          ask: (target: Target) => ({
            method: 'GET' as const,
            url: `/api/Operacao/${call}/${operation(target)}`,
          }),
          allowed: { status: 200 },
        } satisfies Declared,
      ]),
    ),
    // Each of its parts asks for the code of what it lists.
    'GET /api/home/Resumo': { ...plain('company', '/api/home/Resumo') },
    'GET /api/Notificacao/Contar': {
      ...plain('company', '/api/Notificacao/Contar'),
      need: [['NOTIFICACAO.CONSULTAR']],
    },
    'GET /api/Notificacao/ListarGrupos': {
      ...plain('company', '/api/Notificacao/ListarGrupos'),
      need: [['NOTIFICACAO.CONSULTAR']],
    },
    'POST /api/Notificacao/MarcarGrupo': {
      ...post(
        'company',
        '/api/Notificacao/MarcarGrupo',
        {
          Tipo: 'matricula-lida',
          Dia: '2000-01-01',
          Lida: true,
        },
        { status: 200 },
      ),
      need: [['NOTIFICACAO.CONSULTAR']],
    },
    'GET /api/Notificacao/Preferencias': {
      ...plain('company', '/api/Notificacao/Preferencias'),
      need: [['NOTIFICACAO.CONSULTAR']],
    },
    'PUT /api/Notificacao/Preferencias': {
      ...plain('company', ''),
      ask: () => ({ method: 'PUT', url: '/api/Notificacao/Preferencias', headers: json, payload: {} }),
      need: [['NOTIFICACAO.CONSULTAR']],
    },
    'GET /api/Autenticacao/QuemConcede/:codigo': plain('company', auth('QuemConcede/CLIENTE.EXCLUIR')),
    // Files: sent by who may write a record that holds one, fetched by who may read one that does.
    'POST /api/Arquivo': {
      ...post('company', '/api/Arquivo?Nome=a.pdf', {}, { status: 422, code: 'file-missing' }),
      ask: () => ({ method: 'POST', url: '/api/Arquivo?Nome=a.pdf' }),
      need: [...fileHolders.flatMap(({ codes }) => [codes.create, codes.update]), ...attachingCodes].map(
        (code) => [code],
      ),
    },
    'GET /api/Arquivo/:id': {
      door: 'company',
      need: [['MATRICULA.CONSULTAR']],
      entity: matricula,
      targets: all,
      ask: (target) => {
        const file = target === 'missing' ? missing : (target === 'own' ? home : abroad).file;
        return { method: 'GET', url: `/api/Arquivo/${file}` };
      },
      allowed: { status: 200 },
      hidden: { status: 404, code: 'file-not-found' },
      refused: { status: 404, code: 'file-not-found' },
    },
    // Registry records: sent to an operation one sees, looked at and corrected.
    'POST /api/RegistroMatricula/Incluir': {
      ...sending,
      ask: (target) => ({
        method: 'POST',
        url: '/api/RegistroMatricula/Incluir',
        headers: json,
        payload: { IdentificadorOperacao: operation(target), IdentificadorArquivo: missing },
      }),
      allowed: { status: 404, code: 'file-not-found' },
    },
    'POST /api/RegistroMatricula/Enviar': {
      ...sending,
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/Enviar?Nome=a.pdf&IdentificadorOperacao=${operation(target)}`,
      }),
      allowed: { status: 422, code: 'file-missing' },
    },
    'GET /api/RegistroMatricula/Andamento': {
      ...sending,
      need: [['MATRICULA.CONSULTAR']],
      ask: (target) => ({
        method: 'GET',
        url: `/api/RegistroMatricula/Andamento?IdentificadorOperacao=${operation(target)}`,
      }),
      allowed: { status: 200 },
    },
    'POST /api/RegistroMatricula/CancelarEnvio/:id': {
      ...review('', { status: 422, code: 'upload-not-under-way' }),
      need: [['MATRICULA.ENVIAR'], ['MATRICULA.CANCELAR']],
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/CancelarEnvio/${idOf(target)}`,
        headers: json,
        payload: {},
      }),
    },
    // Uploads in pieces: begun by who may write a record that holds a file, gone on with by who began them. Here one
    // that nobody began; those of others stand in uploads.ts.
    'POST /api/Arquivo/tus': {
      ...post('company', '/api/Arquivo/tus?Nome=a.pdf', {}, { status: 422, code: 'file-missing' }),
      ask: () => ({ method: 'POST', url: '/api/Arquivo/tus?Nome=a.pdf' }),
      need: fileHolders.flatMap(({ codes }) => [[codes.create], [codes.update]]),
    },
    ...Object.fromEntries(
      (['HEAD', 'PATCH', 'DELETE'] as const).map((method) => [
        `${method} /api/Arquivo/tus/:id`,
        {
          ...plain('company', '', {
            status: 404,
            ...(method === 'HEAD' ? {} : { code: 'upload-not-found' }),
          }),
          ask: () => ({ method, url: `/api/Arquivo/tus/${'0'.repeat(32)}` }),
        },
      ]),
    ),
    'GET /api/RegistroMatricula/Situacao/:id': review('Situacao/:id', {
      status: 422,
      code: 'record-not-read',
    }),
    'GET /api/RegistroMatricula/Retornar/:id': review('Retornar/:id', { status: 200 }),
    'GET /api/RegistroMatricula/Pagina/:id/:pagina': review('Pagina/:id/1', {
      status: 404,
      code: 'page-unknown',
    }),
    'GET /api/RegistroMatricula/Palavras/:id/:pagina': review('Palavras/:id/1', {
      status: 404,
      code: 'page-unknown',
    }),
    'GET /api/RegistroMatricula/Palavras/:id': review('Palavras/:id?De=1&Ate=2', { status: 200 }),
    'POST /api/RegistroMatricula/Presenca/:id': {
      ...review('', { status: 200 }),
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/Presenca/${idOf(target)}`,
        headers: json,
        payload: { Segundos: 0 },
      }),
    },
    'GET /api/RegistroMatricula/MudancasLeitura/:id': review('MudancasLeitura/:id', {
      status: 422,
      code: 'record-not-read',
    }),
    'GET /api/RegistroMatricula/Sincronizacao/:id': {
      ...review('Sincronizacao/:id', { status: 422, code: 'record-not-read' }),
      need: [['MATRICULA.SINCRONIZAR']],
    },
    'POST /api/RegistroMatricula/ConferirLeitura/:id': {
      ...review('', { status: 409 }),
      need: [['MATRICULA.ALTERAR']],
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/ConferirLeitura/${idOf(target)}`,
        headers: json,
        payload: { Versao: stale, Leitura: 1, Manter: [] },
      }),
    },
    'POST /api/RegistroMatricula/Corrigir/:id': {
      ...review('', { status: 409 }),
      need: [['MATRICULA.ALTERAR']],
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/Corrigir/${idOf(target)}`,
        headers: json,
        payload: { Versao: stale, Correcoes: [{}] },
      }),
    },
  };
}

/** Entities whose rows the database keeps to the one person they are for, without a field that says so. */
export const isPersonal = ({ name, ownership }: Entity): boolean =>
  ownership.person !== null || name === 'notificacao';

/** Whether the record a call names exists for somebody else alone. */
export const hasForeign = (entity: Entity): boolean => !isShared(entity);
