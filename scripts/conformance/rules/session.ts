import { type Exchange, isObject, listOf, recordOf } from '../conversation.ts';
import { Differs, errorsIn, having, hold, NotTried, type Rule } from '../rule.ts';
import { type Run, tokenIn } from '../run.ts';

/** Signing in, being somebody, changing company and password, leaving (specification, sections 3, 4, 7). */
export const sessionRules: readonly Rule[] = [
  {
    name: 'login-data',
    group: 'session',
    check: async ({ entered }) => holdSessionData(entered),
  },
  {
    name: 'login-refused',
    group: 'session',
    after: ['token-unknown'],
    check: async ({ ask }) => {
      const body = { Login: nobody(), Senha: 'nao existe esta senha' };
      having(await ask({ method: 'POST', path: 'Autenticacao/Login', body, token: null }), 401);
    },
  },
  {
    name: 'token-valid',
    group: 'session',
    check: async ({ ask, token }) => {
      const query = [['Token', token]] as const;
      const answer = having(await ask({ path: 'Autenticacao/ValidarToken', query, token: null }), 200);
      hold(successOf(answer) === true, answer, 'success', { value: 'true' });
    },
  },
  {
    name: 'token-invalid',
    group: 'session',
    after: ['token-valid'],
    check: async ({ ask }) => {
      const query = [['Token', inventedToken]] as const;
      const answer = having(await ask({ path: 'Autenticacao/ValidarToken', query, token: null }), 200);
      hold(successOf(answer) === false, answer, 'success', { value: 'false' });
    },
  },
  {
    name: 'token-data',
    group: 'session',
    after: ['login-data'],
    check: async ({ ask, data, token }) => {
      const answer = having(await ask({ path: 'Autenticacao/CarregarDadoToken' }), 200);
      holdSessionData(answer);
      for (const name of ['Login', 'IdentificadorUsuario', 'IdentificadorEmpresa'])
        hold(recordOf(answer)[name] === data[name], answer, 'same-value', { field: name });
      hold(tokenIn(answer) === token, answer, 'same-value', { field: 'Token' });
    },
  },
  {
    name: 'permissions',
    group: 'session',
    check: async ({ ask }) => {
      const answer = having(await ask({ path: 'Autenticacao/CarregarTransacao' }), 200);
      const entries = listOf(answer);
      hold(entries.length > 0, answer, 'some-entries');
      const named = entries.every((entry) => isObject(entry) && isWord(entry.Codigo));
      hold(named, answer, 'each-with', { fields: 'Codigo' });
    },
  },
  {
    name: 'companies',
    group: 'session',
    check: async ({ ask, data }) => {
      const answer = having(await ask({ path: 'Autenticacao/RetornarEmpresas' }), 200);
      const companies = listOf(answer).filter(isObject);
      const fit = companies.every(
        ({ IdentificadorEmpresa, NomeEmpresa, Filiais }) =>
          Number.isInteger(IdentificadorEmpresa) && typeof NomeEmpresa === 'string' && Array.isArray(Filiais),
      );
      const fields = 'IdentificadorEmpresa, NomeEmpresa, Filiais';
      hold(fit && companies.length > 0, answer, 'each-with', { fields });
      const branches = companies.flatMap(({ Filiais }) => Filiais as readonly unknown[]);
      const named = branches.every(
        (branch) =>
          isObject(branch) &&
          Number.isInteger(branch.IdentificadorFilial) &&
          typeof branch.NomeFilial === 'string',
      );
      hold(named, answer, 'each-with', { fields: 'Filiais: IdentificadorFilial, NomeFilial' });
      const own = companies.some((company) => company.IdentificadorEmpresa === data.IdentificadorEmpresa);
      hold(own, answer, 'holds-company', { id: String(data.IdentificadorEmpresa) });
    },
  },
  {
    name: 'switch-token',
    group: 'session',
    check: async (run) => {
      const { before, answer } = await switched(run);
      holdSessionData(having(answer, 200));
      hold(tokenIn(answer) !== before, answer, 'new-token');
    },
  },
  {
    name: 'switch-old-dead',
    group: 'session',
    after: ['token-unknown', 'switch-token'],
    check: async (run) => {
      const { before } = await switched(run);
      having(await run.ask({ path: 'Autenticacao/CarregarDadoToken', token: before }), 401);
    },
  },
  {
    name: 'switch-foreign',
    group: 'session',
    after: ['switch-token'],
    check: async ({ ask }) => {
      const body = { IdentificadorEmpresa: 999_999_999 };
      const answer = await ask({ method: 'POST', path: 'Autenticacao/TrocarEmpresa', body });
      having(answer, 403, 404, 422);
    },
  },
  {
    name: 'password-current',
    group: 'session',
    writes: true,
    check: (run) =>
      holdRefused(run, { now: 'esta nao e a senha atual', next: secondPassword, field: 'SenhaAtual' }),
  },
  {
    name: 'password-short',
    group: 'session',
    writes: true,
    check: (run) => holdRefused(run, { next: 'Seteaaa', field: 'NovaSenha' }),
  },
  {
    name: 'password-confirmation',
    group: 'session',
    writes: true,
    check: (run) =>
      holdRefused(run, { next: secondPassword, again: `${secondPassword}!`, field: 'ConfirmacaoSenha' }),
  },
  {
    name: 'reset-alike',
    group: 'session',
    check: async ({ ask }) => {
      const first = await resetStep(ask, 'Login', nobody());
      const other = await resetStep(ask, 'Login', nobody());
      having(first, 200);
      holdAlike(first, other);
    },
  },
  {
    name: 'reset-code',
    group: 'session',
    check: async ({ ask }) => {
      const first = await resetStep(ask, 'Codigo', nobody());
      having(first, 400, 422);
      holdAlike(first, await resetStep(ask, 'Codigo', nobody()));
    },
  },
  {
    name: 'reset-finish',
    group: 'session',
    check: async ({ ask }) => {
      const first = await resetStep(ask, 'Concluir', nobody());
      having(first, 400, 422);
      holdAlike(first, await resetStep(ask, 'Concluir', nobody()));
    },
  },
  {
    name: 'logout',
    group: 'session',
    after: ['token-unknown', 'token-valid', 'token-invalid'],
    check: async ({ ask, signInAgain }) => {
      const token = tokenIn(having(await signInAgain(), 200));
      if (token === null) throw new NotTried('no-second-session');
      having(await ask({ path: 'Autenticacao/Logout', token }), 200, 204);
      having(await ask({ path: 'Autenticacao/CarregarDadoToken', token }), 401);
      const query = [['Token', token]] as const;
      const asked = await ask({ path: 'Autenticacao/ValidarToken', query, token: null });
      hold(successOf(asked) === false, asked, 'success', { value: 'false' });
    },
  },
];

export const inventedToken = 'conformidade-nenhuma-sessao-tem-este-token-0';

/** Every field of the authentication data that the specification names, and what it may be. */
const sessionFields: Readonly<Record<string, (value: unknown) => boolean>> = {
  Login: isWord,
  TodosProprietarios: (value) => typeof value === 'boolean',
  NomeEmpresa: (value) => value === null || typeof value === 'string',
  NomePessoa: isWord,
  IdentificadorUsuario: Number.isInteger,
  IdentificadorEmpresa: (value) => value === null || Number.isInteger(value),
  Token: isWord,
  Perfis: Array.isArray,
  Empresas: Array.isArray,
  IdentificadorFilial: (value) => value === null || Number.isInteger(value),
  NomeFilial: (value) => value === null || typeof value === 'string',
};

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function holdSessionData(answer: Exchange): void {
  const data = recordOf(answer);
  const wrong = Object.entries(sessionFields).flatMap(([name, fits]) =>
    name in data && fits(data[name]) ? [] : [name],
  );
  hold(wrong.length === 0, answer, 'fields', { fields: wrong.join(', ') });
}

/** ValidarToken answers by `Sucesso`; whoever sends no envelope by the value itself. */
const successOf = ({ json }: Exchange) => (isObject(json) ? json.Sucesso : json);

/** A second session, moved to the company it is in: the first is left alone. */
async function switched({ ask, data, signInAgain }: Run) {
  const before = tokenIn(having(await signInAgain(), 200));
  if (before === null) throw new NotTried('no-second-session');
  const { IdentificadorEmpresa } = data;
  const body = { IdentificadorEmpresa };
  const answer = await ask({ method: 'POST', path: 'Autenticacao/TrocarEmpresa', body, token: before });
  return { before, answer };
}

const secondPassword = 'Quatro garças no brejo 7';

interface PasswordChange {
  readonly now?: string;
  readonly next: string;
  readonly again?: string;
}

const changePassword = (
  { ask, wanted }: Run,
  { now = wanted.password, next, again = next }: PasswordChange,
) =>
  ask({
    method: 'POST',
    path: 'Autenticacao/AlterarSenha',
    body: { SenhaAtual: now, NovaSenha: next, ConfirmacaoSenha: again },
  });

/** A password that was taken all the same is changed back before anything is said. */
async function holdRefused(run: Run, { field, ...change }: PasswordChange & { readonly field: string }) {
  const answer = await changePassword(run, change);
  if (isTaken(answer)) {
    const back = await changePassword(run, { now: change.next, next: run.wanted.password });
    throw new Differs(answer, isTaken(back) ? 'password-taken' : 'password-kept', { password: change.next });
  }
  having(answer, 400, 422);
  hold(named(answer, field), answer, 'names-field', { field });
}

/** Some APIs refuse with 200 and `Sucesso` false: the wrong status, and the password as it was. */
const isTaken = (answer: Exchange) => answer.status < 300 && successOf(answer) !== false;

const named = (answer: Exchange, field: string) => errorsIn(answer).some(({ Campo }) => Campo === field);

/** An e-mail that nobody has: nothing is sent to anybody. */
const nobody = () => `conformidade.${Math.random().toString(36).slice(2, 10)}@exemplo.invalid`;

function resetStep(ask: Run['ask'], step: 'Login' | 'Codigo' | 'Concluir', login: string) {
  const passwords = { NovaSenha: secondPassword, ConfirmacaoSenha: secondPassword };
  const body = {
    Login: login,
    ...(step === 'Login' ? {} : { Codigo: '00000000' }),
    ...(step === 'Concluir' ? passwords : {}),
  };
  return ask({ method: 'POST', path: `Autenticacao/ResetarSenha${step}`, body, token: null });
}

/** Two answers that tell nobody whether an e-mail is known: the same status and the same body. */
function holdAlike(first: Exchange, other: Exchange): void {
  having(other, first.status);
  hold(first.text === other.text, other, 'alike', { first: first.text.slice(0, 80) });
}
