import { type Declarations, type Ground, missing, plain, post } from './row.ts';

/** The door, and what a session tells of itself. */
export const sessionCalls = ({ abroad }: Ground): Declarations => ({
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
  // A living session is enough, even with a temporary password.
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
  'POST /api/Autenticacao/ResetarSenhaCodigo': post('open', auth('ResetarSenhaCodigo'), {}, { status: 400 }),
  'POST /api/Autenticacao/ResetarSenhaConcluir': post(
    'open',
    auth('ResetarSenhaConcluir'),
    {},
    { status: 400 },
  ),
  // Of everyone who may work at all.
  'GET /api/Autenticacao/ListarSessoes': plain('person', auth('ListarSessoes')),
  'POST /api/Autenticacao/EncerrarSessao': ['nobody’s', 'another’s'].map((whose) => ({
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
  'GET /api/Autenticacao/QuemConcede/:codigo': plain('company', auth('QuemConcede/CLIENTE.EXCLUIR')),
});

const auth = (call: string) => `/api/Autenticacao/${call}`;
