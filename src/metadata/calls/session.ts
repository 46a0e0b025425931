import { call, maybe, written } from './call.ts';
import {
  boolean,
  closed,
  identifier,
  instant,
  list,
  named,
  type Of,
  object,
  orNull,
  recordNumber,
  recordNumberOrNull,
  string,
  textOf,
} from './shape.ts';

const tag = 'session';
const login = textOf({ maxLength: 254 });
const password = textOf({ maxLength: 1024 });
const resetCode = { Login: login, Codigo: textOf({ maxLength: 40 }) };

/** Data of the person signed in (specification, section 3), with what a console needs beside it. */
const sessionData = named(
  'DadosAutenticacao',
  object({
    Login: string,
    TodosProprietarios: boolean,
    /** Null while a person of several companies has not chosen one. */
    NomeEmpresa: orNull('string'),
    NomePessoa: string,
    IdentificadorUsuario: identifier,
    IdentificadorEmpresa: orNull('integer'),
    Token: string,
    Perfis: list(object({ Identificador: identifier, Nome: string })),
    Empresas: list(object({ IdentificadorEmpresa: identifier, NomeEmpresa: string })),
    IdentificadorFilial: orNull('integer'),
    NomeFilial: orNull('string'),
    /** IANA name of the company's time zone. */
    FusoHorario: string,
    /** When it ends if nothing happens, and when it ends in any case. */
    ExpiraEm: instant,
    ExpiraSempreEm: instant,
    /** The password was set by another person and must be changed first. */
    TrocarSenha: boolean,
  }),
);
export type SessionData = Of<typeof sessionData>;

/** A company one may work in, with its branches. */
const companyChoice = object({
  IdentificadorEmpresa: identifier,
  NomeEmpresa: string,
  Filiais: list(object({ IdentificadorFilial: identifier, NomeFilial: string })),
});
export type CompanyChoice = Of<typeof companyChoice>;

/** One of a person's own sessions that live now. */
const ownSession = named(
  'Sessao',
  object({
    Identificador: identifier,
    /** Null while no company is chosen in it. */
    NomeEmpresa: orNull('string'),
    NomeFilial: orNull('string'),
    /** Network address it was begun from. */
    Endereco: string,
    /** Browser and system by the names people know; null when unknown. */
    Navegador: orNull('string'),
    Sistema: orNull('string'),
    Inicio: instant,
    UltimoUso: instant,
    /** The one that asks. */
    Atual: boolean,
  }),
);
export type OwnSession = Of<typeof ownSession>;

/** Signing in and out, one's sessions, one's password. */
export const sessionCalls = {
  signIn: call({
    key: 'sign-in',
    tag,
    method: 'post',
    path: '/Autenticacao/Login',
    permission: null,
    door: 'open',
    body: closed({ Login: login, Senha: password }),
    answer: sessionData,
    refusals: [401, 413, 415],
  }),
  checkToken: call({
    key: 'check-token',
    tag,
    method: 'get',
    path: '/Autenticacao/ValidarToken',
    permission: null,
    door: 'open',
    query: { Token: maybe(textOf({ maxLength: 200 })) },
    answer: boolean,
  }),
  data: call({
    key: 'session-data',
    tag,
    method: 'get',
    path: '/Autenticacao/CarregarDadoToken',
    permission: null,
    door: 'session',
    answer: sessionData,
  }),
  companies: call({
    key: 'companies',
    tag,
    method: 'get',
    path: '/Autenticacao/RetornarEmpresas',
    permission: null,
    door: 'session',
    answer: list(companyChoice),
  }),
  switchCompany: call({
    key: 'switch-company',
    tag,
    method: 'post',
    path: '/Autenticacao/TrocarEmpresa',
    permission: null,
    door: 'session',
    body: closed({ IdentificadorEmpresa: recordNumber, IdentificadorFilial: recordNumberOrNull }, [
      'IdentificadorEmpresa',
    ]),
    answer: sessionData,
    refusals: [413, 415],
  }),
  changePassword: call({
    key: 'change-password',
    tag,
    method: 'post',
    path: '/Autenticacao/AlterarSenha',
    permission: null,
    door: 'session',
    body: closed({ SenhaAtual: password, NovaSenha: password, ConfirmacaoSenha: password }),
    answer: boolean,
    refusals: written,
  }),
  askReset: call({
    key: 'reset-ask',
    tag,
    method: 'post',
    path: '/Autenticacao/ResetarSenhaLogin',
    permission: null,
    door: 'open',
    body: closed({ Login: login }),
    answer: boolean,
    refusals: written,
  }),
  checkReset: call({
    key: 'reset-code',
    tag,
    method: 'post',
    path: '/Autenticacao/ResetarSenhaCodigo',
    permission: null,
    door: 'open',
    body: closed(resetCode),
    answer: boolean,
    refusals: written,
  }),
  finishReset: call({
    key: 'reset-finish',
    tag,
    method: 'post',
    path: '/Autenticacao/ResetarSenhaConcluir',
    permission: null,
    door: 'open',
    body: closed({ ...resetCode, NovaSenha: password, ConfirmacaoSenha: password }),
    answer: boolean,
    refusals: written,
  }),
  own: call({
    key: 'own-sessions',
    tag,
    method: 'get',
    path: '/Autenticacao/ListarSessoes',
    permission: null,
    door: 'person',
    answer: list(ownSession),
  }),
  end: call({
    key: 'end-session',
    tag,
    method: 'post',
    path: '/Autenticacao/EncerrarSessao',
    permission: null,
    door: 'person',
    body: closed({ Identificador: recordNumber }),
    answer: boolean,
    refusals: [404, 413, 415],
  }),
  endOthers: call({
    key: 'end-other-sessions',
    tag,
    method: 'post',
    path: '/Autenticacao/EncerrarOutrasSessoes',
    permission: null,
    door: 'person',
    body: closed({}),
    answer: boolean,
    refusals: [413, 415],
  }),
  signOut: call({
    key: 'sign-out',
    tag,
    method: 'get',
    path: '/Autenticacao/Logout',
    permission: null,
    door: 'session',
    answer: boolean,
  }),
};
