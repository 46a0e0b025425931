import { type Declarations, json, missing, plain, post } from './row.ts';

/** What a person keeps, is told and takes away. */
export const callsOfOnesOwn = (): Declarations => ({
  // One's own exports, which nobody here has.
  'GET /api/Exportacao/Retornar/:id': plain('company', `/api/Exportacao/Retornar/${missing}`, {
    status: 404,
  }),
  'GET /api/Exportacao/Arquivo/:id': plain('company', `/api/Exportacao/Arquivo/${missing}`, {
    status: 404,
  }),
  // Jobs of the company, for who operates the installation; nobody here has a failed one.
  'GET /api/Tarefa/Listar': { ...plain('company', '/api/Tarefa/Listar'), need: [['INSTALACAO.OPERAR']] },
  'POST /api/Tarefa/Repetir/:tarefa': {
    ...post('company', '/api/Tarefa/Repetir/00000000-0000-4000-8000-000000000000', {}, { status: 404 }),
    need: [['INSTALACAO.OPERAR']],
  },
  // What a person keeps while working in a company is their own.
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
});

const noView = {
  Busca: '',
  Filtro: null,
  Ordem: { Campo: 'Nome', Ordem: 'asc' },
  Colunas: [],
  Larguras: {},
  Linhas: 25,
};
