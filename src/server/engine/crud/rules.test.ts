import { describe, expect, test } from 'vitest';
import { joinRules, type Write } from './rules.ts';

const write = { values: { Nome: 'A' } } as unknown as Write;

describe('joinRules', () => {
  test('lays values over one another, each rule seeing those of the earlier', async () => {
    const seen: unknown[] = [];
    const joined = joinRules([
      { beforeWrite: async () => ({ Codigo: '1' }) },
      {
        beforeWrite: async ({ values }) => {
          seen.push(values);
          return { Extra: `${values.Codigo}!` };
        },
      },
      { beforeWrite: async () => undefined },
    ]);
    expect(await joined.beforeWrite?.(write)).toEqual({ Codigo: '1', Extra: '1!' });
    expect(seen).toEqual([{ Nome: 'A', Codigo: '1' }]);
  });

  test('stops at the first that refuses', async () => {
    const reached: string[] = [];
    const joined = joinRules([
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
    ]);
    await expect(joined.beforeWrite?.(write)).rejects.toThrow('no');
    expect(reached).toEqual([]);
  });

  test('keeps conditions and actions of all', () => {
    const joined = joinRules([
      { conditions: { a: async () => null } },
      { conditions: { b: async () => null }, actions: { c: async () => 1 } },
      { listActions: { d: async () => ({}) } },
    ]);
    expect(Object.keys(joined.conditions ?? {})).toEqual(['a', 'b']);
    expect(Object.keys(joined.actions ?? {})).toEqual(['c']);
    expect(Object.keys(joined.listActions ?? {})).toEqual(['d']);
  });
});
