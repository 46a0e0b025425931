import type { Locale } from '../../../domain/locale.ts';
import { type Envelope, headers } from '../../../metadata/wire/envelope.ts';
import type { Translate } from '../i18n/translate.ts';
import { counted, countsForOverlay } from './activity.ts';
import { payloadOf, readEnvelope, toApiError } from './answers.ts';
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
  /** Made for somebody at work, without a moment's wait: keeps the session awake, but neither overlay nor error page. */
  readonly quiet?: boolean;
  /** Without token; a 401 is then an answer like any other. */
  readonly anonymous?: boolean;
  readonly signal?: AbortSignal;
}

/** A call with the means of the person to stop waiting for it. */
interface Waited extends Call {
  readonly givenUp?: AbortSignal;
}

/** The one way to the API. */
export interface Client {
  /** @returns the payload (`ItemRegistro`) @throws ApiError, also when the answer says `Sucesso` false */
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
  /** A code was missing: what the person may do has changed since it was read. */
  readonly onForbidden?: () => void;
  /** An unexpected failure of the server, for the error page. */
  readonly onFailure: (failure: ApiError) => void;
  /** Texts in the person's language. */
  readonly say: Translate;
  readonly fetch?: typeof fetch;
  /** How long an answer is waited for, in milliseconds; a minute unless said. */
  readonly patience?: number;
}

export function createClient(around: ClientSurroundings): Client {
  const send = async (path: string, call: Waited): Promise<Response> => {
    try {
      return await exchange(path, call);
    } finally {
      // Without an answer too: it may have been done all the same.
      if (changes(call)) written.set(written.get() + 1);
    }
  };
  const exchange = async (path: string, call: Waited): Promise<Response> => {
    const token = call.anonymous ? null : around.token();
    const answer = await transmit(around, path, call, token);
    if (token && !call.background) lastUse.set(Date.now());
    if (answer.ok) return answer;
    const error = await toApiError(answer, around.say);
    if (answer.status === 401 && token) around.onUnauthorized(token);
    if (answer.status === 403 && token) around.onForbidden?.();
    // What nobody asked for fails in its own corner.
    if (answer.status === 500 && !around.development && !call.background && !call.quiet)
      around.onFailure(error);
    throw error;
  };
  const ask = async <T>(path: string, call: Call = {}): Promise<Envelope<T>> => {
    const work = async (givenUp?: AbortSignal) => {
      try {
        return await readEnvelope<T>(
          await send(path, { ...call, ...(givenUp ? { givenUp } : {}) }),
          path,
          around.say,
        );
      } catch (error) {
        // In the middle of the body too.
        throw givenUp?.aborted ? new ApiError(0, around.say('notices.givenUp')) : error;
      }
    };
    const answer = countsForOverlay(`/${path}`, call.background || call.quiet || false)
      ? counted(work)
      : work();
    return answer.catch((error: unknown) => {
      throw call.anonymous && isNobodys(error) ? elsewhere(around, error) : error;
    });
  };
  return {
    ask,
    call: async <T>(path: string, call?: Call) => payloadOf(await ask<T>(path, call), around.say),
    bytes: (path, call = {}) => send(path, call),
  };
}

/** Where there is no API, the first calls of all find no such address, or something that is no answer of one. */
const isNobodys = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 405 || error.unreadable);

const elsewhere = ({ say, baseUrl }: ClientSurroundings, { status }: ApiError) =>
  new ApiError(status, say('config.elsewhere', { url: baseUrl }));

/** What the console keeps for itself, such as the columns of a list, changes no record. */
const changes = ({ method = 'GET', background = false, quiet = false }: Call) =>
  method !== 'GET' && !background && !quiet;

async function transmit(
  around: ClientSurroundings,
  path: string,
  call: Waited,
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
  // A file takes as long as it takes; anything else that is not answered by then is as good as not sent.
  const late = call.bytes ? [] : [AbortSignal.timeout(around.patience ?? patience)];
  const signal = AbortSignal.any([call.signal, call.givenUp, ...late].filter((one) => one !== undefined));
  try {
    return await (around.fetch ?? fetch)(address, { ...init, signal });
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw call.givenUp?.aborted ? cause : new ApiError(0, around.say('notices.offline'));
  }
}

/** How long an answer is waited for (milliseconds). */
const patience = 60_000;

/** Whoever says JSON sends some: a change without a body of its own sends an empty object. */
function bodyOf(method: string, { bytes, body }: Call): { readonly body?: BodyInit } {
  if (bytes) return { body: bytes };
  return method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
}
