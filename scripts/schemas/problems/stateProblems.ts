import type { Entity, StateMachine } from '../../../src/metadata/entity.ts';
import { unknownField } from './layoutProblems.ts';
import { instead } from './nearest.ts';
import type { Note } from './problem.ts';
import type { Surroundings } from './surroundings.ts';

/** States are codes of an enumeration, transitions lead from one to another, and the field follows them. */
export function judgeStates(entity: Entity, around: Surroundings, note: Note): void {
  const { states } = entity;
  if (!states) return;
  const at = '/x-entity/states';
  const codes = around.enums[states.enum] ?? [];
  const field = entity.fields.find(({ name }) => name === states.field);
  if (!field) note(`${at}/field`, unknownField(states.field, entity.fields));
  else if (field.enum !== states.enum)
    note(
      `${at}/field`,
      `${field.name} must be of type enum with enumeration ${states.enum}, since it holds the state.`,
    );
  else if (field.default !== null && field.default !== states.initial)
    note(
      `/properties/${field.name}/x-field/default`,
      `a new record starts in state ${states.initial}, as x-entity/states/initial says: take the default away.`,
    );
  else if (field.readOnly !== 'always')
    note(`${at}/field`, `${field.name} changes by transitions alone: add "readOnly": "always" to the field.`);
  const state = (code: string, where: string) => {
    if (!codes.includes(code))
      note(where, `no state ${code} in schemas/enums/${states.enum}.json: ${instead(code, codes)}`);
  };
  state(states.initial, `${at}/initial`);
  const leaving = new Map<string, number>();
  states.transitions.forEach(({ event, from, to }, index) => {
    const here = `${at}/transitions/${index}`;
    state(to, `${here}/to`);
    from.forEach((code, place) => {
      state(code, `${here}/from/${place}`);
      const first = leaving.get(`${event} ${code}`);
      if (first !== undefined)
        note(
          `${here}/from/${place}`,
          `${event} leaves ${code} by transition ${first} already: a state has one way out of each name.`,
        );
      leaving.set(`${event} ${code}`, index);
    });
  });
  judgeReach(states, codes, note);
}

/** Every state is one that a record can come into. */
function judgeReach(states: StateMachine, codes: readonly string[], note: Note): void {
  const { initial, transitions } = states;
  const at = '/x-entity/states/transitions';
  if (!codes.includes(initial)) return;
  const file = `schemas/enums/${states.enum}.json`;
  if (transitions.length === 0 && codes.length > 1) {
    note(at, `no record ever leaves state ${initial}, though ${file} has ${codes.length}: add a transition.`);
    return;
  }
  const reached = new Set([initial]);
  // A set that grows while it is walked is walked to its end.
  for (const state of reached)
    for (const { from, to } of transitions) if (from.includes(state)) reached.add(to);
  transitions.forEach(({ from }, index) => {
    from.forEach((code, place) => {
      if (codes.includes(code) && !reached.has(code))
        note(
          `${at}/${index}/from/${place}`,
          `no record comes from ${initial} into state ${code}: add a transition that leads to it, or take it away.`,
        );
    });
  });
  for (const code of codes)
    if (!reached.has(code) && !transitions.some(({ from }) => from.includes(code)))
      note(at, `no transition leads to state ${code} of ${file}: add one, or take the code away there.`);
}
