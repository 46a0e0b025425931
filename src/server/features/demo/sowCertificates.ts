import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import type { Server } from '../../engine/server.ts';
import type { Row } from '../../kit/database/database.ts';
import { type AskParts, ask } from '../certificates/orders/ask.ts';
import { orderOf } from '../certificates/orders/orderOf.ts';
import { settle } from '../certificates/orders/settle.ts';
import { createSimulado } from '../certificates/providers/simulado/simulado.ts';

interface InventedCertificate {
  readonly type: string;
  /** Days since it was issued; absent: it is asked for when the demo starts. */
  readonly issuedDaysAgo?: number;
  /** A client who guarantees the operation and has a line of his own on its checklist; absent: its client. */
  readonly guarantor?: string;
  readonly values?: Row;
}

/** The client whose operation has them all. */
export const certificatesOf = 'Irmãos Pacheco Pecuária Ltda.';

/**
 * One in each state: good, expiring, expired, and those whose end the simulated source brings by the figures in the document
 * (171 positive, 403 refused, 408 silent, registries of companies slow).
 */
const inventedCertificates: readonly InventedCertificate[] = [
  { type: 'CND_FED' },
  { type: 'JC_SIMP' },
  { type: 'CNDT', guarantor: 'Osmar Pacheco Leite' },
  { type: 'JUS_CIV', guarantor: 'Dirce Pacheco Leite' },
  { type: 'MPF', guarantor: 'Nilo Pacheco Leite' },
  { type: 'PROT', issuedDaysAgo: 25 },
  { type: 'IBAMA_ND', issuedDaysAgo: 40 },
  { type: 'TRAB_ESC', values: { Origem: 'manual' } },
];

/** Requests made as anybody would make them, which the worker takes to the simulated source, and two it answered long ago. */
export async function sowCertificates(
  server: Server,
  work: Work,
  operationId: number,
  { typeIds, clientIds }: Readonly<Record<'typeIds' | 'clientIds', ReadonlyMap<string, number>>>,
): Promise<void> {
  for (const { type, guarantor, issuedDaysAgo, values } of inventedCertificates) {
    const about = {
      IdentificadorOperacao: operationId,
      IdentificadorTipoCertidao: typeIds.get(type),
      ...(guarantor ? { IdentificadorCliente: clientIds.get(guarantor) } : {}),
    };
    if (guarantor) await createChecked(work, work.models.named('item-checklist'), about);
    const asked = { ...about, Origem: 'provedor', ...values };
    const { Identificador } = await createChecked(work, work.models.named('certidao'), asked);
    if (issuedDaysAgo !== undefined) await answerInThePast(server, work, Identificador, issuedDaysAgo);
  }
}

const never = new AbortController().signal;

async function answerInThePast(server: Server, work: Work, id: number, days: number): Promise<void> {
  const now = () => new Date(server.now().getTime() - days * 86_400_000);
  const record = await findRecord(work, work.models.named('certidao'), id);
  const asked = {
    certificateId: id,
    companyId: Number(work.actor.companyId),
    title: String(record.Titulo),
    order: await orderOf(work, record),
    protocol: null,
  };
  // The embedded database has one connection, and the story is told in one transaction.
  const database: AskParts['database'] = { reading: (_actor, act) => act(work.tx) };
  const outcome = await ask({ ...server, database }, createSimulado({ now }), asked, never);
  await settle({ work, now: server.now(), chance: Math.random }, id, outcome);
}
