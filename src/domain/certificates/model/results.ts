/** What a certificate says. A failure to get one is never a result. @see certificates, section 2 */
export const results = [
  'NEGATIVA',
  'POSITIVA',
  'POSITIVA_EFEITO_NEGATIVA',
  'REGULAR',
  'IRREGULAR',
  'NADA_CONSTA',
  'CONSTA',
  'INFORMATIVA',
  'INDETERMINADA',
] as const;

export type CertificateResult = (typeof results)[number];
