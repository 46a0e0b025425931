import type { Letters } from './letters.ts';

/**
 * The letters of every feature as one table.
 * @throws when a kind of mail is given twice: of two that write it one would be forgotten
 */
export function joinLetters(given: readonly Partial<Letters>[]): Partial<Letters> {
  const kinds = given.flatMap((letters) => Object.keys(letters));
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
  if (twice) throw new Error(`Mails of the kind ${twice} are written by two features: give one its own kind`);
  return given.reduce((joined, letters) => ({ ...joined, ...letters }), {});
}
