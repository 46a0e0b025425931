import type { IncomingMessage } from 'node:http';
import { AppError } from '../../../domain/errors.ts';
import { chooseLocale } from '../../../domain/locale.ts';
import { toErrorBody } from '../../../metadata/wire/envelope.ts';
import { failureOfSystem } from '../../kit/database/failureCodes.ts';
import {
  createPartialUploads,
  type PartialUpload,
  type PartialUploads,
} from '../../kit/files/partialUploads.ts';
import { statusOf, toWireError } from '../../kit/http/failures.ts';
import { type FileParts, storedPdf } from './takeFile.ts';

/** Says in answer to the last bytes, and to a question how much has arrived, which file it became. */
export const fileHeader = 'Identificador-Arquivo';

export interface UploadsPart {
  readonly uploads: PartialUploads;
}

/** Where uploads lie until they are whole, and what becomes of them then. */
export function openPartialUploads(folder: string, parts: FileParts): PartialUploads {
  const uploads: PartialUploads = createPartialUploads({
    folder,
    maxBytes: parts.settings.maxPdfBytes,
    answer: answerOf,
    onWhole: async (upload) => ({ [fileHeader]: String(await keep({ ...parts, uploads }, upload)) }),
  });
  return uploads;
}

/** The file an upload became; one whose last answer was lost with its process is stored now. */
export async function fileOf(parts: FileParts & UploadsPart, upload: PartialUpload): Promise<number | null> {
  if (upload.fileId !== null) return upload.fileId;
  return upload.offset === upload.size ? keep(parts, upload) : null;
}

async function keep(parts: FileParts & UploadsPart, upload: PartialUpload): Promise<number> {
  const { id, name, userId, companyId } = upload;
  const fileId = await storedPdf(parts, parts.uploads.read(id), { name, userId, companyId }).catch(
    async (cause: unknown) => {
      // What the file itself is refused for will be said of the same bytes again.
      if (cause instanceof AppError && cause.kind !== 'unavailable') await parts.uploads.drop(id);
      throw cause;
    },
  );
  await parts.uploads.settle(id, fileId);
  return fileId;
}

/** Refusals inside of the protocol, in the form of all others. */
function answerOf(error: unknown, request: IncomingMessage): { status_code: number; body: string } {
  const known = error instanceof AppError ? error : (failureOfSystem(error) ?? new AppError('server-busy'));
  const locale = chooseLocale(request.headers['accept-language']);
  return {
    status_code: statusOf[known.kind],
    body: JSON.stringify(toErrorBody([toWireError(known, locale)])),
  };
}
