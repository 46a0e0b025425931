import type { Models } from '../crud/models.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { SecretBox } from './secretBox.ts';

/** What the rules of a registry record need beyond the transaction they run in. */
export interface MatriculaServices {
  readonly queue: Pick<JobQueue, 'send'>;
  readonly secrets: SecretBox;
  readonly now: () => Date;
}

const services = new WeakMap<Models, MatriculaServices>();

/** Rules are found by their file name and hold nothing; what one application lends them hangs on its models. */
export function lendServices(models: Models, lent: MatriculaServices): void {
  services.set(models, lent);
}

/** @throws when the application was built without the registry's calls: a mistake of ours */
export function servicesOf(models: Models): MatriculaServices {
  const lent = services.get(models);
  if (!lent) throw new Error('The rules of registro-matricula have no queue; call lendServices first');
  return lent;
}
