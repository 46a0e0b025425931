import type { FullRecord } from '../crud/record.ts';
import type { Work } from '../crud/work.ts';
import { type NoticeKind, notify } from '../notifications/notify.ts';

/** Tells people of an opinion, by its title. */
export const tellPeople = (
  work: Work,
  { Identificador, Titulo }: FullRecord,
  kind: NoticeKind,
  people: readonly number[],
): Promise<void> =>
  notify(work, people, {
    kind,
    entity: 'parecer',
    recordId: Identificador,
    params: { detalhe: String(Titulo), quem: work.actor.name },
  });
