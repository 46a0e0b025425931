/** Identifiers are text, never numbers: leading zeros count. */

/** Trims, capitalises and keeps `0-9A-Z` only: the stored form of any identifier. */
export const alphanumericOf = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Keeps the digits only. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether all characters are the same one, as in `00000000000`: such numbers pass the arithmetic and are never issued. */
export const isRepeated = (text: string): boolean => /^(.)\1*$/.test(text);

/** Fills `mask` from `text`, one letter or digit for each `0`; `text` comes back as it is when they are not as many. */
export function fillMask(mask: string, text: string): string {
  if (mask.replaceAll(/[^0]/g, '').length !== text.length || !/^[0-9A-Z]*$/i.test(text)) return text;
  let next = 0;
  return mask.replaceAll('0', () => text.charAt(next++));
}

/**
 * `text` with the punctuation of the first mask it fits into, as far as it goes: `529982` -> `529.982`. Nothing is
 * put behind the last character, so that it can be taken away again.
 * @returns the text as it is when it holds anything but characters of the masks and their punctuation
 */
export function fillWhileTyping(masks: readonly string[], text: string, kind = /^\d*$/): string {
  const bare = text.toUpperCase().replace(/[.\-/() ]/g, '');
  const mask = masks.find((candidate) => candidate.replaceAll(/[^0]/g, '').length >= bare.length);
  if (mask === undefined || bare === '' || !kind.test(bare)) return text;
  let next = 0;
  let filled = '';
  for (const sign of mask) {
    if (next === bare.length) break;
    filled += sign === '0' ? bare.charAt(next++) : sign;
  }
  return filled;
}
