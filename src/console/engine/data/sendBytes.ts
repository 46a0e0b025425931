import { type Envelope, headers, type WireError } from '../../../metadata/wire/envelope.ts';
import { services } from '../auth/services.ts';
import { expire, storedToken } from '../auth/session.ts';
import { ApiError } from '../client/apiError.ts';
import { locale } from '../i18n/preferences.ts';
import { texts } from '../i18n/texts.ts';

export interface SendingBytes {
  readonly file: File;
  /** The same for each try of the same file, so that a lost answer does not make two records. */
  readonly key: string;
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a PDF and tells how many bytes have gone. The one call not made by the client: only XMLHttpRequest
 * tells the progress of a request's body.
 * @throws ApiError
 */
export function sendBytes<T>(
  path: string,
  query: Readonly<Record<string, string>>,
  sending: SendingBytes,
): Promise<T> {
  const { file, key, onProgress, signal } = sending;
  const address = new URL(path, services().config.apiUrl);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const token = storedToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Content-Type', 'application/pdf');
    request.setRequestHeader('Accept-Language', locale.get());
    request.setRequestHeader(headers.idempotency, key);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(sending.headers ?? {})) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300 && body)
        return resolve((body as unknown as Envelope<T>).ItemRegistro);
      if (request.status === 401 && token) expire(token);
      reject(errorOf(request.status, body));
    };
    request.onerror = () => reject(new ApiError(0, texts().t('notices.offline')));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

export function errorOf(status: number, body: Record<string, unknown> | null): ApiError {
  const errors = Array.isArray(body?.Erros) ? (body.Erros as WireError[]) : [];
  const text = errors.map(({ Texto }) => Texto).join('\n') || texts().t('upload.failed');
  return new ApiError(status, text, { errors });
}

export function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
