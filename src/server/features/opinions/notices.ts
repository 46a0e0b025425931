import type { Passage } from '../../engine/crud/rules.ts';
import type { NoticeKind } from '../../engine/notices/notify.ts';
import { subjectOf } from './subject.ts';
import { tellPeople } from './tellPeople.ts';

/** Whom a passage concerns: the author what became of the text, whoever decides what waits for a decision. */
export async function tellOfPassage({ work, record, transition }: Passage): Promise<void> {
  if (transition.event === 'submeter') return subjectOf(record).tellSubmitted(work, record);
  const kind = kinds[transition.event];
  if (kind) await tellPeople(work, record, kind, [Number(record.IdentificadorAutor)]);
}

const kinds: Readonly<Record<string, NoticeKind>> = {
  devolver: 'parecer-devolvido',
  aprovar: 'parecer-aprovado',
  revogar: 'parecer-revogado',
};
