import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Actor } from '../../actor.ts';
import { findRecord } from '../../crud/findRecord.ts';
import { keyOf, once } from '../../crud/idempotency.ts';
import type { Models } from '../../crud/models.ts';
import { type FullRecord, present } from '../../crud/record.ts';
import { changeRecord } from '../../crud/updateRecord.ts';
import type { Work } from '../../crud/work.ts';
import type { Database, Row } from '../../database/database.ts';
import { safeFileName } from '../../files/attachment.ts';
import type { FileStore, StoredFile } from '../../files/fileStore.ts';
import { createFileRow } from '../../matricula/fileRows.ts';
import { receive } from '../../matricula/uploadRoutes.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { awaitingOcr, type DocumentData } from './documentData.ts';
import { type Look, type LookLimits, lookInto } from './lookInto.ts';
import { forgetScan, queueScan } from './readingQueue.ts';
import { readWords } from './readWords.ts';
import { warningsOf } from './warnings.ts';

export interface AttachParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly limits: LookLimits;
}

/**
 * Takes the PDF of a certificate that is awaited, reads what it says of itself, and proposes it: the certificate is
 * issued only when somebody confirms. Another file takes the place of one attached before.
 * @returns the record with its `Dados` and, as `Avisos`, what whoever confirms has to know
 * @throws AppError 'permission-missing', 'record-not-found', 'certificate-not-awaited' before a byte is read; 'file-*'
 */
export async function attach(
  parts: AttachParts,
  request: FastifyRequest,
  id: number,
  givenName: string | undefined,
): Promise<unknown> {
  const { actor, method, url } = request;
  await requireAwaited(parts, actor, id);
  const name = safeFileName(givenName ?? 'certidao.pdf');
  let look: Look | null = null;
  const stored = await receive(parts.files, request, {
    name,
    maxBytes: parts.limits.maxPdfBytes,
    check: async ({ path }) => {
      look = await lookInto({ path, name }, parts.limits);
    },
  });
  const keyed = { key: keyOf(request), method, url, body: { Chave: stored.key } };
  const answer = await once(parts.database, actor, keyed, async (tx) => {
    const work = { tx, actor, models: parts.models };
    return {
      status: 200,
      body: toEnvelope(await keep(work, id, { name, stored, look: look as Look | null })),
    };
  });
  return answer.body;
}

async function requireAwaited({ database, models }: AttachParts, actor: Actor, id: number): Promise<void> {
  const model = models.named('certidao');
  requireCode(actor, 'CERTIDAO.SOLICITAR');
  requireCompany(actor, model.entity);
  await database.reading(actor, async (tx) => {
    refuseUnawaited(await findRecord({ tx, actor, models }, model, id));
  });
}

/** States in which a person may bring the document. @see certificates, section 5 */
const awaitedStates = new Set(['solicitada', 'em_processamento', 'erro']);

function refuseUnawaited({ Situacao }: FullRecord): void {
  if (!awaitedStates.has(String(Situacao))) throw new AppError('certificate-not-awaited');
}

interface Received {
  readonly name: string;
  readonly stored: StoredFile;
  readonly look: Look | null;
}

/** One after the other, where two attach at once: the record is held before anything is written. */
async function keep(work: Work, id: number, { name, stored, look }: Received): Promise<Row> {
  const { tx, actor, models } = work;
  const model = models.named('certidao');
  const record = await findRecord(work, model, id, { lock: 'change' });
  refuseUnawaited(record);
  if (!look) throw new Error('A file was stored without being looked into.');
  const file = await createFileRow(tx, actor, {
    Chave: stored.key,
    Nome: name,
    Tipo: 'application/pdf',
    Tamanho: stored.size,
  });
  const Dados: DocumentData = look.texts ? await readWords(work, look, look.texts) : awaitingOcr(look);
  const changed = await changeRecord(work, model, record, {
    IdentificadorArquivo: file.Identificador,
    NomeArquivo: name,
    Sha256: stored.key,
    Dados,
  });
  if (look.texts) await forgetScan(tx, id);
  else await queueScan(tx, { certificateId: id, companyId: Number(actor.companyId), sha256: stored.key });
  return { ...present(changed, model, actor), Avisos: await warningsOf(work, changed) };
}
