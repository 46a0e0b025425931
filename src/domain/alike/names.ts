/**
 * A name as it is compared with other names: capitals and digits without accents, spaces, legal form and the little words
 * between. `Agropecuária São José Ltda.` and `AGROPECUARIA SAO JOSE - ME` are one.
 * @returns never empty for a name with a letter or digit in it: one that is nothing but such words keeps them
 */
export const nameKey = (name: string): string => tellingWords(name).join('');

/** The words of a name that tell it from others, in capitals without accents. */
export function tellingWords(name: string): readonly string[] {
  const plain = withoutAccents(name).toUpperCase();
  const firm = plain.includes(' EM ') ? plain.replace(inCourt, ' ') : plain;
  const words = (firm.replace(shareCompany, ' ').match(/[A-Z0-9]+/g) ?? []).map((word) =>
    word === 'COMPANHIA' ? 'CIA' : word,
  );
  const telling = words.filter((word) => !silent.has(word));
  return telling.length > 0 ? telling : words;
}

const inCourt = /\bEM (?:RECUPERACAO JUDICIAL|LIQUIDACAO(?: EXTRAJUDICIAL)?)\b/g;
const shareCompany = /\bS[\s./]+A\b\.?\s*$/;

/** Most names of a hundred thousand have none. */
const withoutAccents = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  /^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');

const silent: ReadonlySet<string> = new Set([
  ...['LTDA', 'LIMITADA', 'SA', 'ME', 'EPP', 'MEI', 'EIRELI', 'SS'],
  ...['DE', 'DA', 'DO', 'DAS', 'DOS', 'E'],
]);

/** Shorter keys are other names when one letter is: Ana and Ane. */
const shortest = 5;

/**
 * Whether two keys may be one name written twice: the same, or apart by one letter that is missing, added, another one, or
 * has changed places with its neighbour. A digit tells apart: Loja 12 is not Loja 13.
 */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return one !== '';
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortest || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [less, more] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (/\d/.test(less + more)) return false;
  if (more.length === 1) return true;
  return less.length === 2 && more.length === 2 && less[0] === more[1] && less[1] === more[0];
}

/**
 * Numbers of which two alike keys have at least one in common: one of the key itself, and one of what is left without each
 * of its letters. A letter missing, added, exchanged or out of place leaves the same rest of both. Others may have one in
 * common by chance, so whoever finds a pair asks `areAlike`.
 */
export function alikeMarks(key: string): readonly number[] {
  const starts = [0];
  for (const sign of key) starts.push((Math.imul(starts.at(-1) ?? 0, base) + sign.charCodeAt(0)) | 0);
  const whole = starts[key.length] ?? 0;
  if (key.length < shortest) return [whole];
  const marks = [whole];
  let power = 1;
  // From the end, where what follows a letter weighs the base to the power of its length.
  for (let at = key.length - 1; at >= 0; at -= 1) {
    const end = (whole - Math.imul(starts[at + 1] ?? 0, power)) | 0;
    if (key.charCodeAt(at) > 57) marks.push((Math.imul(starts[at] ?? 0, power) + end) | 0);
    power = Math.imul(power, base);
  }
  return marks;
}

const base = 0x01000193;
