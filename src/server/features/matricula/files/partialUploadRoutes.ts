import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../domain/errors.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { fileHeader, fileOf, type UploadsPart } from '../../../engine/files/partialUploads.ts';
import { type FileParts, requireUse } from '../../../engine/files/takeFile.ts';
import { safeFileName } from '../../../kit/files/attachment.ts';
import type { PartialUploads, UploadOwner } from '../../../kit/files/partialUploads.ts';
import { tooLarge } from '../../../kit/files/tooLarge.ts';
import { type IntakeParts, requireOperation } from './intake.ts';

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
      const fileId = await fileOf(parts, upload);
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

const params = { type: 'object', properties: { id: { type: 'string', pattern: '^[0-9a-f]{1,64}$' } } };
const beginQuery = {
  type: 'object',
  properties: {
    Nome: { type: 'string', minLength: 1, maxLength: 1000 },
    IdentificadorOperacao: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' },
  },
  additionalProperties: false,
};
