import type { Action, ActionPlace, Entity, Transition } from '../../../../metadata/entity.ts';
import { passes } from '../../../../metadata/judge.ts';
import { transitionAction } from './transitionAction.ts';

type Values = Readonly<Record<string, unknown>>;

/** Actions declared for a place that this person may do there. */
export const actionsOn = (
  entity: Entity,
  place: ActionPlace,
  codes: ReadonlySet<string>,
): readonly Action[] => entity.actions.filter(({ code, on }) => on.includes(place) && codes.has(code));

/**
 * The step a record's state asks for next when none is open to this person; null when one is, or there is none.
 * What needs a reason (cancel, reopen) leads off the way, and nobody waits for it.
 */
export function withheldStep(entity: Entity, record: Values, codes: ReadonlySet<string>): Transition | null {
  const steps = stepsOf(entity, record);
  if (steps.some(({ code }) => code !== null && codes.has(code))) return null;
  return steps.find(({ reasonRequired }) => !reasonRequired) ?? null;
}

/** What this person may do with one record as it stands: transitions from its state, then actions. */
export function deedsOf(entity: Entity, record: Values, codes: ReadonlySet<string>): readonly Action[] {
  const transitions = stepsOf(entity, record)
    .filter(({ code }) => code !== null && codes.has(code))
    .map(transitionAction);
  const actions = actionsOn(entity, 'record', codes).filter(
    ({ when, byPanel }) => !byPanel && (when === null || passes(when, record)),
  );
  return [...transitions, ...actions];
}

/** Transitions from a record's state that people run; the system has others. */
function stepsOf({ states }: Entity, record: Values): readonly Transition[] {
  const state = states ? record[states.field] : null;
  return (states?.transitions ?? []).filter(
    ({ from, code }) => typeof state === 'string' && from.includes(state) && code !== null,
  );
}
