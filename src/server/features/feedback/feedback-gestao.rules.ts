import { timeOf } from '../../engine/crud/list/timeOf.ts';
import { present } from '../../engine/crud/record.ts';
import { rowsOf } from '../../engine/crud/references.ts';
import type { ActionCall, EntityRules } from '../../engine/crud/rules.ts';
import { notify } from '../../engine/notices/notify.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import type { Row } from '../../kit/database/database.ts';
import { moveFeedback } from './moveFeedback.ts';
import { reopensUntil } from './reopening.ts';
import { businessHoursBetween, waitingTimes } from './waitingTimes.ts';

/** The code of whoever replies; what was attached is for them alone. */
export const answering = 'FEEDBACKGESTAO.RESPONDER';

/** What is done with everybody's feedback: it is replied to. @see workflow, section 7 */
export const rules: EntityRules = {
  expressions: waitingTimes,
  show: (record, actor) => (holds(actor, answering) ? record : withoutFiles(record)),
  mayFetchFiles: (actor) => holds(actor, answering),
  actions: { responder: reply },
};

/** Whoever may only look on is not offered what they would be refused. */
const withoutFiles = (record: Row): Row => ({
  ...record,
  Anexo: null,
  ...(record.Conversa ? { Conversa: rowsOf(record.Conversa).map((row) => ({ ...row, Anexo: null })) } : {}),
});

/**
 * Who replies says whether the matter is resolved or stays pending, and which release resolves it. The response time is
 * that of the first reply, and authors who settle their own matter have not replied to it.
 */
async function reply({ work, model, record, input }: ActionCall): Promise<unknown> {
  const now = await timeOf(work.tx);
  const isFirst = !record.DataPrimeiraResposta && record.IdentificadorUsuario !== work.actor.userId;
  const isResolved = input.Situacao === 'resolvida';
  const release = isResolved && input.VersaoSolucao ? String(input.VersaoSolucao) : null;
  const { companyId } = work.actor;
  const moved = await moveFeedback(work, record, {
    at: now,
    said: String(input.Resposta),
    file: input.Anexo,
    values: {
      Resposta: input.Resposta,
      DataResposta: now,
      VersaoSolucao: release,
      ...(isFirst
        ? {
            DataPrimeiraResposta: now,
            TempoResposta: await businessHoursBetween(work.tx, String(record.DataRegistro), now, companyId),
          }
        : {}),
      ...(isResolved ? { PendenteDesde: null, ReabreAte: reopensUntil(now), Desfecho: 'respondida' } : {}),
    },
    ...(isResolved ? { event: 'responder' as const } : {}),
  });
  await notify(work, [Number(record.IdentificadorUsuario)], {
    kind: 'feedback-respondido',
    entity: 'feedback',
    recordId: record.Identificador,
    params: {
      quem: work.actor.name,
      detalhe: String(record.Detalhe),
      ...(release ? { versao: release } : {}),
    },
  });
  return present(moved, model, work.actor);
}
