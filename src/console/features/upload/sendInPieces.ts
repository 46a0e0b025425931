import { headers } from '../../../metadata/wire/envelope.ts';
import { client, services } from '../../engine/auth/services.ts';
import { expire, storedToken } from '../../engine/auth/session.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { errorOf, parsed } from '../../engine/data/sendBytes.ts';
import { locale } from '../../engine/i18n/preferences.ts';
import { texts } from '../../engine/i18n/texts.ts';
import type { Sending, SentRecord } from './sendPdf.ts';

/** Files from this size on travel in pieces, bytes: what a cut line costs is one of them. */
export const pieceBytes = 4 * 2 ** 20;

export interface SendingInPieces extends Sending {
  /** Where an earlier try of the same file stopped. */
  readonly uploadUrl: string | null;
  readonly onUploadUrl: (url: string) => void;
  /** The connection broke; the next progress says that it is back. */
  readonly onInterrupted: () => void;
}

/**
 * Sends a large PDF so that it goes on where it broke off (tus), then makes the record of it.
 * @returns the record @throws ApiError
 */
export async function sendInPieces(sending: SendingInPieces): Promise<SentRecord> {
  const { operation, password, key } = sending;
  const IdentificadorArquivo = await arrive(sending);
  return client().call<SentRecord>('RegistroMatricula/Incluir', {
    method: 'POST',
    body: { IdentificadorOperacao: operation, IdentificadorArquivo, SenhaPdf: password },
    headers: { [headers.idempotency]: key },
    signal: sending.signal,
  });
}

/** How long is waited before each further try, ms: about ten minutes in all, counted anew when bytes went through. */
const retryDelays = [500, 1000, 2000, 4000, 8000, 15_000, ...Array.from({ length: 20 }, () => 30_000)];

/** Nothing answered, or what answered may answer otherwise later. */
const isPassing = (status: number) => status === 0 || status >= 500 || [409, 423, 429].includes(status);

/** @returns the stored file's identifier */
async function arrive(sending: SendingInPieces): Promise<number> {
  const { file, operation, uploadUrl, onProgress, onUploadUrl, onInterrupted, signal } = sending;
  const { Upload } = await import('tus-js-client');
  const endpoint = new URL('Arquivo/tus', services().config.apiUrl);
  endpoint.searchParams.set('Nome', file.name);
  endpoint.searchParams.set('IdentificadorOperacao', String(operation));
  return new Promise((resolve, reject) => {
    let fileId = Number.NaN;
    const upload = new Upload(file, {
      endpoint: endpoint.href,
      uploadUrl,
      chunkSize: pieceBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        request.setHeader('Accept-Language', locale.get());
        const token = storedToken();
        if (token) request.setHeader('Authorization', `Bearer ${token}`);
      },
      onAfterResponse(_request, response) {
        fileId = Number(response.getHeader('Identificador-Arquivo') ?? fileId);
      },
      onUploadUrlAvailable: () => {
        if (upload.url) onUploadUrl(upload.url);
      },
      onProgress: (sent) => onProgress(Math.min(sent, file.size)),
      onShouldRetry({ originalResponse }) {
        const passing = isPassing(originalResponse?.getStatus() ?? 0);
        if (passing) onInterrupted();
        return passing;
      },
      onSuccess: () =>
        Number.isNaN(fileId) ? reject(new ApiError(0, texts().t('upload.failed'))) : resolve(fileId),
      onError(error) {
        const response = 'originalResponse' in error ? error.originalResponse : null;
        const status = response?.getStatus() ?? 0;
        const token = storedToken();
        if (status === 401 && token) expire(token);
        reject(
          status === 0
            ? new ApiError(0, texts().t('notices.offline'))
            : errorOf(status, parsed(response?.getBody() ?? '')),
        );
      },
    });
    signal.addEventListener('abort', () => {
      // What has arrived is of no use to anybody.
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('', 'AbortError'));
    });
    upload.start();
  });
}
