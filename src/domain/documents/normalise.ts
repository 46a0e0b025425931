/** Identifiers are text, never numbers: leading zeros count. */

/** Trims, capitalises and keeps `0-9A-Z` only: the stored form of any identifier. */
export const alphanumericOf = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Keeps the digits only. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether all characters are the same one, as in `00000000000`: such numbers pass the arithmetic and are never issued. */
export const isRepeated = (text: string): boolean => /^(.)\1*$/.test(text);

/** Fills `mask` from `text`, one character for each `0`; `text` comes back as it is when the lengths differ. */
export function fillMask(mask: string, text: string): string {
  if (mask.replaceAll(/[^0]/g, '').length !== text.length) return text;
  let next = 0;
  return mask.replaceAll('0', () => text.charAt(next++));
}
