/**
 * Whether a JSON number is written with at most `places` decimals and 15 significant digits,
 * so that it arrives exactly (design, section 5). Judged on its shortest text, not by arithmetic.
 */
export function hasAtMostDecimals(value: number, places: number): boolean {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return false;
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  return decimals.length <= places && `${whole}${decimals}`.replace(/^0+/, '').length <= 15;
}
