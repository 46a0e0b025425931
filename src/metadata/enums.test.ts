import { expect, test } from 'vitest';
import { entities } from './entities.ts';
import { enumeration, enumLabel, markOf } from './enums.ts';

test('draws every state of every machine', () => {
  const states = entities.flatMap((entity) => (entity.states ? [entity.states.enum] : []));
  expect(states.length).toBeGreaterThan(0);
  const bare = states.flatMap((name) =>
    (enumeration(name)?.codes ?? []).filter(({ code }) => markOf(name, code) === null),
  );
  expect(bare).toEqual([]);
});

test('draws no other codes, nor what it does not know', () => {
  expect(markOf('TipoPessoa', 'F')).toBeNull();
  expect(markOf('SituacaoOperacao', 'inventada')).toBeNull();
  expect(markOf('Inventada', 'F')).toBeNull();
});

test('shows a code that is no longer listed as it is', () => {
  expect(enumLabel('en-us')('SituacaoOperacao', 'cancelada')).toBe('Cancelled');
  expect(enumLabel('en-us')('SituacaoOperacao', 'antiga')).toBe('antiga');
});
