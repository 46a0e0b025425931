import type { LocalDate } from '../../../domain/dates.ts';
import type { OperationStep } from '../../../metadata/calls/operations.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import { rowsOf } from '../../engine/crud/references.ts';
import type { Point } from '../../engine/missing/missing.ts';
import { isOverdue, stepDeadlines } from './stepDeadlines.ts';
import { isKnownStep, type WorkflowStep } from './workflowSteps.ts';

/**
 * The steps of an operation's workflow with how far each is. A step that is named for what the product sees is done
 * once no point keeps it open; any other once it was ticked. A step holds no transition back: points do, which features bring
 * by their files `missing*.ts`.
 * @param began day on which the operation was made
 */
export function stepsAsOf(
  steps: readonly WorkflowStep[],
  operation: FullRecord,
  points: readonly Point[],
  { today, began }: { readonly today: LocalDate; readonly began: LocalDate },
): readonly OperationStep[] {
  const isOver = operation.Situacao === 'concluida';
  const ticked = new Map(rowsOf(operation.Etapas).map((row) => [row.Codigo, row]));
  const open = (code: string) => points.filter(({ step }) => step === code).length;
  const isDone = ({ code }: WorkflowStep) =>
    isOver || (isKnownStep(code) ? open(code) === 0 : ticked.has(code));
  const current = steps.findIndex((step) => !isDone(step));
  const deadlines = stepDeadlines(steps, began);
  return steps.map((step, index) => {
    const due = deadlines[index] ?? null;
    const done = isDone(step);
    const tick = ticked.get(step.code);
    return {
      Codigo: step.code,
      Descricao: step.title,
      Situacao: done ? 'feita' : index === current ? 'atual' : 'aberta',
      Manual: !isKnownStep(step.code),
      Quem: (tick?.Quem as string | undefined) ?? null,
      Em: (tick?.Em as string | undefined) ?? null,
      Pendencias: isOver ? 0 : open(step.code),
      Prazo: due,
      Atrasada: !done && isOverdue(due, today),
    };
  });
}
