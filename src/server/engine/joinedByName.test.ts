import { expect, test } from 'vitest';
import { joinedByName } from './joinedByName.ts';
import type { Letters } from './mail/letters.ts';

const unwritten = { write: () => null };

test('holds what every feature gives', () => {
  const letters = [{ convite: { ...unwritten, hours: 72 } }, {}, { avisos: unwritten }];
  expect(joinedByName<Partial<Letters>>('The mail', letters)).toEqual({
    convite: { ...unwritten, hours: 72 },
    avisos: unwritten,
  });
});

test('refuses a name that two features give', () => {
  expect(() =>
    joinedByName<Partial<Letters>>('The mail', [
      { convite: unwritten },
      { avisos: unwritten, convite: unwritten },
    ]),
  ).toThrow('The mail convite is given twice: give one its own name');
});
