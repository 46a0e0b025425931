import { ResultadoCertidao } from '../../generated/codes.ts';

/** What a certificate says. A failure to get one is never a result. @see certificates, section 2 */
export const results = ResultadoCertidao;

export type CertificateResult = (typeof results)[number];
