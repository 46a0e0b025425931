import { describe, expect, test } from 'vitest';
import { isAsked, unaskedValues } from '../../../../metadata/asked.ts';
import type { Shape } from '../../../../metadata/entity.ts';
import { expandField } from '../../../../metadata/expand.ts';
import { tabOf, tabsOf, withoutUnasked } from './formModel.ts';
import { mergeChanges } from './mergeChanges.ts';

const label = { 'pt-br': 'Rótulo', 'en-us': 'Label' };
const field = (name: string, more: object = {}) => expandField(name, { type: 'text', label, ...more });
const when = (name: string, ...values: unknown[]) => ({ visibleWhen: { field: name, in: values } });
const shape: Shape = {
  name: 'ensaio',
  fields: [
    field('Tipo', { section: 'um' }),
    field('Registro', { section: 'dois', ...when('Tipo', 'J') }),
    field('Orgao', { section: 'dois', ...when('Registro', 'junta') }),
    field('Filhos', { type: 'lines', section: 'solta', ...when('Tipo', 'J') }),
    field('Nome'),
  ],
  sections: ['um', 'dois', 'solta'].map((name) => ({ name, label })),
  tabs: [
    { name: 'a', label, sections: ['um'] },
    { name: 'b', label, sections: ['dois'] },
  ],
  rules: [],
  jsonSchema: {},
};
const [, , orgao] = shape.fields;

describe('a field that hangs on another', () => {
  test('is asked for only while that one is asked for too', () => {
    expect(orgao && isAsked(orgao, { Tipo: 'J', Registro: 'junta' }, shape)).toBe(true);
    expect(orgao && isAsked(orgao, { Tipo: 'F', Registro: 'junta' }, shape)).toBe(false);
  });

  test('keeps what was typed in the form, and is nothing in what is saved', () => {
    const typed = { Tipo: 'F', Registro: 'junta', Orgao: 'Jucesp', Filhos: [{}], Nome: 'x' };
    expect(withoutUnasked(shape, typed)).toEqual({
      Tipo: 'F',
      Registro: null,
      Orgao: null,
      Filhos: [],
      Nome: 'x',
    });
    expect(unaskedValues(shape, typed).map(({ name }) => name)).toEqual(['Registro', 'Orgao', 'Filhos']);
  });
});

describe('tabs', () => {
  test('hold their sections; what no tab names stands on the first', () => {
    expect(tabsOf(shape, shape.fields).map(({ sections }) => sections.map(({ name }) => name))).toEqual([
      ['', 'um', 'solta'],
      ['dois'],
    ]);
  });

  test('are found by the path of a field, also of a row', () => {
    expect(tabOf(shape, 'Orgao')).toBe('b');
    expect(tabOf(shape, 'Filhos.0.Nome')).toBe('a');
  });
});

describe('two changes of one record', () => {
  const before = { Tipo: 'J', Registro: 'junta', Nome: 'Ana' };

  test('are one where they touch different fields', () => {
    const merged = mergeChanges(shape, before, { ...before, Nome: 'Eva' }, { ...before, Registro: 'outro' });
    expect(merged).toEqual({
      data: { Tipo: 'J', Registro: 'outro', Nome: 'Eva' },
      both: [],
      theirs: ['Registro'],
    });
  });

  test('are asked about where they touch the same one, unless they agree', () => {
    const mine = { ...before, Nome: 'Eva', Registro: 'outro' };
    const merged = mergeChanges(shape, before, mine, { ...before, Nome: 'Rui', Registro: 'outro' });
    expect(merged.both).toEqual(['Nome']);
    expect(merged.data.Nome).toBe('Eva');
  });
});
