import { expect, test } from 'vitest';
import { joinLetters } from './joinLetters.ts';

const unwritten = { write: () => null };

test('holds the letters of every feature with how long each is of use', () => {
  expect(joinLetters([{ convite: { ...unwritten, hours: 72 } }, {}, { avisos: unwritten }])).toEqual({
    convite: { ...unwritten, hours: 72 },
    avisos: unwritten,
  });
});

test('refuses a kind that two features give', () => {
  expect(() => joinLetters([{ convite: unwritten }, { avisos: unwritten, convite: unwritten }])).toThrow(
    'Mails of the kind convite are written by two features',
  );
});
