import type { Models } from '../../../src/server/engine/crud/models.ts';
import type { Providers } from '../../../src/server/features/certificates/providers/openProviders.ts';

/** From now on rules ask these sources instead of those the server opened. */
export const askProviders = ({ services }: Models, providers: Providers): void =>
  void Object.assign(services, { providers });
