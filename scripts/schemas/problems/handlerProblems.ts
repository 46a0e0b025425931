import type { Entity } from '../../../src/metadata/entity.ts';
import type { EntityRules } from '../../../src/server/engine/crud/rules.ts';
import { instead } from './nearest.ts';
import type { Note, SchemaProblem } from './problem.ts';
import { notes } from './problem.ts';

type AllRules = Readonly<
  Record<string, EntityRules & { readonly listActions?: Readonly<Record<string, unknown>> }>
>;

/** Actions and conditions that schemas name and no rules carry out, and the other way round. */
export function handlerProblems(entities: readonly Entity[], rules: AllRules): SchemaProblem[] {
  return entities.flatMap((entity) =>
    notes(`${entity.name}.schema.json`, (note) => judgeHandlers(entity, rules[entity.name] ?? {}, note)),
  );
}

function judgeHandlers(entity: Entity, rules: AllRules[string], note: Note): void {
  const file = `rules of ${entity.name}, named in "entities" of a feature.ts,`;
  const registered = {
    actions: Object.keys(rules.actions ?? {}),
    listActions: Object.keys(rules.listActions ?? {}),
    conditions: Object.keys(rules.conditions ?? {}),
  };
  entity.actions.forEach(({ name, on }, index) => {
    const wanted = [
      ...(on.some((place) => place !== 'list') ? (['actions'] as const) : []),
      ...(on.includes('list') ? (['listActions'] as const) : []),
    ];
    for (const kind of wanted)
      if (!registered[kind].includes(name))
        note(
          `/x-entity/actions/${index}/name`,
          `nothing carries out ${name}: ${file} must give ${kind}: { '${name}': … }${near(name, registered[kind])}`,
        );
  });
  entity.states?.transitions.forEach(({ condition }, index) => {
    if (condition !== null && !registered.conditions.includes(condition))
      note(
        `/x-entity/states/transitions/${index}/condition`,
        `nothing answers condition ${condition}, so the transition is always refused: ${file} must give conditions: { '${condition}': … }${near(condition, registered.conditions)}`,
      );
  });
  const expressions = Object.keys(rules.expressions ?? {});
  for (const { name, computed } of entity.fields)
    if (computed === 'query' && !expressions.includes(name))
      note(
        `/properties/${name}/x-field/computed`,
        `nothing works out ${name}, so it is always empty: ${file} must give expressions: { '${name}': … }${near(name, expressions)}`,
      );
  const declared = entity.actions.map(({ name }) => name);
  for (const name of [...registered.actions, ...registered.listActions])
    if (!declared.includes(name))
      note(
        '/x-entity/actions',
        `rules carry out ${name}, which no action declares: ${instead(name, declared)}`,
      );
}

const near = (name: string, known: readonly string[]): string => {
  const told = instead(name, known);
  return told.startsWith('did') ? ` (there is ${told.slice('did you mean '.length, -1)}).` : '.';
};
