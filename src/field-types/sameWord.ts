/** Whether two texts are the same word to a person: case, accents and space around it do not count. */
export const sameWord = (a: string, b: string): boolean => bare(a) === bare(b);

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
