import { present } from '../crud/record.ts';
import type { ActionCall, EntityRules } from '../crud/rules.ts';
import { timeOf } from '../crud/timeOf.ts';
import { notify } from '../notifications/notify.ts';
import { moveFeedback } from './moveFeedback.ts';
import { showFeedback } from './showFeedback.ts';
import { hoursBetween, reopensUntil } from './times.ts';

/** What is done with everybody's feedback: it is replied to. @see workflow, section 7 */
export const rules: EntityRules = {
  show: (record) => showFeedback(record),
  actions: { responder: reply },
};

/**
 * Who replies says whether the matter is resolved or stays pending. The response time is that of the first reply, and
 * authors who settle their own matter have not replied to it.
 */
async function reply({ work, model, record, input }: ActionCall): Promise<unknown> {
  const now = await timeOf(work.tx);
  const isOwn = record.IdentificadorUsuario === work.actor.userId;
  const isResolved = input.Situacao === 'resolvida';
  const moved = await moveFeedback(work, record, {
    at: now,
    said: String(input.Resposta),
    values: {
      Resposta: input.Resposta,
      DataResposta: now,
      TempoResposta: record.TempoResposta ?? (isOwn ? null : hoursBetween(String(record.DataRegistro), now)),
      ...(isResolved ? { PendenteDesde: null, ReabreAte: reopensUntil(now) } : {}),
    },
    ...(isResolved ? { event: 'responder' as const } : {}),
  });
  await notify(work, [Number(record.IdentificadorUsuario)], {
    kind: 'feedback-respondido',
    entity: 'feedback',
    recordId: record.Identificador,
    params: { quem: work.actor.name, detalhe: String(record.Detalhe) },
  });
  return present(moved, model, work.actor);
}
