import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../domain/errors.ts';
import { chooseLocale } from '../../../../domain/locale.ts';
import { toErrorBody } from '../../../../metadata/wire/envelope.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { type FileParts, requireUse, storedPdf } from '../../../engine/files/takeFile.ts';
import { failureOfSystem } from '../../../kit/database/failureCodes.ts';
import { safeFileName } from '../../../kit/files/attachment.ts';
import {
  createPartialUploads,
  type PartialUpload,
  type PartialUploads,
  type UploadOwner,
} from '../../../kit/files/partialUploads.ts';
import { tooLarge } from '../../../kit/files/tooLarge.ts';
import { statusOf, toWireError } from '../../../kit/http/failures.ts';
import { type IntakeParts, requireOperation } from './intake.ts';

/** Answer to the last bytes, and to whoever asks how much has arrived: the file it became. */
const fileHeader = 'Identificador-Arquivo';

/** Nobody drops more files at once; what is begun and left lies on the disk for a day. */
const mostOpen = 60;

/**
 * Large files on bad lines: tus 1.0, so that an upload goes on at the byte where it broke off. Whole, it is a file like
 * one sent to `POST Arquivo`, and becomes a record by `RegistroMatricula/Incluir`.
 * @see design, section 5: "tus under `Arquivo/tus` for large ones"
 */
export function addPartialUploadRoutes(
  api: FastifyInstance,
  parts: FileParts & IntakeParts & UploadsPart,
): void {
  const { uploads } = parts;
  void api.register(async (bytes) => {
    bytes.removeAllContentTypeParsers();
    // Nothing else is taken, and so nothing that a form of another site could send.
    bytes.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
      done(null, payload),
    );

    bytes.post<{ Querystring: { Nome?: string; IdentificadorOperacao?: string } }>(
      '/Arquivo/tus',
      { schema: { querystring: beginQuery } },
      async (request, reply) => {
        const owner = await mayBegin(parts, request);
        await passOn(uploads, request, reply, owner);
      },
    );
    bytes.head<Addressed>('/Arquivo/tus/:id', { schema: { params } }, async (request, reply) => {
      const upload = await own(parts, request);
      const fileId = await whole(parts, upload);
      if (fileId === null) return passOn(uploads, request, reply, null);
      return reply
        .headers({
          'Tus-Resumable': '1.0.0',
          'Upload-Offset': upload.size,
          'Upload-Length': upload.size,
          [fileHeader]: fileId,
        })
        .send();
    });
    for (const method of ['PATCH', 'DELETE'] as const)
      bytes.route<Addressed>({
        method,
        url: '/Arquivo/tus/:id',
        schema: { params },
        handler: async (request, reply) => {
          const { fileId } = await own(parts, request);
          if (fileId !== null) throw new AppError('upload-not-found');
          await passOn(uploads, request, reply, null);
        },
      });
  });
}

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

type Addressed = { Params: { id: string } };

/** All that can be said before a byte is sent: the right, the company, the operation, the length, and how many are open. */
async function mayBegin(
  parts: FileParts & IntakeParts & UploadsPart,
  request: FastifyRequest<{ Querystring: { Nome?: string; IdentificadorOperacao?: string } }>,
): Promise<UploadOwner> {
  const { actor, query, headers } = request;
  requireUse(actor, parts.models);
  const { userId, companyId } = personOf(actor);
  if (query.IdentificadorOperacao !== undefined)
    await requireOperation(parts, actor, Number(query.IdentificadorOperacao));
  const name = safeFileName(query.Nome ?? 'arquivo.pdf');
  const length = String(headers['upload-length'] ?? '');
  if (!/^\d{1,15}$/.test(length)) throw new AppError('file-missing', { file: name });
  const size = Number(length);
  if (size === 0) throw new AppError('file-empty', { file: name });
  if (size > parts.settings.maxPdfBytes) throw tooLarge(name, size, parts.settings.maxPdfBytes);
  if ((await parts.uploads.countOf({ userId, companyId })) >= mostOpen)
    throw new AppError('uploads-too-many', { seconds: 60 });
  return { userId, companyId, name };
}

function personOf({ userId, companyId }: Actor): { userId: number; companyId: number } {
  if (userId === null || companyId === null) throw new AppError('company-missing');
  return { userId, companyId };
}

/** @throws AppError 'upload-not-found' for everybody but its sender, in the company it was begun in */
async function own({ uploads }: UploadsPart, { actor, params: { id } }: FastifyRequest<Addressed>) {
  const { userId, companyId } = personOf(actor);
  const upload = await uploads.find(id);
  if (!upload || upload.userId !== userId || upload.companyId !== companyId)
    throw new AppError('upload-not-found');
  return upload;
}

/** The file an upload became; one whose last answer was lost with its process is stored now. */
async function whole(parts: FileParts & UploadsPart, upload: PartialUpload): Promise<number | null> {
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

/** The library writes the answer itself; what every answer of ours carries goes with it. */
async function passOn(
  uploads: PartialUploads,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: UploadOwner | null,
): Promise<void> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  await uploads.handle(request.raw, reply.raw, owner);
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

const params = { type: 'object', properties: { id: { type: 'string', pattern: '^[0-9a-f]{1,64}$' } } };
const beginQuery = {
  type: 'object',
  properties: {
    Nome: { type: 'string', minLength: 1, maxLength: 1000 },
    IdentificadorOperacao: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' },
  },
  additionalProperties: false,
};
