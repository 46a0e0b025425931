import type { Action, ActionPlace, Entity } from '../../../metadata/entity.ts';
import { passes } from '../../../metadata/judge.ts';
import { transitionAction } from './transitionAction.ts';

type Values = Readonly<Record<string, unknown>>;

/** Actions declared for a place that this person may do there. */
export const actionsOn = (
  entity: Entity,
  place: ActionPlace,
  codes: ReadonlySet<string>,
): readonly Action[] => entity.actions.filter(({ code, on }) => on.includes(place) && codes.has(code));

/** What this person may do with one record as it stands: transitions from its state, then actions. */
export function deedsOf(entity: Entity, record: Values, codes: ReadonlySet<string>): readonly Action[] {
  const state = entity.states ? record[entity.states.field] : null;
  const transitions = (entity.states?.transitions ?? [])
    .filter(
      ({ from, code }) =>
        typeof state === 'string' && from.includes(state) && code !== null && codes.has(code),
    )
    .map(transitionAction);
  const actions = actionsOn(entity, 'record', codes).filter(
    ({ when }) => when === null || passes(when, record),
  );
  return [...transitions, ...actions];
}
