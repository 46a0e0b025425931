import type { Passage } from '../../../engine/crud/rules.ts';
import { type NoticeKind, notify } from '../../../engine/notices/notify.ts';
import { lockOf } from './lock.ts';
import { analystsOf } from './secondPerson.ts';

/** Whom a step concerns that somebody else takes; asked before the record changes hands. */
const concerned: Readonly<
  Record<
    string,
    { readonly kind: NoticeKind; readonly people: (passage: Passage) => Promise<readonly number[]> }
  >
> = {
  devolver: {
    kind: 'matricula-devolvida',
    people: ({ work, record }) => analystsOf(work.tx, record.Identificador),
  },
  tomar: {
    kind: 'matricula-assumida',
    people: async ({ work, record }) => {
      const lock = await lockOf(work.tx, record.Identificador, work.models.services.now());
      return lock ? [lock.userId] : [];
    },
  },
};

/** Tells who had a record in hand that somebody took it over or returned it, and why. */
export async function tellOfHand(passage: Passage): Promise<void> {
  const { work, model, record, transition, reason } = passage;
  const told = concerned[transition.event];
  if (!told) return;
  await notify(work, await told.people(passage), {
    kind: told.kind,
    entity: model.entity.name,
    recordId: record.Identificador,
    params: {
      quem: work.actor.name,
      matricula: String(record.Numero ?? record.NomeArquivo ?? record.Identificador),
      detalhe: reason ?? '',
    },
  });
}
