import { sql } from 'kysely';
import { askedStates } from '../../../../domain/certificates/stateGroups.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { orderCertificate } from './orderCertificate.ts';

/**
 * A certificate's source is asked when its time comes, in the transaction that wants it. Companies take turns: the more
 * of its orders are open, the later a company's next one comes.
 */
export async function sendOrder({ tx, actor, models }: Work, record: FullRecord): Promise<void> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from certidao
    where "IdentificadorEmpresa" = ${actor.companyId} and "Origem" = 'provedor'
      and "Situacao" in (${sql.join(askedStates.map((state) => sql.lit(state)))}) and "ExcluidoEm" is null`.execute(
    tx,
  );
  const key = { companyId: Number(actor.companyId), certificateId: record.Identificador };
  await models.services.jobs.send(tx, orderCertificate, key, {
    at: typeof record.ProximaTentativa === 'string' ? new Date(record.ProximaTentativa) : null,
    lane: String(record.Provedor),
    priority: -(rows[0]?.open ?? 0),
  });
}
