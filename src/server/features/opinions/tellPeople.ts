import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { type NoticeKind, notify } from '../../engine/notices/notify.ts';

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
