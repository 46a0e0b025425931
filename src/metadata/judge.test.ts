import { describe, expect, test } from 'vitest';
import { withDefaults } from './asked.ts';
import type { Rule } from './entity.ts';
import { type EntitySchema, expand } from './expand.ts';
import { judge, passes } from './judge.ts';

const label = { 'pt-br': 'Coisa', 'en-us': 'Thing' };
const message = { 'pt-br': 'O fim vem depois do início.', 'en-us': 'The end comes after the start.' };
const shape = (rules: readonly Partial<Rule>[]) =>
  expand('coisa', {
    'x-entity': {
      label,
      plural: label,
      gender: 'f',
      representation: 'Inicio',
      sort: { field: 'Inicio', order: 'asc' },
      rules,
    },
    type: 'object',
    properties: {
      Inicio: { 'x-field': { type: 'date', label } },
      Fim: { 'x-field': { type: 'date', label } },
    },
  } as EntitySchema);

const isFine = Object.assign(() => true, { errors: null });

describe('judge', () => {
  const after = shape([{ field: 'Fim', must: { field: 'Fim', atLeast: { field: 'Inicio' } }, message }]);

  test('puts the sentence of a broken rule beside its field, in the language asked for', () => {
    const value = { Inicio: '2026-03-02', Fim: '2026-03-01' };
    expect(judge(after, isFine, value, 'en-us').problems).toEqual([
      { field: 'Fim', code: 'rule', text: message['en-us'] },
    ]);
    expect(judge(after, isFine, { ...value, Fim: '2026-03-02' }, 'en-us').problems).toEqual([]);
  });

  test('is silent while a value is missing', () => {
    expect(judge(after, isFine, { Fim: '2026-03-01' }, 'pt-br').problems).toEqual([]);
  });

  test('says one thing of a field: what is wrong with it alone comes first', () => {
    const refuses = Object.assign(() => false, {
      errors: [{ instancePath: '/Fim', schemaPath: '', keyword: 'format', params: { format: 'date' } }],
    });
    const { problems } = judge(after, refuses, { Inicio: '2026-03-02', Fim: '2026-02-30' }, 'pt-br');
    expect(problems).toMatchObject([{ field: 'Fim', code: 'format' }]);
  });

  test('counts a rule only while its conditions hold', () => {
    const conditional = shape([
      {
        field: 'Fim',
        when: [{ field: 'Inicio', in: ['2026-01-01'] }],
        must: { field: 'Fim', present: true },
        message,
      },
    ]);
    expect(judge(conditional, isFine, { Inicio: '2026-01-01' }, 'pt-br').problems).toHaveLength(1);
    expect(judge(conditional, isFine, { Inicio: '2026-01-02' }, 'pt-br').problems).toEqual([]);
    expect(judge(conditional, isFine, {}, 'pt-br').problems).toEqual([]);
  });
});

describe('passes', () => {
  test.each([
    [{ field: 'x', type: 'cnpj' }, '11222333000181', true],
    [{ field: 'x', type: 'cnpj' }, '52998224725', false],
    [{ field: 'x', above: 0 }, 0, false],
    [{ field: 'x', atLeast: 0 }, 0, true],
    [{ field: 'x', below: '2026-01-01' }, '2025-12-31', true],
    [{ field: 'x', atMost: 10 }, 11, false],
    [{ field: 'x', notIn: ['a'] }, 'a', false],
    [{ field: 'x', present: false }, null, true],
    [{ field: 'x', present: true }, [], false],
    [{ field: 'x', present: true }, [{}], true],
    [{ field: 'x', in: ['a'] }, undefined, false],
    [{ field: 'x', atLeast: 5 }, null, true],
  ])('%j of %j: %s', (question, x, holds) => {
    expect(passes(question, { x })).toBe(holds);
  });
});

describe('a field that is not asked for', () => {
  const entity = expand('coisa', {
    'x-entity': {
      label,
      plural: label,
      gender: 'f',
      representation: 'Tipo',
      sort: { field: 'Tipo', order: 'asc' },
    },
    type: 'object',
    properties: {
      Tipo: { 'x-field': { type: 'text', label } },
      Livro: {
        'x-field': { type: 'text', label, default: 'A', visibleWhen: { field: 'Tipo', in: ['notas'] } },
      },
    },
  } as EntitySchema);

  test('holds no value, since nobody would see it', () => {
    const { problems } = judge(entity, isFine, { Tipo: 'imoveis', Livro: '7' }, 'pt-br');
    expect(problems).toMatchObject([{ field: 'Livro', code: 'not-asked' }]);
    expect(judge(entity, isFine, { Tipo: 'notas', Livro: '7' }, 'pt-br').problems).toEqual([]);
  });

  test('gets no default either', () => {
    expect(withDefaults(entity, { Tipo: 'imoveis' })).toEqual({ Tipo: 'imoveis' });
    expect(withDefaults(entity, { Tipo: 'notas' })).toEqual({ Tipo: 'notas', Livro: 'A' });
  });
});
