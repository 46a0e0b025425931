import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../../domain/errors.ts';
import { headers, toEnvelope } from '../../../../metadata/wire/envelope.ts';
import { keyOf, once } from '../../../engine/crud/write/idempotency.ts';
import { createFileRow, type FileRow, findFile } from '../../../engine/files/fileRows.ts';
import { receive } from '../../../engine/files/receive.ts';
import { safeFileName } from '../../../kit/files/attachment.ts';
import { type IntakeParts, inspectReceived, inspectStored, requireOperation, takeIn } from './intake.ts';

/** Sending registry records: the bytes themselves, or a file stored before. */
export function addUploadRoutes(api: FastifyInstance, parts: IntakeParts): void {
  api.post<{
    Body: { IdentificadorOperacao: number; IdentificadorArquivo: number; SenhaPdf?: string | null };
  }>('/RegistroMatricula/Incluir', { schema: { body: includeBody } }, async (request) => {
    const { actor, body, method, url } = request;
    const { IdentificadorOperacao: operationId, IdentificadorArquivo: fileId, SenhaPdf } = body;
    const password = SenhaPdf || null;
    await requireOperation(parts, actor, operationId);
    const file = await parts.database.transaction(actor, (tx) => findFile(tx, fileId));
    if (file.CriadoPor !== actor.userId) throw new AppError('file-not-found', { file: String(fileId) });
    const pages = await inspectStored(parts, file, password);
    const answer = await once(parts, actor, { key: keyOf(request), method, url, body }, async (work) => ({
      status: 200,
      body: toEnvelope(await takeIn(work, parts, { operationId, file, pages, password })),
    }));
    return answer.body;
  });

  // Bytes of any declared kind come this far: what they are is told by themselves, with a message of its own.
  void api.register(async (bytes) => {
    bytes.removeAllContentTypeParsers();
    bytes.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    bytes.post<{ Querystring: { IdentificadorOperacao: string; Nome?: string } }>(
      '/RegistroMatricula/Enviar',
      { schema: { querystring: sendQuery } },
      async (request) => toEnvelope(await send(parts, request, request.query)),
    );
  });
}

async function send(
  parts: IntakeParts,
  request: FastifyRequest,
  query: { IdentificadorOperacao: string; Nome?: string },
): Promise<unknown> {
  const { actor, method, url } = request;
  const operationId = Number(query.IdentificadorOperacao);
  const Nome = safeFileName(query.Nome ?? 'matricula.pdf');
  await requireOperation(parts, actor, operationId);
  const password = passwordOf(request);
  let pages = 0;
  const stored = await receive(parts.files, request, {
    name: Nome,
    maxBytes: parts.settings.maxPdfBytes,
    check: async ({ path }) => {
      pages = await inspectReceived(parts, { path, name: Nome, password });
    },
  });
  const file = { Chave: stored.key, Nome, Tipo: 'application/pdf', Tamanho: stored.size };
  const body = { Chave: stored.key };
  const answer = await once(parts, actor, { key: keyOf(request), method, url, body }, async (work) => {
    const row: FileRow = await createFileRow(work.tx, actor, file);
    return { status: 200, body: await takeIn(work, parts, { operationId, file: row, pages, password }) };
  });
  return answer.body;
}

/** The password sent with a PDF. The header is ASCII; other characters come percent-encoded. */
export function passwordOf(request: FastifyRequest): string | null {
  const given = request.headers[headers.pdfPassword.toLowerCase()];
  if (typeof given !== 'string' || given === '') return null;
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
}

const identifier = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const includeBody = {
  type: 'object',
  properties: {
    IdentificadorOperacao: identifier,
    IdentificadorArquivo: identifier,
    SenhaPdf: { type: ['string', 'null'], maxLength: 200 },
  },
  required: ['IdentificadorOperacao', 'IdentificadorArquivo'],
  additionalProperties: false,
};
const sendQuery = {
  type: 'object',
  properties: {
    IdentificadorOperacao: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' },
    Nome: { type: 'string', minLength: 1, maxLength: 1000 },
  },
  required: ['IdentificadorOperacao'],
  additionalProperties: false,
};
