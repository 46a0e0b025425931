import { AppError } from '../../../../domain/errors.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Models } from '../../../engine/crud/models.ts';
import { type FullRecord, present } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { requireVersion } from '../../../engine/crud/write/updateRecord.ts';
import { look, type Place, transact } from '../../../engine/facts/transact.ts';
import type { Row } from '../../../kit/database/database.ts';
import { orderOf } from '../orders/orderOf.ts';
import type { CertificateProvider, IssuedCertificate } from '../providers/provider.ts';
import { keepAuthenticity } from './verify.ts';

/** Whoever asked waits: a source that takes longer is one without an answer. */
const patienceMs = 30_000;

/**
 * Asks a source that confirms documents of this kind whether an issued certificate is authentic, and keeps what it says.
 * No transaction is held while it is asked.
 * @throws AppError 'record-not-found', 'certificate-not-issued', 'certificate-not-verifiable';
 * Conflict where the record has moved on since `version`
 */
export async function verifyAtSource(
  place: Place,
  actor: Actor,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Row> {
  const { models } = place;
  const model = models.named('certidao');
  const { provider, issued } = await look(place, actor, async (work) => {
    const record = await findRecord(work, model, id);
    requireVersion(record, version, model, work);
    if (record.Situacao !== 'emitida') throw new AppError('certificate-not-issued');
    const order = await orderOf(work, record);
    const provider = confirming(models, record, order.typeCode);
    if (!provider) throw new AppError('certificate-not-verifiable');
    return { provider, issued: issuedOf(record, order) };
  });
  const state = await asked(provider, issued);
  return transact(place, actor, async (work) => {
    const record = await findRecord(work, model, id, { lock: 'change' });
    requireVersion(record, version, model, work);
    const kept = await keepAuthenticity(work, record, state, { Fonte: provider.name });
    return present(kept, model, actor);
  });
}

/** Whether there is a source to ask about an issued certificate. */
export async function isVerifiable(work: Work, record: FullRecord): Promise<boolean> {
  if (record.Situacao !== 'emitida') return false;
  const { typeCode } = await orderOf(work, record);
  return confirming(work.models, record, typeCode) !== undefined;
}

/** The source it came from, where that one confirms such documents, else the first that does. */
function confirming(
  models: Models,
  { Provedor }: FullRecord,
  typeCode: string,
): CertificateProvider | undefined {
  const { all, named } = models.services.providers;
  const own = typeof Provedor === 'string' ? named(Provedor) : undefined;
  return [...(own ? [own] : []), ...all].find((provider) => provider.verifies(typeCode));
}

const issuedOf = (record: FullRecord, order: IssuedCertificate['order']): IssuedCertificate => ({
  order,
  number: record.Numero as string | null,
  verificationCode: record.CodigoVerificacao as string | null,
});

/** Silence denies nothing. */
async function asked(
  provider: CertificateProvider,
  issued: IssuedCertificate,
): Promise<'confirmada' | 'negada' | 'indisponivel'> {
  const late = AbortSignal.timeout(patienceMs);
  try {
    return (await provider.verify(issued, late)).state;
  } catch (cause) {
    if (late.aborted) return 'indisponivel';
    throw cause;
  }
}
