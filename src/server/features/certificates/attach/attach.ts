import type { FastifyRequest } from 'fastify';
import type { AnswerOf } from '../../../../metadata/calls/call.ts';
import type { certificateCalls } from '../../../../metadata/calls/certificates.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Models } from '../../../engine/crud/models.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { keyOf, once } from '../../../engine/crud/write/idempotency.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import { look } from '../../../engine/facts/transact.ts';
import { receive } from '../../../engine/files/receive.ts';
import type { Database, Row } from '../../../kit/database/database.ts';
import { safeFileName } from '../../../kit/files/attachment.ts';
import type { FileStore } from '../../../kit/files/fileStore.ts';
import type { SecretBox } from '../../../kit/secretBox.ts';
import { passwordOf } from '../../matricula/files/uploadRoutes.ts';
import { refuseUnawaited } from './awaited.ts';
import { keepDocument, type ReceivedDocument } from './keepDocument.ts';
import { type Look, type LookLimits, lookInto } from './lookInto.ts';
import { type ReadParts, readAtOnce } from './readWords.ts';
import { shown } from './shown.ts';

export interface AttachParts extends ReadParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly secrets: SecretBox;
  readonly settings: LookLimits;
  readonly onError: (error: unknown) => void;
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
  let seen: Look | undefined;
  const stored = await receive(parts.files, request, {
    name,
    maxBytes: parts.settings.maxPdfBytes,
    check: async ({ path }) => {
      seen = await lookInto({ path, name, password }, parts.settings);
    },
  });
  const keyed = { key: keyOf(request), method, url, body: { Chave: stored.key } };
  const sealed = password === null ? null : parts.secrets.seal(password);
  const look = seen as Look;
  const read = await readAtOnce(parts, actor, look);
  const received = { name, stored, look, read, password: sealed };
  const answer = await once(parts, actor, keyed, async (work) => ({
    status: 200,
    body: await keep(work, id, received),
  }));
  return answer.body as AnswerOf<typeof certificateCalls.attach>;
}

async function requireAwaited(parts: AttachParts, actor: Actor, id: number): Promise<void> {
  const model = parts.models.named('certidao');
  await look(parts, actor, async (work) => {
    refuseUnawaited(await findRecord(work, model, id));
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
