/** What a reader of one value could stumble over at each of its signs. */
export const hostileParts = [
  ...[' ', '1', '1 ', '1.', ' 1x', 'a', '"', '"\t', '<a> ', '1/', ',5', ': ', '-', '\u00a0'],
] as const;

/** Such a part over and over, and an end that fits nothing before it. */
export const hostileValue = (part: string, characters: number): string =>
  part.repeat(Math.ceil(characters / part.length)).concat('x');
