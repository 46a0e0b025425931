import { AppError } from '../../../../domain/errors.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { runTransition } from '../../../engine/crud/write/transition.ts';
import { isHeldBy, lockOf, renewLock } from './lock.ts';

/** What puts a record of each state into the hand of who works on it; other states take no work. */
const openers: Readonly<Record<string, string>> = {
  aguardando_analise: 'analisar',
  pausada: 'retomar',
  em_analise: 'assumir',
  em_revisao: 'assumir',
};

/**
 * Working on a record takes it in hand: it is opened, resumed or taken on for whoever may, and stays with who has it.
 * @returns the record, a version further when that moved it
 * @throws AppError 'record-not-correctable' in a state that takes no work, 'record-locked' (423) while it is in
 * another hand, 'second-person-needed'
 */
export async function takeInHand(work: Work, record: FullRecord, now: Date): Promise<FullRecord> {
  const event = openers[String(record.Situacao)];
  if (event === undefined) throw new AppError('record-not-correctable');
  const id = record.Identificador;
  if (event === 'assumir' && isHeldBy(await lockOf(work.tx, id, now), work.actor)) {
    await renewLock(work, id, now);
    return record;
  }
  const model = work.models.named('registro-matricula');
  return runTransition(work, model, id, { event, version: record.Versao });
}
