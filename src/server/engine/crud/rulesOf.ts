import type { Row } from '../../kit/database/database.ts';
import { joinedByName } from '../joinedByName.ts';
import type { EntityRules } from './rules.ts';
import { or } from './scope.ts';

/** What a feature says of entities. */
export interface GivenRules {
  readonly name: string;
  /** Entities it owns, each with the parts of its rules in the order in which they hold. */
  readonly entities?: Readonly<Record<string, readonly EntityRules[]>>;
  /** What it adds to entities of others. It holds after their own rules, in the order of the features. */
  readonly adds?: Readonly<Record<string, EntityRules>>;
}

/** One part of an entity's rules, and the feature that gives it. */
export interface RulesPart {
  readonly entity: string;
  readonly feature: string;
  readonly rules: EntityRules;
}

/**
 * Every entity's rules as one object.
 * @throws Error where two features own one entity, or a name is given twice for one entity
 */
export const rulesOf = (features: readonly GivenRules[]): Readonly<Record<string, EntityRules>> =>
  Object.fromEntries(
    [...Map.groupBy(rulesInOrder(features), ({ entity }) => entity)].map(([entity, parts]) => [
      entity,
      joined(
        entity,
        parts.map(({ rules }) => rules),
      ),
    ]),
  );

/** Every part in the order in which it holds. @throws Error where two features own one entity */
export function rulesInOrder(features: readonly GivenRules[]): readonly RulesPart[] {
  joinedByName(
    'The entity',
    features.map(({ entities = {} }) => entities),
  );
  const own = features.flatMap(({ name: feature, entities = {} }) =>
    Object.entries(entities).flatMap(([entity, parts]) => parts.map((rules) => ({ entity, feature, rules }))),
  );
  const added = features.flatMap(({ name: feature, adds = {} }) =>
    Object.entries(adds).map(([entity, rules]) => ({ entity, feature, rules })),
  );
  return [...own, ...added];
}

/** Absent stays what no part says: without rules of writing, many records are written together. */
function joined(entity: string, all: readonly EntityRules[]): EntityRules {
  const some = <Name extends keyof EntityRules>(
    name: Name,
    join: (given: Given<Name>[]) => EntityRules[Name],
  ) => {
    const given = all.flatMap((rules) => (rules[name] === undefined ? [] : [rules[name] as Given<Name>]));
    return given.length === 0 ? {} : { [name]: given.length === 1 ? given[0] : join(given) };
  };
  const named = <Name extends Named>(name: Name, what: string) =>
    some(name, (given) => joinedByName<object>(`The ${what} of ${entity}`, given) as Given<Name>);
  return {
    ...named('expressions', 'computed field'),
    ...named('asked', 'question for the field'),
    ...named('conditions', 'condition'),
    ...named('actions', 'action'),
    ...named('listActions', 'action of the list'),
    ...some('beforeWrite', (given) => async (write) => {
      let values: Row = {};
      for (const before of given)
        values = { ...values, ...(await before({ ...write, values: { ...write.values, ...values } })) };
      return values;
    }),
    ...some('afterWrite', inTurn),
    ...some('beforeTransition', (given) => async (passage) => {
      let values: Row = {};
      for (const before of given) values = { ...values, ...(await before(passage)) };
      return values;
    }),
    ...some('afterTransition', inTurn),
    ...some('show', (given) => (record, actor) => given.reduce((shown, show) => show(shown, actor), record)),
    ...some('showWhole', (given) => async (record, work) => {
      let shown = record;
      for (const show of given) shown = await show(shown, work);
      return shown;
    }),
    ...some('mayFetchFiles', (given) => (actor) => given.every((may) => may(actor))),
    ...some('alsoSeen', (given) => (actor, alias) => {
      const seen = given.flatMap((sight) => sight(actor, alias) ?? []);
      return seen.length === 0 ? null : or(seen);
    }),
    ...some(
      'duties',
      (given) => async (work, record) =>
        (await Promise.all(given.map((duties) => duties(work, record)))).flat(),
    ),
    ...some('decisions', (given) => given.flat()),
    ...some('retires', (given) => given.flat()),
    ...some('secretActions', (given) => given.flat()),
  };
}

type Given<Name extends keyof EntityRules> = NonNullable<EntityRules[Name]>;
type Named = 'expressions' | 'asked' | 'conditions' | 'actions' | 'listActions';

const inTurn =
  <Told>(all: readonly ((told: Told) => Promise<void>)[]) =>
  async (told: Told): Promise<void> => {
    for (const one of all) await one(told);
  };
