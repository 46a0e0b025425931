/** Whether a search looks like a CPF or CNPJ, with or without punctuation; mistyped ones too. */
export const isDocument = (query: string): boolean =>
  /^[\dA-Z./-]{11,18}$/i.test(query) && (query.match(/\d/g)?.length ?? 0) >= fewestDigits;

/** Of letters and digits together a CNPJ has at least these in practice; words of a name have fewer. */
const fewestDigits = 6;

/** The document without punctuation, and which of both it is by its length. */
export function documentIn(query: string): { readonly value: string; readonly kind: 'cpf' | 'cnpj' } {
  const value = query.replace(/[./-]/g, '').toUpperCase();
  return { value, kind: value.length === cpfLength ? 'cpf' : 'cnpj' };
}

const cpfLength = 11;
