import type { Run } from '../calculation.ts';
import { type CertificateExpiryInput, calculateCertificateExpiry } from './calculate.ts';

/** Until when a certificate is good, on the day of the terms. */
export const run: Run = (input, { today, holidays, localHolidays = [] }) =>
  calculateCertificateExpiry({ Hoje: today, ...input } as unknown as CertificateExpiryInput, [
    ...holidays,
    ...localHolidays,
  ]);
