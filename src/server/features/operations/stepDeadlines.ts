import { addDays, type LocalDate } from '../../../domain/dates.ts';
import type { WorkflowStep } from './workflowSteps.ts';

/**
 * Until when each step of a workflow is due, in calendar days: its own days after those of the steps before it. From the
 * first step without days on there is no day to tell.
 * @param began day on which the operation was made
 */
export function stepDeadlines(
  steps: readonly WorkflowStep[],
  began: LocalDate,
): readonly (LocalDate | null)[] {
  let allowed: number | null = 0;
  return steps.map(({ days }) => {
    allowed = allowed === null || days === null ? null : allowed + days;
    return allowed === null ? null : addDays(began, allowed);
  });
}

/** Whether a step that is due on a day, and not done, is late. */
export const isOverdue = (due: LocalDate | null, today: LocalDate): boolean => due !== null && due < today;
