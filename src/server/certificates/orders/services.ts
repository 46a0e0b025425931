import type { Models } from '../../crud/models.ts';
import type { Providers } from '../providers/openProviders.ts';

const services = new WeakMap<Models, Providers>();

/** Rules are found by their file name and hold nothing; what one application lends them hangs on its models. */
export function lendProviders(models: Models, providers: Providers): void {
  services.set(models, providers);
}

/** @throws when the application was built without providers: a mistake of ours */
export function providersOf(models: Models): Providers {
  const lent = services.get(models);
  if (!lent) throw new Error('The rules of certidao have no providers; call lendProviders first');
  return lent;
}
