import type { Condition } from '../../../engine/crud/rules.ts';
import { requireNotHeldByOther } from './lock.ts';
import { requireSecondPerson } from './secondPerson.ts';

/** The record is in the actor's hand or in nobody's. @throws AppError 'record-locked' */
export const inHand: Condition = async ({ work, record }) => {
  await requireNotHeldByOther(work, record.Identificador, work.models.services.now());
  return null;
};

/** The same, and the actor is none of those who analysed it. A superior takes over without the first. */
export const secondPerson: Condition = async (passage) => {
  if (passage.transition.event !== 'tomar') await inHand(passage);
  await requireSecondPerson(passage.work, passage.record.Identificador);
  return null;
};
