import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { tellPeople } from '../tellPeople.ts';
import { decidersOf, raisersOf } from './deciders.ts';

/**
 * Whom a submitted opinion on an operation waits for: its own officer, else everybody of the directorate whose limit
 * covers it, else who may raise a limit.
 */
export async function tellDeciders(work: Work, opinion: FullRecord): Promise<void> {
  const deciders = await decidersOf(work, opinion.Identificador);
  const kind = deciders.some(({ isOwn }) => isOwn) ? 'parecer-submetido' : 'parecer-diretoria';
  if (deciders.length > 0)
    return tellPeople(
      work,
      opinion,
      kind,
      deciders.map(({ userId }) => userId),
    );
  const raisers = await raisersOf(work);
  await tellPeople(
    work,
    opinion,
    'parecer-sem-alcada',
    raisers.map(({ id }) => id),
  );
}
