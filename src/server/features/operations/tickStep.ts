import { AppError } from '../../../domain/errors.ts';
import { timeOf } from '../../engine/crud/list/timeOf.ts';
import { present } from '../../engine/crud/record.ts';
import { rowsOf } from '../../engine/crud/references.ts';
import type { ActionCall } from '../../engine/crud/rules.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import { isKnownStep, stepsOf } from './workflowSteps.ts';

/**
 * Calls a step of the workflow done, or takes that back. Only what the product cannot see for itself is ticked.
 * @throws AppError 'step-unknown', 'step-derived' beside the step
 */
export async function tickStep({ work, model, record, input }: ActionCall): Promise<unknown> {
  const code = String(input.Etapa);
  const step = (await stepsOf(work, record)).find((candidate) => candidate.code === code);
  if (!step) throw new AppError('step-unknown', { step: code }, { field: 'Etapa' });
  if (isKnownStep(code)) throw new AppError('step-derived', { step: step.title }, { field: 'Etapa' });
  const ticked = rowsOf(record.Etapas);
  const others = ticked.filter(({ Codigo }) => Codigo !== code);
  const isDone = others.length < ticked.length;
  if (isDone === (input.Feita === true)) return present(record, model, work.actor);
  const Etapas =
    input.Feita === true
      ? [...others, { Codigo: code, Quem: work.actor.name, Em: await timeOf(work.tx) }]
      : others;
  return present(await changeRecord(work, model, record, { Etapas }), model, work.actor);
}
