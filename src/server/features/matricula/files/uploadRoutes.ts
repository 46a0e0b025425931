import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../../domain/errors.ts';
import { recordCalls } from '../../../../metadata/calls/records.ts';
import { headers, toEnvelope } from '../../../../metadata/wire/envelope.ts';
import { type Answer, answer, type CallRequest } from '../../../engine/calls/answer.ts';
import { keyOf, once } from '../../../engine/crud/write/idempotency.ts';
import { createFileRow, type FileRow, findFile } from '../../../engine/files/fileRows.ts';
import { receive } from '../../../engine/files/receive.ts';
import type { Row } from '../../../kit/database/database.ts';
import { safeFileName } from '../../../kit/files/attachment.ts';
import { type IntakeParts, inspectReceived, inspectStored, requireOperation, takeIn } from './intake.ts';

/** Sending registry records: the bytes themselves, or a file stored before. */
export const uploadRoutes = (parts: IntakeParts): readonly Answer[] => [
  answer(recordCalls.take, async (request) => {
    const { actor, body, method, url } = request;
    const { IdentificadorOperacao: operationId, IdentificadorArquivo: fileId, SenhaPdf } = body;
    const password = SenhaPdf || null;
    await requireOperation(parts, actor, operationId);
    const file = await parts.database.transaction(actor, (tx) => findFile(tx, fileId));
    if (file.CriadoPor !== actor.userId) throw new AppError('file-not-found', { file: String(fileId) });
    const pages = await inspectStored(parts, file, password);
    const keyed = { key: keyOf(request), method, url, body };
    const answered = await once(parts, actor, keyed, async (work) => ({
      status: 200,
      body: await takeIn(work, parts, { operationId, file, pages, password }),
    }));
    return toEnvelope(answered.body as Row);
  }),

  answer(recordCalls.send, async (request) => toEnvelope(await send(parts, request))),
];

async function send(parts: IntakeParts, request: CallRequest<typeof recordCalls.send>): Promise<Row> {
  const { actor, method, query, url } = request;
  const operationId = query.IdentificadorOperacao;
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
  const answered = await once(parts, actor, { key: keyOf(request), method, url, body }, async (work) => {
    const row: FileRow = await createFileRow(work.tx, actor, file);
    return { status: 200, body: await takeIn(work, parts, { operationId, file: row, pages, password }) };
  });
  return answered.body as Row;
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
