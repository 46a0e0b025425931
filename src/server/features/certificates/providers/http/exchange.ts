import { Agent, fetch, type Response } from 'undici';
import { ProviderFailure } from '../faults.ts';
import { assertLiteral, pinnedLookup, type Resolve } from './addresses.ts';
import type { HttpConfiguration } from './configuration.ts';
import { failureOf } from './failureOf.ts';
import { askedPause, readWhole } from './response.ts';

export interface ExchangeOptions {
  readonly resolve: Resolve;
  readonly now: () => Date;
  /** PEM of an authority to trust instead of the system's. */
  readonly authority?: string;
}

export interface Call {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly maxBytes: number;
  /** Statuses of 4xx whose body is wanted too. */
  readonly alsoRead?: readonly number[];
}

export interface Received {
  readonly status: number;
  /** Without parameters, small letters; empty when the source says none. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * The one way out to a provider: only to its configured hosts, to addresses that were checked, over TLS, with an end in
 * time and in size. A redirect is followed once, on GET, to a configured host; headers (credentials) do not
 * go along to another one. Proxies of the environment are not used: they would resolve names themselves.
 * @see ASVS 5.0, 1.3.6, 12.3.2, 13.2.4, 15.3.2; OWASP API7:2023, API10:2023
 */
export function openExchange(configuration: HttpConfiguration, { resolve, now, authority }: ExchangeOptions) {
  const { allowPrivate, timeouts } = configuration;
  const agent = new Agent({
    connect: {
      lookup: pinnedLookup(resolve, allowPrivate),
      timeout: timeouts.connectSeconds * 1000,
      ...(authority ? { ca: authority } : {}),
    },
    headersTimeout: timeouts.totalSeconds * 1000,
    bodyTimeout: timeouts.totalSeconds * 1000,
    maxHeaderSize: 32_768,
    // A connection for each call: few are made, each is checked, and none goes stale under an order.
    pipelining: 0,
  });

  const once = ({ url, method, headers, body }: Call, signal: AbortSignal): Promise<Response> => {
    assertPlace(url, configuration);
    return fetch(url, { method, headers, body: body ?? null, redirect: 'manual', signal, dispatcher: agent });
  };

  const followed = async (call: Call, signal: AbortSignal): Promise<Response> => {
    const response = await once(call, signal);
    if (!isRedirect(response)) return response;
    const url = await redirectOf(response, call, configuration);
    const headers = url.origin === call.url.origin ? call.headers : {};
    const last = await once({ ...call, url, headers }, signal);
    if (!isRedirect(last)) return last;
    await last.body?.cancel();
    throw new ProviderFailure('redirected', { detail: 'twice' });
  };

  /** @throws ProviderFailure; the reason of `signal` once that is aborted */
  async function exchange(call: Call, signal: AbortSignal): Promise<Received> {
    signal.throwIfAborted();
    const end = AbortSignal.timeout(timeouts.totalSeconds * 1000);
    try {
      const response = await followed(call, AbortSignal.any([signal, end]));
      await refuseStatus(response, call, now());
      const contentType =
        (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      return { status: response.status, contentType, bytes: await readWhole(response, call.maxBytes) };
    } catch (error) {
      signal.throwIfAborted();
      throw failureOf(error, end.aborted);
    }
  }

  return { exchange, close: () => agent.destroy() };
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400 && status !== 304;

/** Configured, and written as it is meant: the host as it resolves, nobody's name before it. */
function assertPlace(url: URL, { baseUrl, fileHosts, insecure, allowPrivate }: HttpConfiguration): void {
  const hosts = [baseUrl.host, ...fileHosts];
  const isAllowed =
    (url.protocol === 'https:' || (insecure && url.protocol === 'http:')) &&
    hosts.includes(url.host) &&
    url.username === '' &&
    url.password === '';
  if (!isAllowed) throw new ProviderFailure('forbidden-address', { detail: 'not of the configuration' });
  assertLiteral(url.hostname, allowPrivate);
}

/** @throws ProviderFailure 'redirected' when it leads where we do not go */
async function redirectOf(response: Response, call: Call, configuration: HttpConfiguration): Promise<URL> {
  await response.body?.cancel();
  const location = response.headers.get('location') ?? '';
  const url = location === '' ? null : URL.parse(location, call.url);
  if (call.method !== 'GET' || !url)
    throw new ProviderFailure('redirected', { detail: `${response.status}` });
  try {
    assertPlace(url, configuration);
  } catch (cause) {
    throw new ProviderFailure('redirected', { detail: 'to a host that is not configured', cause });
  }
  return url;
}

/** @throws ProviderFailure for what is no answer, its body unread */
async function refuseStatus(response: Response, { alsoRead = [] }: Call, now: Date): Promise<void> {
  const { status, ok } = response;
  if (ok || alsoRead.includes(status)) return;
  await response.body?.cancel();
  const about = { detail: `HTTP ${status}`, notBefore: askedPause(response, now) };
  if (status === 429) throw new ProviderFailure('too-many-requests', about);
  if (status === 408) throw new ProviderFailure('timed-out', about);
  if (status === 401 || status === 403 || status === 407) throw new ProviderFailure('access-denied', about);
  throw new ProviderFailure(status >= 500 ? 'server-error' : 'bad-request', about);
}
