import type { FastifyRequest } from 'fastify';
import type { AnswerOf } from '../../../../metadata/calls/call.ts';
import type { certificateCalls } from '../../../../metadata/calls/certificates.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Models } from '../../../engine/crud/models.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { keyOf, once } from '../../../engine/crud/write/idempotency.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import { receive } from '../../../engine/files/receive.ts';
import type { Database, Row } from '../../../kit/database/database.ts';
import { safeFileName } from '../../../kit/files/attachment.ts';
import type { FileStore } from '../../../kit/files/fileStore.ts';
import type { SecretBox } from '../../../kit/secretBox.ts';
import { passwordOf } from '../../matricula/files/uploadRoutes.ts';
import { refuseUnawaited } from './awaited.ts';
import { keepDocument, type ReceivedDocument } from './keepDocument.ts';
import { type Look, type LookLimits, lookInto } from './lookInto.ts';
import { shown } from './shown.ts';

export interface AttachParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly secrets: SecretBox;
  readonly settings: LookLimits;
}

/**
 * Takes the PDF of a certificate that is awaited, reads what it says of itself, and proposes it: the certificate is
 * issued only when somebody confirms. Another file takes the place of one attached before.
 * @returns the record with its `Dados`, and what whoever confirms has to know
 * @throws AppError 'record-not-found', 'certificate-not-awaited' before a byte is read; 'file-*'
 */
export async function attach(
  parts: AttachParts,
  request: FastifyRequest,
  id: number,
  givenName: string | undefined,
): Promise<AnswerOf<typeof certificateCalls.attach>> {
  const { actor, method, url } = request;
  await requireAwaited(parts, actor, id);
  const name = safeFileName(givenName ?? 'certidao.pdf');
  const password = passwordOf(request);
  let look: Look | undefined;
  const stored = await receive(parts.files, request, {
    name,
    maxBytes: parts.settings.maxPdfBytes,
    check: async ({ path }) => {
      look = await lookInto({ path, name, password }, parts.settings);
    },
  });
  const keyed = { key: keyOf(request), method, url, body: { Chave: stored.key } };
  const sealed = password === null ? null : parts.secrets.seal(password);
  const received = { name, stored, look: look as Look, password: sealed };
  const answer = await once(parts.database, actor, keyed, async (tx) => ({
    status: 200,
    body: await keep({ tx, actor, models: parts.models }, id, received),
  }));
  return answer.body as AnswerOf<typeof certificateCalls.attach>;
}

async function requireAwaited({ database, models }: AttachParts, actor: Actor, id: number): Promise<void> {
  const model = models.named('certidao');
  await database.reading(actor, async (tx) => {
    refuseUnawaited(await findRecord({ tx, actor, models }, model, id));
  });
}

/** One after the other, where two attach at once: the record is held before anything is written. */
async function keep(work: Work, id: number, received: ReceivedDocument): Promise<Row> {
  const model = work.models.named('certidao');
  const record = await findRecord(work, model, id, { lock: 'change' });
  refuseUnawaited(record);
  const changed = await changeRecord(work, model, record, await keepDocument(work, record, received));
  return shown(work, changed);
}
