import { expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import { findMentions } from '../persons/parties.ts';
import { apportion } from './apportion.ts';

const shares = (text: string, total: { value: string; unit: 'ha' } | null = null) => {
  const range = { start: 0, end: text.length };
  const people = findMentions(fold(text), text, range).filter(({ role }) => role === 'party');
  return apportion(fold(text), people, range, total);
};

test.each([
  [
    'a ANA LUZ, agricultora, uma metade (1/2); a IVO LUZ, 1/4; e a RUI LUZ, uma quarta parte (1/4)',
    ['1/2', '1/4', '1/4'],
  ],
  ['1/2 à viúva ANA LUZ; 1/4 a IVO LUZ, solteiro; e 1/4 a RUI LUZ', ['1/2', '1/4', '1/4']],
  ['a ANA LUZ, solteira, e IVO LUZ, solteiro, na proporção de 2/3 para ela e 1/3 para ele', ['2/3', '1/3']],
  ['a IVO LUZ, solteiro, e ANA LUZ, solteira, na proporção de 2/3 para ela e 1/3 para ele', ['1/3', '2/3']],
  ['a ANA LUZ; IVO LUZ; RUI LUZ; na proporção de 1/3 para cada um', ['1/3', '1/3', '1/3']],
  [
    'coube à viúva ANA LUZ a metade, e aos herdeiros IVO LUZ e RUI LUZ a outra metade, sendo 1/4 para cada um',
    ['1/2', '1/4', '1/4'],
  ],
  ['metade à viúva ANA LUZ e metade aos filhos IVO LUZ e RUI LUZ', ['1/2', '1/4', '1/4']],
  ['a ANA LUZ e IVO LUZ, em partes iguais', [null, null]],
])('%s', (text, expected) => {
  expect(shares(text)).toEqual(expected);
});

test('reads shares told by measure', () => {
  expect(
    shares('a ANA LUZ, 43,7500 ha; e a IVO LUZ e RUI LUZ, 21,8750 ha para cada um', {
      value: '87.5',
      unit: 'ha',
    }),
  ).toEqual(['1/2', '1/4', '1/4']);
});
