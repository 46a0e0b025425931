import type { Action, Entity } from '../../../src/metadata/entity.ts';
import { judgeFields } from './fieldProblems.ts';
import { judgeLayout, judgeTest } from './layoutProblems.ts';
import { instead } from './nearest.ts';
import type { Note } from './problem.ts';
import type { Surroundings } from './surroundings.ts';

/** What actions are called, where they stand, what they ask and when. */
export function judgeActions(entity: Entity, around: Surroundings, note: Note): void {
  const events = new Set(entity.states?.transitions.map(({ event }) => event));
  const seen = new Set<string>();
  entity.actions.forEach((action, index) => {
    const at = `/x-entity/actions/${index}`;
    if (seen.has(action.name))
      note(`${at}/name`, `there is an action ${action.name} already: call one otherwise.`);
    if (events.has(action.name))
      note(
        `${at}/name`,
        `there is a transition ${action.name} already, and both would be Executar/${action.name}: call one otherwise.`,
      );
    seen.add(action.name);
    judgeByPanel(entity, action, `${at}/byPanel`, note);
    if (action.handsOver && !entity.fields.some(({ name, type }) => name === 'Ativo' && type === 'boolean'))
      note(
        `${at}/handsOver`,
        'only a record with a switch Ativo leaves use: add the field, or take it away.',
      );
    judgePlaceholders(action, at, note);
    if (action.when) {
      judgeTest(action.when, entity.fields, `${at}/when`, note);
      if (!action.on.some((place) => place !== 'list'))
        note(
          `${at}/when`,
          'an action of the list has no record to ask: take it away, or add record or selection to on.',
        );
    }
    const { parameters } = action;
    if (!parameters) return;
    judgeFields(parameters.fields, 'parameter', `${at}/parameters/properties`, note, around.codes);
    judgeLayout(parameters, `${at}/parameters/properties`, `${at}/parameters`, note);
  });
}

/** What no generated page offers, something else must. */
function judgeByPanel({ panels }: Entity, { byPanel, on }: Action, at: string, note: Note): void {
  if (!byPanel) return;
  if (panels.every(({ component }) => component === null))
    note(at, 'no panel has a component that could offer it: add one to panels, or take byPanel away.');
  if (!on.includes('record'))
    note(at, 'panels stand on the page of a record: add record to on, or take byPanel away.');
}

/** What the texts of an action may have filled in. */
const placeholders = ['name', 'count'];

function judgePlaceholders(action: Action, at: string, note: Note): void {
  for (const key of ['confirm', 'done'] as const)
    for (const [locale, text] of Object.entries(action[key] ?? {}))
      for (const [, name = ''] of text.matchAll(/%\{([^}]*)\}/g))
        if (!placeholders.includes(name))
          note(
            `${at}/${key}/${locale}`,
            `nothing is filled in for %{${name}}: ${instead(name, placeholders)}`,
          );
}
