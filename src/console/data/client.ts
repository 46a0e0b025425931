import type { Locale } from '../../domain/locale.ts';
import { type Envelope, headers, type WireError } from '../../metadata/wire/envelope.ts';
import { counted, countsForOverlay } from './activity.ts';
import { ApiError } from './apiError.ts';
import { lastUse } from './lastUse.ts';
import { written } from './written.ts';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query?: URLSearchParams;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as they are; `type` says what they are. */
  readonly bytes?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** Made without the person asking: keeps neither the session awake nor the overlay up. */
  readonly background?: boolean;
  /** Without token; a 401 is then an answer like any other. */
  readonly anonymous?: boolean;
  readonly signal?: AbortSignal;
}

/** The one way to the API. */
export interface Client {
  /** @returns the payload (`ItemRegistro`) @throws ApiError */
  readonly call: <T>(path: string, call?: Call) => Promise<T>;
  /** The whole envelope, for calls whose `Sucesso` is the answer. @throws ApiError */
  readonly ask: <T>(path: string, call?: Call) => Promise<Envelope<T>>;
  /** A file or an image. @throws ApiError */
  readonly bytes: (path: string, call?: Call) => Promise<Response>;
}

export interface ClientSurroundings {
  readonly baseUrl: string;
  readonly development: boolean;
  readonly token: () => string | null;
  readonly locale: () => Locale;
  /** The token was refused; called once however many requests found out together. */
  readonly onUnauthorized: (token: string) => void;
  /** An unexpected failure of the server, as texts for the error page. */
  readonly onFailure: (texts: readonly string[]) => void;
  readonly offlineText: () => string;
  readonly fetch?: typeof fetch;
  /** How long an answer is waited for, in milliseconds; a minute unless said. */
  readonly patience?: number;
}

export function createClient(around: ClientSurroundings): Client {
  const send = async (path: string, call: Call): Promise<Response> => {
    try {
      return await exchange(path, call);
    } finally {
      // Without an answer too: it may have been done all the same.
      if (changes(call)) written.set(written.get() + 1);
    }
  };
  const exchange = async (path: string, call: Call): Promise<Response> => {
    const token = call.anonymous ? null : around.token();
    const answer = await transmit(around, path, call, token);
    if (token && !call.background) lastUse.set(Date.now());
    if (answer.ok) return answer;
    const error = await toError(answer);
    if (answer.status === 401 && token) around.onUnauthorized(token);
    if (answer.status === 500 && !around.development) around.onFailure(failureTexts(error));
    throw error;
  };
  const ask = async <T>(path: string, call: Call = {}): Promise<Envelope<T>> => {
    const work = async () => (await (await send(path, call)).json()) as Envelope<T>;
    return countsForOverlay(`/${path}`, call.background ?? false) ? counted(work) : work();
  };
  return {
    ask,
    call: async <T>(path: string, call?: Call) => (await ask<T>(path, call)).ItemRegistro,
    bytes: (path, call = {}) => send(path, call),
  };
}

/** What the console keeps for itself, such as the columns of a list, changes no record. */
const changes = ({ method = 'GET', background = false }: Call) => method !== 'GET' && !background;

async function transmit(
  around: ClientSurroundings,
  path: string,
  call: Call,
  token: string | null,
): Promise<Response> {
  const method = call.method ?? 'GET';
  const address = new URL(path, around.baseUrl);
  for (const [name, value] of call.query ?? []) address.searchParams.append(name, value);
  const init: RequestInit = {
    method,
    headers: {
      'Content-Type': call.bytes ? call.bytes.type : 'application/json',
      'Accept-Language': around.locale(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(method === 'GET' ? {} : { [headers.idempotency]: crypto.randomUUID() }),
      ...(call.background ? { [headers.background]: '1' } : {}),
      ...call.headers,
    },
    credentials: 'omit',
    cache: 'no-store',
    ...bodyOf(method, call),
  };
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  call.signal?.addEventListener('abort', stop, { once: true });
  // A file takes as long as it takes; anything else that is not answered by then is as good as not sent.
  const timer = call.bytes ? undefined : setTimeout(stop, around.patience ?? patience);
  try {
    if (call.signal?.aborted) stop();
    return await (around.fetch ?? fetch)(address, { ...init, signal: waiting.signal });
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw new ApiError(0, around.offlineText());
  } finally {
    clearTimeout(timer);
  }
}

/** How long an answer is waited for (milliseconds). */
const patience = 60_000;

/** Whoever says JSON sends some: a change without a body of its own sends an empty object. */
function bodyOf(method: string, { bytes, body }: Call): { readonly body?: BodyInit } {
  if (bytes) return { body: bytes };
  return method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
}

/** What an answer that is no success says (specification, section 8). */
async function toError(answer: Response): Promise<ApiError> {
  const text = await answer.text().catch(() => '');
  const body = parse(text);
  const errors = Array.isArray(body?.Erros) ? (body.Erros as WireError[]) : [];
  const message =
    errors.map(({ Texto }) => Texto).join('\n') ||
    headerText(answer) ||
    (body ? '' : text.trim()) ||
    'Server Error';
  return new ApiError(answer.status, message, {
    errors,
    current: body?.ItemRegistro,
    requestNumber: answer.headers.get(headers.request),
  });
}

const failureTexts = (error: ApiError) => [
  ...error.message.split('\n'),
  ...(error.requestNumber && !error.message.includes(error.requestNumber) ? [error.requestNumber] : []),
];

/** Header values are ASCII; a server may percent-encode the rest. */
function headerText(answer: Response): string {
  const value = answer.headers.get(headers.applicationError) ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
