/**
 * A CPF or CNPJ for readers who may know that it is the same one and no more: first group and check digits covered.
 * @param shown as people write it: `111.444.777-35` becomes `***.444.777-**`
 * @see workflow, section 9
 */
export function maskDocument(shown: string): string {
  const match = /^([0-9A-Z]{2,3})(\..*-)\d{2}$/.exec(shown);
  return match?.[1] && match[2] ? `${'*'.repeat(match[1].length)}${match[2]}**` : maskText(shown);
}

/** Covers a text whole; its length is not told. */
export const maskText = (shown: string): string => (shown === '' ? '' : '***');
