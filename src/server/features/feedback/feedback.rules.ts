import { defaultLocale } from '../../../domain/locale.ts';
import { text } from '../../../metadata/texts.ts';
import { timeOf } from '../../engine/crud/list/timeOf.ts';
import { present } from '../../engine/crud/record.ts';
import type { ActionCall, Condition, EntityRules, ListActionCall } from '../../engine/crud/rules.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import { holdersOf } from '../../engine/notices/holdersOf.ts';
import { notify } from '../../engine/notices/notify.ts';
import { answering } from './feedback-gestao.rules.ts';
import { moveFeedback } from './moveFeedback.ts';
import { reopensUntil } from './reopening.ts';
import { waitingTimes } from './waitingTimes.ts';

/** Once the days are over it is closed: what comes up later is a feedback of its own. */
const isReopenable: Condition = async ({ work, record }) =>
  Date.parse(await timeOf(work.tx)) <= Date.parse(String(record.ReabreAte)) ? null : 'feedback-closed';

/** What an author does with feedback: sends it, withdraws it, answers to the reply. @see workflow, section 7 */
export const rules: EntityRules = {
  expressions: waitingTimes,
  conditions: { 'within-reopening-time': isReopenable },
  listActions: { enviar: send },
  actions: { 'retirar-pedido': withdraw, contestar: answer },
};

async function send({ work, model, input }: ListActionCall): Promise<unknown> {
  const { MotivoContato, Detalhe, Mensagem, Anexo = null, AnexarContexto, Contexto } = input;
  const now = await timeOf(work.tx);
  const record = await createChecked(work, model, {
    MotivoContato,
    Detalhe,
    Mensagem,
    Anexo,
    Contexto: AnexarContexto === true ? Contexto : null,
    IdentificadorUsuario: work.actor.userId,
    DataRegistro: now,
    PendenteDesde: now,
  });
  await notify(work, await holdersOf(work, answering), {
    kind: 'feedback-recebido',
    entity: 'feedback-gestao',
    recordId: record.Identificador,
    params: { quem: work.actor.name, detalhe: String(Detalhe) },
  });
  return present(record, model, work.actor);
}

async function withdraw({ work, model, record }: ActionCall): Promise<unknown> {
  const now = await timeOf(work.tx);
  const moved = await moveFeedback(work, record, {
    at: now,
    event: 'retirar',
    reason: text(defaultLocale, 'feedback.withdrawn'),
    values: { PendenteDesde: null, ReabreAte: reopensUntil(now), Desfecho: 'retirada' },
  });
  return present(moved, model, work.actor);
}

/** An answer to a resolution makes it pending again; whoever may reply is told. */
async function answer({ work, model, record, input }: ActionCall): Promise<unknown> {
  const now = await timeOf(work.tx);
  const moved = await moveFeedback(work, record, {
    at: now,
    event: 'reabrir',
    said: String(input.Mensagem),
    file: input.Anexo,
    values: { PendenteDesde: now, ReabreAte: null, Desfecho: null, VersaoSolucao: null },
  });
  await notify(work, await holdersOf(work, answering), {
    kind: 'feedback-reaberto',
    entity: 'feedback-gestao',
    recordId: record.Identificador,
    params: { quem: work.actor.name, detalhe: String(record.Detalhe) },
  });
  return present(moved, model, work.actor);
}
