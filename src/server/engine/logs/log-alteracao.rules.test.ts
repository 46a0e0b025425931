import { expect, test } from 'vitest';
import entidade from '../../../../schemas/enums/Entidade.json' with { type: 'json' };
import { entities } from '../../../metadata/entities.ts';

test('every kind of record whose changes are logged has a name in the log', () => {
  const named = new Set(entidade.codes.map(({ code }) => code));
  const logged = entities.filter(({ storage }) => storage === 'table').map(({ name }) => name);
  expect(logged.filter((name) => !named.has(name))).toEqual([]);
});
