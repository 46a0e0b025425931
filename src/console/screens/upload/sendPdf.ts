import { type Envelope, headers, type WireError } from '../../../metadata/wire/envelope.ts';
import { expire, storedToken } from '../../auth/session.ts';
import { ApiError } from '../../data/apiError.ts';
import { texts } from '../../i18n/texts.ts';
import { locale } from '../../start/preferences.ts';
import { services } from '../../start/services.ts';

export interface Sending {
  readonly file: File;
  readonly operation: number;
  /** Opens this one file; kept nowhere after it is sent. */
  readonly password: string | null;
  /** The same for each try of the same file, so that a lost answer does not make two records. */
  readonly key: string;
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** The new record, as far as an upload needs it. */
export interface SentRecord {
  readonly Identificador: number;
  readonly Versao: number;
  readonly Situacao: string;
  readonly Paginas: number | null;
  readonly Avisos?: readonly (WireError & { readonly IdentificadorRegistroMatricula?: number })[];
}

/**
 * Sends a PDF and tells how many bytes have gone. The one call not made by the client: only XMLHttpRequest
 * tells the progress of a request's body.
 * @throws ApiError
 */
export function sendPdf({
  file,
  operation,
  password,
  key,
  onProgress,
  signal,
}: Sending): Promise<SentRecord> {
  const address = new URL('RegistroMatricula/Enviar', services().config.apiUrl);
  address.searchParams.set('IdentificadorOperacao', String(operation));
  address.searchParams.set('Nome', file.name);
  const token = storedToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Content-Type', 'application/pdf');
    request.setRequestHeader('Accept-Language', locale.get());
    request.setRequestHeader(headers.idempotency, key);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    // Header values are ASCII, passwords need not be.
    if (password) request.setRequestHeader(headers.pdfPassword, encodeURIComponent(password));
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300 && body)
        return resolve((body as unknown as Envelope<SentRecord>).ItemRegistro);
      if (request.status === 401 && token) expire(token);
      reject(errorOf(request.status, body));
    };
    request.onerror = () => reject(new ApiError(0, texts().t('notices.offline')));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function errorOf(status: number, body: Record<string, unknown> | null): ApiError {
  const errors = Array.isArray(body?.Erros) ? (body.Erros as WireError[]) : [];
  const text = errors.map(({ Texto }) => Texto).join('\n') || texts().t('upload.failed');
  return new ApiError(status, text, { errors });
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
