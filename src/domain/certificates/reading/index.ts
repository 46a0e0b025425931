/** Pages to what their certificates say, by the words offices use. */

export { readCertificate } from './readCertificate.ts';
export { certificateRules, splitCertificates } from './split/splitCertificates.ts';
