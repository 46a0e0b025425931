import type { Locale } from '../../domain/locale.ts';
import type { JsonSchema } from '../../field-types/types.ts';
import { text } from '../texts.ts';
import {
  boolean,
  type Call,
  type Content,
  closed,
  count,
  identifier,
  list,
  object,
  orNull,
  type Parameter,
  ref,
  string,
} from './call.ts';

/** The calls no schema makes: session, lists of the product, files, registry records, the bell, preferences. */
export function ownCalls(locale: Locale): readonly Call[] {
  const say = (key: string) => text(locale, `api.own.${key}`);
  return own.map(({ key, tag, ...call }) => ({
    ...call,
    tag: say(tag),
    summary: say(key),
    query: (call.query ?? []).map(({ name, schema, isRequired = false }) => ({
      name,
      schema,
      isRequired,
      description: say(`query.${name}`),
    })),
  }));
}

/** Schemas of their answers. */
export const ownSchemas: Readonly<Record<string, JsonSchema>> = {
  DadosAutenticacao: object({
    Login: string,
    TodosProprietarios: boolean,
    NomeEmpresa: orNull('string'),
    NomePessoa: string,
    IdentificadorUsuario: identifier,
    IdentificadorEmpresa: orNull('integer'),
    Token: string,
    Perfis: list(object({ Identificador: identifier, Nome: string })),
    Empresas: list(object({ IdentificadorEmpresa: identifier, NomeEmpresa: string })),
    IdentificadorFilial: orNull('integer'),
    NomeFilial: orNull('string'),
    FusoHorario: string,
    ExpiraEm: { type: 'string', format: 'date-time' },
    ExpiraSempreEm: { type: 'string', format: 'date-time' },
    TrocarSenha: boolean,
  }),
  Sessao: object({
    Identificador: identifier,
    NomeEmpresa: orNull('string'),
    NomeFilial: orNull('string'),
    Endereco: string,
    Navegador: orNull('string'),
    Sistema: orNull('string'),
    Inicio: { type: 'string', format: 'date-time' },
    UltimoUso: { type: 'string', format: 'date-time' },
    Atual: boolean,
  }),
  Transacao: {
    ...object(
      { Codigo: string, Descricao: string, Tela: boolean, IdPai: string, Filhos: list(ref('Transacao')) },
      ['Codigo', 'Descricao', 'Tela'],
    ),
  },
  ItemEnumeracao: object({ Codigo: string, Descricao: string, Nome: string, Ordem: count }),
  CodigoNomeado: object({ Codigo: string, Descricao: string }),
  PreviaDireitos: object({
    Afetadas: count,
    Total: count,
    Pessoas: list(
      object({
        Identificador: identifier,
        Nome: string,
        Ganha: list(ref('CodigoNomeado')),
        Perde: list(ref('CodigoNomeado')),
        ConcedeMais: list(ref('CodigoNomeado')),
        ConcedeMenos: list(ref('CodigoNomeado')),
        TemPor: list(string),
      }),
    ),
  }),
  Arquivo: object({ Identificador: identifier, Nome: string, Tipo: string, Tamanho: count }),
};

interface OwnCall {
  readonly key: string;
  readonly tag:
    | 'session'
    | 'catalogue'
    | 'rights'
    | 'files'
    | 'records'
    | 'notices'
    | 'preferences'
    | 'service';
  readonly method: Call['method'];
  readonly path: string;
  readonly permission: string | null;
  readonly isOpen?: boolean;
  readonly query?: readonly Omit<Parameter, 'description'>[];
  readonly body?: Content;
  readonly answer: Content;
  readonly refusals?: readonly number[];
}

const json = (schema: JsonSchema): Content => ({ schema });
const password = { type: 'string', maxLength: 1024 };
const written = [413, 415, 422];
const resetCode = { Login: { type: 'string', maxLength: 254 }, Codigo: { type: 'string', maxLength: 40 } };

const session = { tag: 'session', permission: null } as const;
const catalogue = { tag: 'catalogue', method: 'get', permission: null } as const;
const preview = {
  tag: 'rights',
  method: 'post',
  answer: json(ref('PreviaDireitos')),
  refusals: [409, 413, 415, 422, 428],
} as const;
const records = { tag: 'records', permission: 'MATRICULA.CONSULTAR' } as const;

const own: readonly OwnCall[] = [
  {
    ...session,
    key: 'sign-in',
    method: 'post',
    path: '/Autenticacao/Login',
    isOpen: true,
    body: json(closed({ Login: { type: 'string', maxLength: 254 }, Senha: password })),
    answer: json(ref('DadosAutenticacao')),
    refusals: [401, 413, 415],
  },
  {
    ...session,
    key: 'check-token',
    method: 'get',
    path: '/Autenticacao/ValidarToken',
    isOpen: true,
    query: [{ name: 'Token', schema: { type: 'string', maxLength: 200 } }],
    answer: json(boolean),
  },
  {
    ...session,
    key: 'session-data',
    method: 'get',
    path: '/Autenticacao/CarregarDadoToken',
    answer: json(ref('DadosAutenticacao')),
  },
  {
    ...session,
    key: 'companies',
    method: 'get',
    path: '/Autenticacao/RetornarEmpresas',
    answer: json(
      list(
        object({
          IdentificadorEmpresa: identifier,
          NomeEmpresa: string,
          Filiais: list(object({ IdentificadorFilial: identifier, NomeFilial: string })),
        }),
      ),
    ),
  },
  {
    ...session,
    key: 'switch-company',
    method: 'post',
    path: '/Autenticacao/TrocarEmpresa',
    body: json(
      closed({ IdentificadorEmpresa: identifier, IdentificadorFilial: orNull('integer') }, [
        'IdentificadorEmpresa',
      ]),
    ),
    answer: json(ref('DadosAutenticacao')),
    refusals: [413, 415],
  },
  {
    ...session,
    key: 'change-password',
    method: 'post',
    path: '/Autenticacao/AlterarSenha',
    body: json(closed({ SenhaAtual: password, NovaSenha: password, ConfirmacaoSenha: password })),
    answer: json(boolean),
    refusals: written,
  },
  {
    ...session,
    key: 'reset-ask',
    method: 'post',
    path: '/Autenticacao/ResetarSenhaLogin',
    isOpen: true,
    body: json(closed({ Login: { type: 'string', maxLength: 254 } })),
    answer: json(boolean),
    refusals: written,
  },
  {
    ...session,
    key: 'reset-code',
    method: 'post',
    path: '/Autenticacao/ResetarSenhaCodigo',
    isOpen: true,
    body: json(closed(resetCode)),
    answer: json(boolean),
    refusals: written,
  },
  {
    ...session,
    key: 'reset-finish',
    method: 'post',
    path: '/Autenticacao/ResetarSenhaConcluir',
    isOpen: true,
    body: json(closed({ ...resetCode, NovaSenha: password, ConfirmacaoSenha: password })),
    answer: json(boolean),
    refusals: written,
  },
  {
    ...session,
    key: 'own-sessions',
    method: 'get',
    path: '/Autenticacao/ListarSessoes',
    answer: json(list(ref('Sessao'))),
  },
  {
    ...session,
    key: 'end-session',
    method: 'post',
    path: '/Autenticacao/EncerrarSessao',
    body: json(closed({ Identificador: identifier })),
    answer: json(boolean),
    refusals: [404, 413, 415],
  },
  {
    ...session,
    key: 'end-other-sessions',
    method: 'post',
    path: '/Autenticacao/EncerrarOutrasSessoes',
    body: json(closed({})),
    answer: json(boolean),
    refusals: [413, 415],
  },
  { ...session, key: 'sign-out', method: 'get', path: '/Autenticacao/Logout', answer: json(boolean) },
  {
    ...catalogue,
    key: 'own-permissions',
    path: '/Autenticacao/CarregarTransacao',
    answer: json(list(ref('Transacao'))),
  },
  {
    ...catalogue,
    key: 'permissions',
    path: '/Autenticacao/ListarTrasacao/{estruturada}/{apenastela}',
    answer: json(list(ref('Transacao'))),
  },
  {
    ...catalogue,
    key: 'enumeration',
    path: '/Autenticacao/ListarEnum/{enumerator}',
    query: [
      { name: 'CodigosIgnorar', schema: list(string) },
      { name: 'CodigosPesquisar', schema: list(string) },
      { name: 'OrdenarNome', schema: boolean },
    ],
    answer: json(list(ref('ItemEnumeracao'))),
  },
  {
    ...catalogue,
    key: 'enumeration-item',
    path: '/Autenticacao/RetornarEnum/{enumerator}/{code}',
    answer: { type: 'text/plain' },
  },
  {
    ...catalogue,
    key: 'workflows',
    path: '/Autenticacao/RetornarWorflows',
    query: [{ name: 'TipoImovel', schema: string }],
    answer: json(
      list(object({ Codigo: string, Descricao: string, TipoImovel: string, Etapas: list(object({}, [])) })),
    ),
  },
  {
    ...preview,
    key: 'profile-preview',
    path: '/Perfil/Previa/{id}',
    permission: 'PERFIL.ALTERAR',
    body: json(ref('PerfilAlteracao')),
  },
  {
    ...preview,
    key: 'person-preview',
    path: '/Usuario/Previa/{id}',
    permission: 'USUARIO.ALTERAR',
    body: json(ref('UsuarioAlteracao')),
  },
  {
    ...preview,
    key: 'new-person-preview',
    path: '/Usuario/Previa',
    permission: 'USUARIO.INCLUIR',
    body: json(ref('UsuarioNovo')),
  },
  {
    tag: 'rights',
    key: 'grantors',
    method: 'get',
    path: '/Autenticacao/QuemConcede/{codigo}',
    permission: null,
    answer: json(
      object({
        Codigo: string,
        Descricao: string,
        Pessoas: list(object({ Identificador: identifier, Nome: string })),
      }),
    ),
  },
  {
    tag: 'files',
    key: 'store-file',
    method: 'post',
    path: '/Arquivo',
    permission: null,
    query: [{ name: 'Nome', schema: { type: 'string', minLength: 1, maxLength: 1000 } }],
    body: { type: 'application/octet-stream' },
    answer: json(ref('Arquivo')),
    refusals: written,
  },
  {
    tag: 'files',
    key: 'file',
    method: 'get',
    path: '/Arquivo/{id}',
    permission: null,
    answer: { type: 'application/octet-stream' },
  },
  {
    ...records,
    key: 'record',
    method: 'get',
    path: '/RegistroMatricula/Retornar/{id}',
    answer: json({ allOf: [ref('RegistroMatricula'), ref('Revisao')] }),
  },
  {
    ...records,
    key: 'take-file',
    method: 'post',
    path: '/RegistroMatricula/Incluir',
    permission: 'MATRICULA.ENVIAR',
    body: json(
      closed(
        {
          IdentificadorOperacao: identifier,
          IdentificadorArquivo: identifier,
          SenhaPdf: { type: ['string', 'null'], maxLength: 200 },
        },
        ['IdentificadorOperacao', 'IdentificadorArquivo'],
      ),
    ),
    answer: json(ref('RegistroMatricula')),
    refusals: [404, ...written],
  },
  {
    ...records,
    key: 'send-file',
    method: 'post',
    path: '/RegistroMatricula/Enviar',
    permission: 'MATRICULA.ENVIAR',
    query: [
      { name: 'IdentificadorOperacao', schema: identifier, isRequired: true },
      { name: 'Nome', schema: { type: 'string', minLength: 1, maxLength: 1000 } },
    ],
    body: { type: 'application/pdf' },
    answer: json(ref('RegistroMatricula')),
    refusals: [404, ...written],
  },
  {
    ...records,
    key: 'correct',
    method: 'post',
    path: '/RegistroMatricula/Corrigir/{id}',
    permission: 'MATRICULA.ALTERAR',
    body: json(
      closed({
        Versao: identifier,
        Correcoes: { ...list({ type: 'object' }), minItems: 1, maxItems: 500 },
      }),
    ),
    answer: json({ allOf: [ref('RegistroMatricula'), ref('Revisao')] }),
    refusals: [409, ...written],
  },
  {
    ...records,
    key: 'page-image',
    method: 'get',
    path: '/RegistroMatricula/Pagina/{id}/{pagina}',
    answer: { type: 'image/webp' },
  },
  {
    ...records,
    key: 'page-words',
    method: 'get',
    path: '/RegistroMatricula/Palavras/{id}/{pagina}',
    answer: json(
      object({
        Pagina: count,
        Largura: { type: 'number' },
        Altura: { type: 'number' },
        Origem: string,
        Palavras: {},
      }),
    ),
  },
  {
    tag: 'notices',
    key: 'count-notices',
    method: 'get',
    path: '/Notificacao/Contar',
    permission: 'NOTIFICACAO.CONSULTAR',
    answer: json(object({ NaoLidas: count })),
  },
  {
    tag: 'preferences',
    key: 'own-preferences',
    method: 'get',
    path: '/Preferencia/Listar',
    permission: null,
    answer: json({ type: 'object', additionalProperties: true }),
  },
  {
    tag: 'preferences',
    key: 'keep-preference',
    method: 'put',
    path: '/Preferencia/Alterar/{chave}',
    permission: null,
    body: json(closed({ Valor: {} })),
    answer: json(object({ Chave: string, Valor: {} })),
    refusals: written,
  },
  {
    tag: 'service',
    key: 'health',
    method: 'get',
    path: '/Saude',
    permission: null,
    isOpen: true,
    answer: json(object({ Situacao: string, Banco: string })),
  },
  {
    tag: 'service',
    key: 'document',
    method: 'get',
    path: '/openapi.json',
    permission: null,
    answer: { type: 'application/json' },
  },
];
