import { sql } from 'kysely';
import { askedStates } from '../../../../domain/certificates/states.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { systemActor } from '../../../engine/actors/systemActor.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { runTransition } from '../../../engine/crud/write/transition.ts';
import type { Server } from '../../../engine/server.ts';
import type { Tx } from '../../../kit/database/database.ts';
import type { CertificateOrder } from '../providers/provider.ts';
import { minutesAfter, stuckMinutes } from './backOff.ts';
import { orderOf } from './orderOf.ts';

/** A certificate whose turn has come. */
export interface Due {
  readonly certificateId: number;
  readonly companyId: number;
}

/** A certificate taken to be asked for: nobody else asks while `lease` stands in its `ProximaTentativa`. */
export interface Taken extends Due {
  readonly lease: Date;
  readonly title: string;
  readonly order: CertificateOrder;
  /** Of an order the source has taken and not answered yet. */
  readonly protocol: string | null;
}

/** Of whom there is work: a source by its name, or all that are not among those there are. */
export type Sources = { readonly named: string } | { readonly notAmong: readonly string[] };

/** What is due now, of all companies, each company's oldest first. */
export async function dueOrders(
  { database, now }: Pick<Server, 'database' | 'now'>,
  sources: Sources,
  most: number,
): Promise<readonly Due[]> {
  const names = 'named' in sources ? [sources.named] : sources.notAmong;
  const { rows } = await database.system((tx) =>
    sql<Record<'certidao' | 'empresa', number>>`
      select * from folio_certidoes_devidas(${now()}, ${!('named' in sources)}, ${names}::text[], ${most})`.execute(
      tx,
    ),
  );
  return rows.map(({ certidao, empresa }) => ({
    certificateId: Number(certidao),
    companyId: Number(empresa),
  }));
}

/**
 * Takes a certificate for `stuckMinutes`, in a transaction of its company.
 * @returns null when another process has it, or it is no longer due; 'stuck' when the process that had it is gone
 */
export async function takeOrder(work: Work, due: Due, now: Date): Promise<Taken | 'stuck' | null> {
  if (!(await holdIfDue(work.tx, due, now))) return null;
  const model = work.models.named('certidao');
  const record = await findRecord(work, model, due.certificateId, { lock: 'change' });
  const lease = minutesAfter(now, stuckMinutes);
  const taken: Taken = {
    ...due,
    lease,
    title: String(record.Titulo),
    order: await orderOf(work, record),
    protocol: typeof record.Protocolo === 'string' ? record.Protocolo : null,
  };
  if (record.Situacao === 'solicitada') {
    await runTransition(work, model, due.certificateId, {
      event: 'processar',
      input: { ProximaTentativa: lease.toISOString() },
    });
    return taken;
  }
  if (taken.protocol === null) return 'stuck';
  // Asking again is no new state, and one row of history for each time would bury the others.
  await sql`update certidao set "ProximaTentativa" = ${lease} where "Identificador" = ${due.certificateId}`.execute(
    work.tx,
  );
  return taken;
}

/** Skipped where another process holds it. */
async function holdIfDue(tx: Tx, { certificateId }: Due, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from certidao
    where "Identificador" = ${certificateId} and "Origem" = 'provedor' and "ExcluidoEm" is null
      and "Situacao" = any (${askedStates}::text[])
      and coalesce("ProximaTentativa", case "Situacao" when 'em_processamento'
        then "AlteradoEm" + interval '30 minutes' else '-infinity' end) <= ${now}
    for no key update skip locked`.execute(tx);
  return rows.length > 0;
}

/** Whether it is still ours to settle; holds it for the rest of the transaction. */
export async function holdsOrder(tx: Tx, { certificateId, lease }: Taken): Promise<boolean> {
  const { rows } = await sql`select 1 from certidao
    where "Identificador" = ${certificateId} and "Situacao" = 'em_processamento' and "ExcluidoEm" is null
      and "ProximaTentativa" = ${lease}
    for no key update`.execute(tx);
  return rows.length > 0;
}

/** The queue as an actor: it works in one company and may do what no person asks for by itself. */
export const orderActor = ({ companyId, certificateId }: Due): Actor =>
  systemActor({ name: 'certidões', companyId, origin: 'job', requestId: `certidao-${certificateId}` });
