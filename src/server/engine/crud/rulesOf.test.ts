import { describe, expect, test } from 'vitest';
import type { EntityRules, Write } from './rules.ts';
import { rulesInOrder, rulesOf } from './rulesOf.ts';

const write = { values: { Nome: 'A' } } as unknown as Write;

const joined = (...parts: readonly EntityRules[]): EntityRules =>
  rulesOf([{ name: 'lists', entities: { grupo: parts } }]).grupo ?? {};

describe('the rules of an entity', () => {
  test('lay values over one another, each part seeing those of the earlier', async () => {
    const seen: unknown[] = [];
    const rules = joined(
      { beforeWrite: async () => ({ Codigo: '1' }) },
      {
        beforeWrite: async ({ values }) => {
          seen.push(values);
          return { Extra: `${values.Codigo}!` };
        },
      },
      { beforeWrite: async () => undefined },
    );
    expect(await rules.beforeWrite?.(write)).toEqual({ Codigo: '1', Extra: '1!' });
    expect(seen).toEqual([{ Nome: 'A', Codigo: '1' }]);
  });

  test('stop at the first part that refuses', async () => {
    const reached: string[] = [];
    const rules = joined(
      {
        beforeWrite: async () => {
          throw new Error('no');
        },
      },
      {
        beforeWrite: async () => {
          reached.push('second');
          return undefined;
        },
      },
    );
    await expect(rules.beforeWrite?.(write)).rejects.toThrow('no');
    expect(reached).toEqual([]);
  });

  test('keep what each part names', () => {
    const rules = joined(
      { conditions: { a: async () => null } },
      { conditions: { b: async () => null }, actions: { c: async () => 1 } },
      { listActions: { d: async () => ({}) } },
    );
    expect(Object.keys(rules.conditions ?? {})).toEqual(['a', 'b']);
    expect(Object.keys(rules.actions ?? {})).toEqual(['c']);
    expect(Object.keys(rules.listActions ?? {})).toEqual(['d']);
  });

  test('say nothing of what no part says', () => {
    expect(joined({ show: (record) => record }, { retires: ['officer'] })).toEqual({
      show: expect.any(Function),
      retires: ['officer'],
    });
  });

  test.each([
    ['condition', { conditions: { a: async () => null } }],
    ['action', { actions: { a: async () => 1 } }],
    ['action of the list', { listActions: { a: async () => 1 } }],
    ['computed field', { expressions: { a: () => '1' } }],
  ] as const)('a %s that is named twice stops the start', (what, part) => {
    expect(() => joined(part, part)).toThrow(`The ${what} of grupo a is given twice`);
  });

  test('hold in the order of their owner, then of the features that add to them', () => {
    const [first, second, third] = [{ retires: ['a'] }, { retires: ['b'] }, { retires: ['c'] }];
    const features = [
      { name: 'above', adds: { grupo: third } },
      { name: 'owner', entities: { grupo: [first, second] } },
    ];
    expect(rulesInOrder(features).map(({ feature }) => feature)).toEqual(['owner', 'owner', 'above']);
    expect(rulesOf(features).grupo?.retires).toEqual(['a', 'b', 'c']);
  });

  test('have one owner', () => {
    const owner = (name: string) => ({ name, entities: { grupo: [{}] } });
    expect(() => rulesOf([owner('one'), owner('other')])).toThrow('The entity grupo is given twice');
  });
});
