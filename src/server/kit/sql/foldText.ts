/**
 * Text as free search compares it: no case, no accents, no document punctuation.
 * `São João` -> `sao joao`, `529.982.247-25` -> `52998224725`; other punctuation parts words.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)[.\-/](?=[\da-z])|(?<=[a-z])[.\-/](?=\d)/gu, '')
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}

/** The words of a search; a record matches when it holds all of them. */
export const searchWords = (text: string): readonly string[] =>
  foldText(text).split(' ').filter(Boolean).slice(0, 10);
