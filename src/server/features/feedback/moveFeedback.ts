import { AppError } from '../../../domain/errors.ts';
import { asProcess } from '../../engine/actors/asProcess.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import { rowsOf } from '../../engine/crud/references.ts';
import type { Work } from '../../engine/crud/work.ts';
import { runTransition } from '../../engine/crud/write/transition.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import type { Row } from '../../kit/database/database.ts';

/** What happens to a feedback: fields that change, what is said with it, and the transition it leads to. */
export interface Move {
  readonly values: Row;
  /** When it happens. */
  readonly at: string;
  /** Goes to the end of the conversation. */
  readonly said?: string;
  /** Stored file that goes with what is said. */
  readonly file?: unknown;
  readonly event?: 'responder' | 'retirar' | 'reabrir';
  readonly reason?: string;
}

/**
 * Changes a feedback that is held already, and passes it on to its next state. People ask for actions; states follow
 * from them, so the transition is the system's, under the person's name.
 * @throws AppError 'transition-not-allowed', 'feedback-closed', 'feedback-full'
 */
export async function moveFeedback(
  work: Work,
  record: FullRecord,
  { values, at, said, file = null, event, reason }: Move,
): Promise<FullRecord> {
  const model = work.models.named('feedback');
  const process = asProcess(work);
  const id = record.Identificador;
  const conversation = rowsOf(record.Conversa);
  // What resolves it may always be said; every change keeps the whole conversation, so it ends somewhere.
  if (said !== undefined && event !== 'responder' && conversation.length >= mostSaid)
    throw new AppError('feedback-full', { most: mostSaid });
  // The condition looks at the record as it was before.
  const moved = event ? await runTransition(process, model, id, { event, reason }) : record;
  const line = said === undefined ? [] : [{ Quando: at, Quem: work.actor.name, Texto: said, Anexo: file }];
  return changeRecord(process, model, moved, {
    ...values,
    ...(line.length > 0 ? { Conversa: [...conversation, ...line] } : {}),
  });
}

/** Messages of one feedback. */
const mostSaid = 100;
