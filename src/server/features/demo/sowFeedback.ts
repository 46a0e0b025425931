import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import { holdersOf } from '../../engine/notices/holdersOf.ts';
import { notify } from '../../engine/notices/notify.ts';
import { moveFeedback } from '../feedback/moveFeedback.ts';
import { reopensUntil } from '../feedback/reopening.ts';
import { businessHoursBetween } from '../feedback/waitingTimes.ts';
import type { Ids } from './insertAll.ts';
import { people } from './invented.ts';
import { type InventedFeedback, inventedFeedback } from './inventedFeedback.ts';

/** Feedback of some days, with what was replied, and the notices that came of it. */
export async function sowFeedback(work: Work, userIds: Ids, now: Date): Promise<void> {
  const answering = await holdersOf(work, 'FEEDBACKGESTAO.RESPONDER');
  for (const invented of inventedFeedback) await sowOne(work, { invented, userIds, now, answering });
}

interface Sowing {
  readonly invented: InventedFeedback;
  readonly userIds: Ids;
  readonly now: Date;
  readonly answering: readonly number[];
}

async function sowOne(work: Work, { invented, userIds, now, answering }: Sowing): Promise<void> {
  const { from, reason, detail, message, hoursAgo, reply } = invented;
  const sent = before(now, hoursAgo);
  const record = await createChecked(as(work, from, userIds), work.models.named('feedback'), {
    MotivoContato: reason,
    Detalhe: detail,
    Mensagem: message,
    IdentificadorUsuario: userIds.get(from),
    DataRegistro: sent,
    PendenteDesde: sent,
  });
  const id = record.Identificador;
  const params = { quem: nameOf(from), detalhe: detail };
  await notify(as(work, from, userIds), answering, {
    kind: 'feedback-recebido',
    entity: 'feedback-gestao',
    recordId: id,
    params,
    at: sent,
  });
  if (!reply) return;
  const [by = ''] = people.filter(({ profile }) => profile === 'administrador').map(({ login }) => login);
  const replied = before(now, reply.hoursAgo);
  const held = await findRecord(work, work.models.named('feedback'), id, { lock: 'change' });
  await moveFeedback(as(work, by, userIds), held, {
    at: replied,
    event: 'responder',
    said: reply.text,
    values: {
      Resposta: reply.text,
      DataResposta: replied,
      DataPrimeiraResposta: replied,
      TempoResposta: await businessHoursBetween(work.tx, sent, replied, work.actor.companyId),
      PendenteDesde: null,
      ReabreAte: reopensUntil(replied),
      Desfecho: 'respondida',
    },
  });
  await notify(as(work, by, userIds), [Number(record.IdentificadorUsuario)], {
    kind: 'feedback-respondido',
    entity: 'feedback',
    recordId: id,
    params: { quem: nameOf(by), detalhe: detail },
    at: replied,
  });
}

/** What is done in the demo is done under a person's name. */
const as = (work: Work, login: string, userIds: Ids): Work => ({
  ...work,
  actor: { ...work.actor, name: nameOf(login), userId: userIds.get(login) ?? null },
});

const nameOf = (login: string): string => people.find((person) => person.login === login)?.name ?? login;

const before = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * 3_600_000).toISOString();
