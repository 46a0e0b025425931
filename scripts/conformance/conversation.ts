import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { headers as named } from '../../src/metadata/wire/envelope.ts';

/** One call as the contract names it. */
export interface Question {
  /** GET unless said. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base address: `Cliente/Listar`. */
  readonly path: string;
  readonly query?: readonly (readonly [name: string, value: string | number])[];
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it stands, in place of `body`. */
  readonly raw?: { readonly type: string; readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
  /** Absent = the session's; null = none. */
  readonly token?: string | null;
}

/** A call and what came of it. */
export interface Exchange {
  /** How a report names the call: method, path, query, body, shortened, without secrets. */
  readonly asked: string;
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly text: string;
  /** What the text says as JSON; undefined when it is none. */
  readonly json: unknown;
}

/** Nothing came back: no address, no connection, no answer in time. */
export class NoAnswer extends Error {
  readonly asked: string;

  constructor(asked: string, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.asked = asked;
  }
}

export interface Conversation {
  /** Waits and asks again, a few times, where the API asks for a moment. @throws NoAnswer */
  ask(question: Question): Promise<Exchange>;
  /** Everything asked so far, for what must hold of every answer. */
  readonly exchanges: readonly Exchange[];
  /** Every token that was given. */
  readonly tokens: ReadonlySet<string>;
  /** Replaces what no report may show: passwords, and every token that came by. Before anything is cut short. */
  mask(text: string): string;
}

/** How long an answer is waited for (milliseconds). */
const patience = 30_000;

/** How often a question is put that came too soon, and how long is waited at most before it is (seconds). */
const tries = 3;
const longestWait = 15;

/** @param secrets texts no report may show; tokens are added as they come */
export function converse(url: string, secrets: readonly string[], token: () => string | null): Conversation {
  const tokens = new Set<string>();
  const mask = (text: string) => {
    const without = [...secrets.filter(Boolean), ...tokens].reduce(
      (shown, secret) => shown.replaceAll(secret, bullet),
      text,
    );
    return without
      .replace(/("(?:\w*Senha\w*|Token)":\s*)"[^"]*"/g, `$1"${bullet}"`)
      .replace(/([?&]Token=)[^&\s]*/g, `$1${bullet}`);
  };
  const exchanges: Exchange[] = [];
  const send = async (question: Question): Promise<Exchange> => {
    const { method = 'GET', path, query = [] } = question;
    const address = new URL(path, url);
    for (const [name, value] of query) address.searchParams.append(name, String(value));
    const body = question.raw?.text ?? (method === 'GET' ? undefined : JSON.stringify(question.body ?? {}));
    const told = body === undefined ? '' : ` ${shortened(mask(body))}`;
    const asked = `${method} ${path}${mask(decoded(address.search))}${told}`;
    const bearer = question.token === undefined ? token() : question.token;
    try {
      const answer = await fetch(address, {
        method,
        headers: {
          'Content-Type': question.raw?.type ?? 'application/json',
          ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
          ...(method === 'GET' ? {} : { [named.idempotency]: randomUUID() }),
          ...question.headers,
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      const json = parsed(text);
      const given = (itemIn(json) as { readonly Token?: unknown } | null)?.Token;
      if (typeof given === 'string' && given !== '') tokens.add(given);
      const type = answer.headers.get('content-type') ?? '';
      return { asked, path, status: answer.status, type, headers: answer.headers, text, json };
    } catch (cause) {
      throw new NoAnswer(asked, cause);
    }
  };
  return {
    mask,
    exchanges,
    tokens,
    async ask(question) {
      for (let attempt = 1; ; attempt += 1) {
        const exchange = await send(question);
        const wait = exchange.status === 429 ? Number(exchange.headers.get('retry-after') ?? Number.NaN) : 0;
        if (wait > 0 && wait <= longestWait && attempt < tries) {
          await setTimeout(wait * 1000);
          continue;
        }
        exchanges.push(exchange);
        return exchange;
      }
    },
  };
}

/** The payload; of an answer without envelope the whole, so that one fault is not told of every call. */
export const itemOf = ({ json }: Exchange): unknown => itemIn(json);

/** The payload where a record, or nothing, is expected. */
export const recordOf = (exchange: Exchange): Readonly<Record<string, unknown>> =>
  isObject(itemOf(exchange)) ? (itemOf(exchange) as Readonly<Record<string, unknown>>) : {};

/** The payload where a list is expected. */
export const listOf = (exchange: Exchange): readonly unknown[] => {
  const item = itemOf(exchange);
  return Array.isArray(item) ? item : [];
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const shortened = (text: string, most = 220): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

function itemIn(json: unknown): unknown {
  return isObject(json) && 'ItemRegistro' in json ? json.ItemRegistro : json;
}

const bullet = '•••';

const decoded = (search: string) => {
  try {
    return decodeURIComponent(search);
  } catch {
    return search;
  }
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** fetch says "fetch failed" and keeps the reason to itself. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return inner instanceof Error ? inner.message || inner.name : String(inner);
}
