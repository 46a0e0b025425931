import { randomBytes } from 'node:crypto';
import { type ApiAnswer, type ApiRequest, envelope, objectIn, Refusal } from './answer.ts';
import { companies, inventPeople, type Person } from './invented.ts';

export interface Session {
  readonly token: string;
  readonly person: Person;
  /** Null while a person of several has not chosen. */
  readonly company: number | null;
  readonly branch: number | null;
}

export interface Sessions {
  /** @throws Refusal 401 */
  require(request: ApiRequest): Session;
  /** Calls below `Autenticacao/` that need no token; null for others. */
  open(request: ApiRequest): ApiAnswer | null;
  /** Those of a session; null for others. */
  own(request: ApiRequest, session: Session): ApiAnswer | null;
}

export function createSessions(): Sessions {
  const people = inventPeople();
  const living = new Map<string, Session>();

  const begin = (person: Person, company: number | null, branch: number | null) => {
    const session = { token: randomBytes(32).toString('base64url'), person, company, branch };
    living.set(session.token, session);
    return envelope(dataOf(session));
  };

  const login = (request: ApiRequest) => {
    const { Login, Senha } = objectIn(request);
    const person = people.find((one) => one.login === Login && one.password === Senha);
    if (!person) throw new Refusal(401, 'acesso-recusado', 'E-mail ou senha não conferem.');
    const [only, ...others] = person.companies;
    return begin(person, others.length === 0 ? (only ?? null) : null, null);
  };

  const validate = ({ query }: ApiRequest) => {
    const isAlive = living.has(query.get('Token') ?? '');
    return { status: 200, body: { Sucesso: isAlive, ItemRegistro: isAlive } };
  };

  const move = (request: ApiRequest, session: Session) => {
    const { IdentificadorEmpresa: company, IdentificadorFilial: branch = null } = objectIn(request);
    const target = companies.find(({ id }) => id === company && session.person.companies.includes(id));
    if (!target) throw new Refusal(403, 'empresa', 'Você não trabalha nesta empresa.');
    const known = branch === null || target.branches.some(({ id }) => id === branch);
    if (!known) throw new Refusal(403, 'filial', 'Você não trabalha nesta filial.');
    living.delete(session.token);
    return begin(session.person, target.id, branch as number | null);
  };

  const change = (request: ApiRequest, { person, token }: Session) => {
    const { SenhaAtual, NovaSenha, ConfirmacaoSenha } = objectIn(request);
    if (SenhaAtual !== person.password) throw refusedPassword('SenhaAtual', 'A senha atual não confere.');
    checkPassword(NovaSenha, ConfirmacaoSenha);
    if (NovaSenha === SenhaAtual) throw refusedPassword('NovaSenha', 'A senha nova é igual à atual.');
    person.password = String(NovaSenha);
    for (const other of living.values())
      if (other.person === person && other.token !== token) living.delete(other.token);
    return envelope(true);
  };

  return {
    require({ headers }) {
      const session = living.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
      if (!session) throw new Refusal(401, 'sessao', 'A sessão terminou. Entre de novo.');
      return session;
    },
    open(request) {
      const call = `${request.method} ${request.path}`;
      if (call === 'POST Autenticacao/Login') return login(request);
      if (call === 'GET Autenticacao/ValidarToken') return validate(request);
      // Nobody has a code here: whatever is typed is wrong, in the same words for everybody.
      if (call === 'POST Autenticacao/ResetarSenhaLogin') return envelope(Boolean(objectIn(request)));
      if (/^POST Autenticacao\/ResetarSenha(Codigo|Concluir)$/.test(call))
        throw new Refusal(422, 'codigo', 'O código não confere ou já não vale.', { field: 'Codigo' });
      return null;
    },
    own(request, session) {
      switch (`${request.method} ${request.path}`) {
        case 'GET Autenticacao/CarregarDadoToken':
          return envelope(dataOf(session));
        case 'GET Autenticacao/RetornarEmpresas':
          return envelope(choicesOf(session.person));
        case 'POST Autenticacao/TrocarEmpresa':
          return move(request, session);
        case 'POST Autenticacao/AlterarSenha':
          return change(request, session);
        case 'GET Autenticacao/Logout':
          living.delete(session.token);
          return envelope(true);
        default:
          return null;
      }
    },
  };
}

function dataOf({ token, person, company, branch }: Session) {
  const place = companies.find(({ id }) => id === company);
  const hour = 3_600_000;
  return {
    Login: person.login,
    TodosProprietarios: true,
    NomeEmpresa: place?.name ?? null,
    NomePessoa: person.name,
    IdentificadorUsuario: person.id,
    IdentificadorEmpresa: company,
    Token: token,
    Perfis: company === null ? [] : [{ Identificador: person.id, Nome: person.profile }],
    Empresas: choicesOf(person).map(({ IdentificadorEmpresa, NomeEmpresa }) => ({
      IdentificadorEmpresa,
      NomeEmpresa,
    })),
    IdentificadorFilial: branch,
    NomeFilial: place?.branches.find(({ id }) => id === branch)?.name ?? null,
    FusoHorario: 'America/Sao_Paulo',
    ExpiraEm: new Date(Date.now() + hour / 2).toISOString(),
    ExpiraSempreEm: new Date(Date.now() + 8 * hour).toISOString(),
    TrocarSenha: false,
  };
}

const choicesOf = (person: Person) =>
  companies
    .filter(({ id }) => person.companies.includes(id))
    .map(({ id, name, branches }) => ({
      IdentificadorEmpresa: id,
      NomeEmpresa: name,
      Filiais: branches.map((branch) => ({ IdentificadorFilial: branch.id, NomeFilial: branch.name })),
    }));

/** Specification, section 9: eight characters at least. */
function checkPassword(next: unknown, again: unknown): void {
  if (String(next).length < 8) throw refusedPassword('NovaSenha', 'A senha tem pelo menos 8 caracteres.');
  if (next !== again) throw refusedPassword('ConfirmacaoSenha', 'As senhas digitadas não são iguais.');
}

const refusedPassword = (field: string, text: string) => new Refusal(422, 'senha', text, { field });
