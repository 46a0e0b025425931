import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../domain/errors.ts';
import { fileCalls } from '../../../../metadata/calls/files.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { type Answer, answer, type CallRequest } from '../../../engine/calls/answer.ts';
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
export function partialUploadRoutes(parts: FileParts & IntakeParts & UploadsPart): readonly Answer[] {
  const { uploads } = parts;
  const goOn = async (
    request: FastifyRequest<{ Params: { readonly envio: string } }>,
    reply: FastifyReply,
  ) => {
    const { fileId } = await own(parts, request.actor, request.params.envio);
    if (fileId !== null) throw new AppError('upload-not-found');
    return passOn(uploads, request, reply, null);
  };
  return [
    answer(fileCalls.beginUpload, async (request, reply) => {
      const owner = await mayBegin(parts, request);
      return passOn(uploads, request, reply, owner);
    }),
    answer(fileCalls.uploadState, async (request, reply) => {
      const upload = await own(parts, request.actor, request.params.envio);
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
    }),
    answer(fileCalls.continueUpload, goOn),
    answer(fileCalls.dropUpload, goOn),
  ];
}

/** All that can be said before a byte is sent: the right, the company, the operation, the length, and how many are open. */
async function mayBegin(
  parts: FileParts & IntakeParts & UploadsPart,
  request: CallRequest<typeof fileCalls.beginUpload>,
): Promise<UploadOwner> {
  const { actor, query, headers } = request;
  requireUse(actor, parts.models);
  const { userId, companyId } = personOf(actor);
  if (query.IdentificadorOperacao !== undefined)
    await requireOperation(parts, actor, query.IdentificadorOperacao);
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
async function own({ uploads }: UploadsPart, actor: Actor, id: string) {
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
): Promise<undefined> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  await uploads.handle(request.raw, reply.raw, owner);
}
