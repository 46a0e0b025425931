import type { Entity } from '../../src/metadata/entity.ts';
import { type Bench, furnish } from './bench.ts';
import {
  type Conversation,
  converse,
  type Exchange,
  isObject,
  itemOf,
  listOf,
  NoAnswer,
  type Question,
  recordOf,
} from './conversation.ts';
import type { Phrase } from './rule.ts';

export interface Wanted {
  /** Base address of the API, ending in a slash. */
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly entity: Entity;
  /** Number or name; needed by whoever belongs to several. */
  readonly company: string | null;
  readonly branch: string | null;
  readonly readOnly: boolean;
}

/** What rules are tried with: a session, the entity, records of its own. */
export interface Run {
  readonly wanted: Wanted;
  readonly conversation: Conversation;
  /** Asks with the session's token unless the question names another. @throws NoAnswer */
  ask(question: Question): Promise<Exchange>;
  /** Signs the same person in once more, in the same company. */
  signInAgain(): Promise<Exchange>;
  /** The answer that opened the session. */
  readonly entered: Exchange;
  /** Data of the session, of the company chosen. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly token: string;
  readonly codes: ReadonlySet<string>;
  readonly bench: Bench;
  /** Deletes the records made and ends the sessions begun. @returns the keys of records that would not go */
  leave(): Promise<readonly unknown[]>;
}

/** The kit could not begin; the phrase says what to do. */
export class CannotStart extends Error {
  readonly phrase: Phrase;

  constructor(key: string, params: Phrase['params'] = {}) {
    super(key);
    this.phrase = { key, params };
  }
}

/** Signs in, chooses the company, reads the permissions, makes the records. @throws CannotStart */
export async function begin(wanted: Wanted): Promise<Run> {
  let token: string | null = null;
  const conversation = converse(wanted.url, [wanted.password], () => token);
  const { ask } = conversation;
  const entered = await firstSignIn(ask, wanted);
  token = tokenIn(entered);
  const data = await settle(ask, wanted, recordOf(entered));
  token = String(data.Token);
  const codes = await codesOf(ask);
  const mayWrite =
    !wanted.readOnly && wanted.entity.calls.includes('create') && codes.has(wanted.entity.codes.create);
  const bench = await furnish(wanted.entity, ask, mayWrite);
  return {
    wanted,
    conversation,
    ask,
    entered,
    data,
    token,
    codes,
    bench,
    signInAgain: () => signInAgain(ask, wanted, data),
    async leave() {
      const left = await bench.clear();
      for (const token of conversation.tokens)
        await ask({ path: 'Autenticacao/Logout', token }).catch(() => undefined);
      return left;
    },
  };
}

type Ask = (question: Question) => Promise<Exchange>;

const signIn = (ask: Ask, { login, password }: Wanted) =>
  ask({
    method: 'POST',
    path: 'Autenticacao/Login',
    body: { Login: login, Senha: password },
    token: null,
  });

async function firstSignIn(ask: Ask, wanted: Wanted): Promise<Exchange> {
  const { url } = wanted;
  const entered = await signIn(ask, wanted).catch((error: unknown) => {
    if (error instanceof NoAnswer) throw new CannotStart('unreachable', { url, reason: error.message });
    throw error;
  });
  if (entered.status === 401 || entered.status === 403) throw new CannotStart('refused', { url });
  if (entered.status === 429) throw new CannotStart('throttled', { url });
  if (entered.status >= 400 || tokenIn(entered) === null)
    throw new CannotStart('no-api', { url, status: entered.status });
  if (recordOf(entered).TrocarSenha === true) throw new CannotStart('password-first', { url });
  return entered;
}

async function signInAgain(ask: Ask, wanted: Wanted, data: Run['data']): Promise<Exchange> {
  const entered = await signIn(ask, wanted);
  if (recordOf(entered).IdentificadorEmpresa !== null || tokenIn(entered) === null) return entered;
  const { IdentificadorEmpresa } = data;
  const body = { IdentificadorEmpresa };
  return ask({ method: 'POST', path: 'Autenticacao/TrocarEmpresa', body, token: tokenIn(entered) });
}

/** Codes of the permission list; none where it cannot be had, which the rule about it says. */
async function codesOf(ask: Ask): Promise<ReadonlySet<string>> {
  const permissions = await ask({ path: 'Autenticacao/CarregarTransacao' }).then(listOf, () => []);
  return new Set(permissions.map((entry) => String(isObject(entry) ? entry.Codigo : entry)));
}

/** The token an answer gives; null when it gives none. */
export function tokenIn(exchange: Exchange): string | null {
  const item = itemOf(exchange);
  return isObject(item) && typeof item.Token === 'string' && item.Token !== '' ? item.Token : null;
}

/** Chooses company and branch where they are asked for or must be. */
async function settle(ask: Ask, wanted: Wanted, data: Run['data']): Promise<Run['data']> {
  const isSettled = wanted.company === null && wanted.branch === null;
  if (isSettled && data.IdentificadorEmpresa !== null) return data;
  const choices = listOf(await ask({ path: 'Autenticacao/RetornarEmpresas' })).filter(isObject);
  const wish = wanted.company ?? String(data.IdentificadorEmpresa ?? '');
  const company = chosen(choices, wish, 'IdentificadorEmpresa', 'NomeEmpresa');
  if (!company) throw new CannotStart('company', { companies: named(choices, 'Empresa') });
  const branches = (Array.isArray(company.Filiais) ? company.Filiais : []).filter(isObject);
  const branch =
    wanted.branch === null ? null : chosen(branches, wanted.branch, 'IdentificadorFilial', 'NomeFilial');
  if (branch === undefined) throw new CannotStart('branch', { branches: named(branches, 'Filial') });
  const answer = await ask({
    method: 'POST',
    path: 'Autenticacao/TrocarEmpresa',
    body: {
      IdentificadorEmpresa: company.IdentificadorEmpresa,
      ...(branch ? { IdentificadorFilial: branch.IdentificadorFilial } : {}),
    },
  });
  if (tokenIn(answer) === null)
    throw new CannotStart('switch', { company: String(company.NomeEmpresa), status: answer.status });
  return recordOf(answer);
}

const chosen = (choices: readonly Run['data'][], wish: string, key: string, name: string) =>
  choices.find((choice) => String(choice[key]) === wish || choice[name] === wish);

const named = (choices: readonly Run['data'][], of: 'Empresa' | 'Filial') =>
  choices.map((choice) => `${choice[`Identificador${of}`]} ${choice[`Nome${of}`]}`).join(', ');
