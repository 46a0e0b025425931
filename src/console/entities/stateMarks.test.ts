import { expect, test } from 'vitest';
import { entityNamed } from '../../metadata/entities.ts';
import { markOf } from './stateMarks.ts';

test.each([
  ['operacao', 'rascunho', 'empty'],
  ['operacao', 'em_andamento', 'half'],
  ['operacao', 'em_parecer', 'most'],
  ['operacao', 'concluida', 'full'],
  ['operacao', 'cancelada', 'slash'],
  ['registro-matricula', 'na_fila', 'quarter'],
  ['registro-matricula', 'em_analise', 'half'],
  ['registro-matricula', 'em_revisao', 'most'],
  ['registro-matricula', 'pausada', 'pause'],
  ['registro-matricula', 'erro', 'cross'],
])('%s: %s is %s', (entity, state, mark) => {
  const { states } = entityNamed(entity);
  expect(states && markOf(states, state)).toBe(mark);
});
