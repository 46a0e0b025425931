import { feature } from '../../engine/feature.ts';
import { readScan } from './attach/readScan.ts';
import { addCertificateRoutes } from './certificateRoutes.ts';
import { addFillRoutes } from './fill/fillRoutes.ts';
import { orderCertificate } from './orders/orderCertificate.ts';
import { addOrderRoutes } from './orders/orderRoutes.ts';
import { openProviders, type Providers } from './providers/openProviders.ts';
import { addCertificateAnswers } from './validOn/validOnRoutes.ts';
import { expiryLetter } from './watch/expiryLetter.ts';
import { readOnOpening } from './watch/readOnOpening.ts';
import { expiryWatch } from './watch/watchExpiry.ts';

declare module '../../engine/services.ts' {
  interface Services {
    /** Sources certificates are asked for. */
    readonly providers: Providers;
  }
}

/** Certificates: what an operation needs, ordered at their sources or attached, read, watched until they expire. */
export const certificates = feature({
  name: 'certificates',
  needs: ['matricula'],
  async opens(settings, now) {
    const providers = await openProviders({ settings, environment: process.env, now });
    return { parts: { providers }, close: () => providers.close() };
  },
  calls: [addCertificateRoutes, addCertificateAnswers, addFillRoutes, addOrderRoutes],
  onRead: readOnOpening,
  letters: { 'certidoes-a-vencer': { write: ({ data }, setting) => expiryLetter(data, setting) } },
  jobs: [orderCertificate, readScan, expiryWatch],
});
