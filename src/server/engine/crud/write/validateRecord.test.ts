import { describe, expect, test } from 'vitest';
import { makeActor } from '../../../../../test/support/people/actors.ts';
import { type EntitySchema, expand } from '../../../../metadata/expand.ts';
import { validateShape } from './validateRecord.ts';

const label = { 'pt-br': 'Coisa', 'en-us': 'Thing' };
const shape = expand('coisa', {
  'x-entity': {
    label,
    plural: label,
    gender: 'f',
    representation: 'Inicio',
    sort: { field: 'Inicio', order: 'asc' },
    rules: [{ field: 'Fim', must: { field: 'Fim', above: { field: 'Inicio' } }, message: label }],
  },
  type: 'object',
  properties: {
    Inicio: { 'x-field': { type: 'dateTime', label } },
    Fim: { 'x-field': { type: 'dateTime', label } },
  },
} as EntitySchema);

const isFine = Object.assign(() => true, { errors: null });
const actor = { ...makeActor({}), timeZone: 'America/Sao_Paulo' };

describe('a rule between an instant in UTC and one in local time', () => {
  test.each([
    ['2026-01-01T13:00:00.000Z', '2026-01-01T11:30:00', true],
    ['2026-01-01T13:00:00.000Z', '2026-01-01T09:30:00', false],
    ['2026-01-01T10:00:00', '2026-01-01T12:00:00Z', false],
    ['2026-01-01T10:00:00', '2026-01-01T11:00:00', true],
  ])('%s to %s: %s', (Inicio, Fim, holds) => {
    const judged = () => validateShape({ Inicio, Fim }, shape, isFine, actor);
    if (holds) expect(judged).not.toThrow();
    else expect(judged).toThrow();
  });
});
