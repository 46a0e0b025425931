import { todayIn } from '../../engine/actors/todayIn.ts';
import type { Work } from '../../engine/crud/work.ts';
import { inserterOf } from './insertAll.ts';
import { calculationsOn } from './inventedCalculations.ts';

/** Registry record and operation of a file that was sent. */
export interface SentFile {
  readonly operationId: number;
  readonly recordId: number;
}

/** A stored calculation on a farm and one on a flat, made as anybody would make them. */
export async function sowCalculations(
  work: Work,
  sent: ReadonlyMap<string, SentFile>,
  now: Date,
): Promise<void> {
  const insert = inserterOf(work);
  for (const { file, ...calculation } of calculationsOn(todayIn(work.actor, now))) {
    const place = sent.get(file);
    if (!place) continue;
    await insert('calculo', {
      ...calculation,
      IdentificadorOperacao: place.operationId,
      IdentificadorRegistroMatricula: place.recordId,
    });
  }
}
