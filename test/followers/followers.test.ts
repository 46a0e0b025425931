import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fact, Follows } from '../../src/server/engine/facts/facts.ts';
import { followedOf } from '../../src/server/engine/facts/followed.ts';
import { features } from '../../src/server/features.ts';
import { isLong } from '../support/run/form.ts';
import { checklistScenarios } from './checklist.ts';
import { findingScenarios } from './findings.ts';
import { operationScenarios } from './operationStates.ts';
import { opinionScenarios } from './opinions.ts';
import { openStage, type Scenarios, type Stage } from './scenario.ts';

/**
 * Every dependency that a feature declares, once with a change that only it lets see. The features' lines stand in
 * reverse here: what is worked out after what follows from causes, not from who says it first.
 */
const facts = features.flatMap(({ facts: its = [] }) => its);
const lines = features.flatMap(({ follows = [] }) => follows).toReversed();

const declared = lines
  .flatMap(({ when, again }) => when.map((fact) => `${fact.name} -> ${again.name}`))
  .toSorted();

/** The same lines but for one dependency. */
const without = (pair: string): readonly Follows[] =>
  lines.map((line) => ({
    ...line,
    when: line.when.filter((fact: Fact) => `${fact.name} -> ${line.again.name}` !== pair),
  }));

let stage: Stage;
let scenarios: Scenarios;

const follow = (follows: readonly Follows[]) =>
  Object.assign(stage.folio.server.models, { followed: followedOf(facts, follows) });

beforeAll(async () => {
  stage = await openStage();
  follow(lines);
  scenarios = {
    ...checklistScenarios(stage),
    ...findingScenarios(stage),
    ...operationScenarios(stage),
    ...opinionScenarios(stage),
  };
});
afterAll(() => stage.folio.close());

test('each dependency that is declared has a scenario, and each scenario a dependency', () => {
  expect(declared).toEqual([...new Set(declared)]);
  expect(Object.keys(scenarios).toSorted()).toEqual(declared);
});

const scenarioOf = async (pair: string) => {
  const scenario = await scenarios[pair]?.();
  if (!scenario) throw new Error(`No scenario for ${pair}`);
  expect(await scenario.seen()).toEqual(scenario.from);
  return scenario;
};

describe('what follows is seen', () => {
  test.each(declared)('%s', async (pair) => {
    const { change, seen, to } = await scenarioOf(pair);
    await change();
    expect(await seen()).toEqual(to);
  });
});

/** Where it is seen without its line, the scenario proves nothing, or the line is none. */
describe.runIf(isLong)('it is not seen without its line', () => {
  test.each(declared)('%s', async (pair) => {
    const { change, seen, to } = await scenarioOf(pair);
    follow(without(pair));
    try {
      await change();
      expect(await seen()).not.toEqual(to);
    } finally {
      follow(lines);
    }
  });
});
