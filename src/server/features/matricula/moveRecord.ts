import { asProcess } from '../../engine/actors/asProcess.ts';
import type { EntityModel } from '../../engine/crud/models.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { runTransition } from '../../engine/crud/write/transition.ts';

/**
 * A transition that no person may ask for by itself but follows from what one did: sending a file queues its
 * reading. It stands in the logs under the person's name.
 */
export const moveRecord = (
  work: Work,
  model: EntityModel,
  id: number,
  event: string,
  reason: string | null = null,
): Promise<FullRecord> => runTransition(asProcess(work), model, id, { event, reason });
