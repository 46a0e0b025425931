import { sql } from 'kysely';
import { askedStates } from '../../../../domain/certificates/stateGroups.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { systemActor } from '../../../engine/actors/systemActor.ts';
import { findRecords } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { runTransition } from '../../../engine/crud/write/transition.ts';
import type { Tx } from '../../../kit/database/database.ts';
import type { CertificateOrder } from '../providers/provider.ts';
import { orderOf } from './orderOf.ts';

/** Which certificate a source is asked for. */
export interface OrderKey {
  readonly certificateId: number;
  readonly companyId: number;
}

/** A certificate taken to be asked for. */
export interface Taken extends OrderKey {
  readonly title: string;
  readonly order: CertificateOrder;
  /** Of an order the source has taken and not answered yet. */
  readonly protocol: string | null;
}

/** One whose turn has come, held, and how it is taken. */
interface Due {
  readonly record: FullRecord;
  take(): Promise<Taken>;
}

/** Whether a certificate is to be asked for now; else when, null = not at all. */
export async function takeOrder(
  work: Work,
  key: OrderKey,
  now: Date,
): Promise<Due | { readonly at: Date | null }> {
  const { certificateId } = key;
  const model = work.models.named('certidao');
  const record = (await findRecords(work, model, [certificateId])).get(certificateId);
  // One that was erased meanwhile owes nothing.
  if (!record || !isOpenOrder(record)) return { at: null };
  const at = typeof record.ProximaTentativa === 'string' ? new Date(record.ProximaTentativa) : now;
  if (at > now) return { at };
  return {
    record,
    async take() {
      // Asking for a protocol again is no new state, and one row of history for each time would bury the others.
      if (record.Situacao === 'solicitada')
        await runTransition(work, model, certificateId, {
          event: 'processar',
          input: { ProximaTentativa: null },
        });
      return {
        ...key,
        title: String(record.Titulo),
        order: await orderOf(work, record),
        protocol: typeof record.Protocolo === 'string' ? record.Protocolo : null,
      };
    },
  };
}

/** Whether a source owes an answer, or is still to be asked. */
export const isOpenOrder = ({ Origem, Situacao, ExcluidoEm }: FullRecord): boolean =>
  Origem === 'provedor' && askedStates.some((state) => state === Situacao) && !ExcluidoEm;

/** Whether an answer is still wanted; holds the certificate for the rest of the transaction. */
export async function holdsOrder(tx: Tx, { certificateId }: OrderKey): Promise<boolean> {
  const { rows } = await sql`select 1 from certidao
    where "Identificador" = ${certificateId} and "Situacao" = 'em_processamento' and "ExcluidoEm" is null
    for no key update`.execute(tx);
  return rows.length > 0;
}

/** The queue as an actor: it works in one company and may do what no person asks for by itself. */
export const orderActor = ({ companyId, certificateId }: OrderKey): Actor =>
  systemActor({ name: 'certidões', companyId, origin: 'job', requestId: `certidao-${certificateId}` });
