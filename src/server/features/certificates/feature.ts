import { feature } from '../../engine/feature.ts';
import { startReadingScans } from './attach/readScans.ts';
import { certificateRoutes, documentRoutes } from './certificateRoutes.ts';
import { startOrders } from './orders/startOrders.ts';
import { openProviders, type Providers } from './providers/openProviders.ts';
import { expiryLetter } from './watch/expiryLetter.ts';
import { readOnOpening } from './watch/readOnOpening.ts';
import { startExpiryWatch } from './watch/watchExpiry.ts';

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
  calls: [documentRoutes, certificateRoutes],
  onRead: readOnOpening,
  letters: { 'certidoes-a-vencer': { write: ({ data }, setting) => expiryLetter(data, setting) } },
  rounds: [startExpiryWatch, startOrders, startReadingScans],
});
