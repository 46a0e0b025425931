import { expect, test } from 'vitest';
import { standardProfilesOf } from './furnishCompany.ts';

const readers = { name: 'consulta', description: 'Lê.', codes: [], grants: [] };
const heads = { ...readers, name: 'gerência', isAdministrators: true } as const;

test('knows the profile of the administrators by its mark, whatever it is called', () => {
  expect(standardProfilesOf([readers, heads])).toEqual({ administrators: heads, others: [readers] });
});

test.each([
  ['none', [readers]],
  ['no profile at all', []],
  ['two', [heads, readers, { ...heads, name: 'diretoria' }]],
])('refuses %s for the administrators', (_name, profiles) => {
  expect(() => standardProfilesOf(profiles)).toThrow('Exactly one profile');
});
